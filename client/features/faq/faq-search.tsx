import type { ChangeEvent, FormEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { addressOf } from '../../lib/language';
import { Icon } from '../../ui/icons/icon';
import { useEnteredEarly } from '../../ui/fields/use-entered-early';
import { Button } from '../../ui/buttons/button';
import styles from './faq-search.module.css';
import { useTypedSearch } from './use-typed-search';

/** Search during typing; without script by its button. */
export function FaqSearch({ q }: { readonly q: string }) {
  const { typed, type, go } = useTypedSearch(q);
  const write = (event: ChangeEvent<HTMLInputElement>) => type(event.target.value);
  const field = useEnteredEarly({ value: typed }, write);
  const send = (event: FormEvent) => {
    event.preventDefault();
    go();
  };
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- fewer browsers know the search element
      role="search"
      aria-label={m.faq_search()}
      method="get"
      action={addressOf('/faq')}
      className={styles['search']}
      onSubmit={send}
    >
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        name="q"
        value={typed}
        onChange={write}
        aria-label={m.faq_search()}
        placeholder={m.faq_search_placeholder()}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{m.shell_search()}</Button>
    </form>
  );
}
