import { useLocation, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { language } from '../lib/language';
import { Icon } from '../ui/icon';
import styles from './header.module.css';

/** The search in the header: a GET form, so it works without script too. */
export function SearchField() {
  const router = useRouter();
  const action = `/${language()}/search`;
  const asked = useLocation({ select: ({ pathname, searchStr }) => (pathname === action ? new URLSearchParams(searchStr).get('q') : null) ?? '' });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    const to: string = action;
    void router.navigate({ to, search: typeof q === 'string' && q.trim() !== '' ? { q: q.trim() } : {} });
  };
  return (
    <search className={styles['search']}>
      <form method="get" action={action} onSubmit={search}>
        <Icon name="search" size={20} />
        <input key={asked} name="q" type="search" defaultValue={asked} aria-label={m.shell_search_label()} placeholder={m.shell_search()} autoComplete="off" enterKeyHint="search" maxLength={200} />
      </form>
    </search>
  );
}
