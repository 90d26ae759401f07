import type { FormEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button';

export interface OtherAddressProps {
  /** Path of the page with the empty form. */
  readonly page: string;
  readonly onPress: () => void;
}

/** The button that leads back to the form. Without script it loads the page. */
export function OtherAddress({ page, onPress }: OtherAddressProps) {
  const { pathname, searchParams } = new URL(page, 'https://shop.invalid');
  const press = (event: FormEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <form method="get" action={pathname} onSubmit={press}>
      {[...searchParams].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <Button type="submit" kind="outline">{m.accounts_sent_again()}</Button>
    </form>
  );
}
