import { useLocation } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/buttons/button';
import { addressOf } from '../../lib/language';

/** Button that returns to the form for another mail address. Without script it loads the page again. */
export function OtherAddress({ onPress }: { readonly onPress: () => void }) {
  const { pathname, searchStr } = useLocation();
  const press = (event: FormEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <form method="get" action={addressOf(pathname)} onSubmit={press}>
      {[...new URLSearchParams(searchStr)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="outline">
        {m.accounts_sent_again()}
      </Button>
    </form>
  );
}
