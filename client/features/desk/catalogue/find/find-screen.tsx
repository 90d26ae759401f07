import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { FoundEditions } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { parseIsbn } from '../../../../../domain/isbn';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCatalogueCalls } from '../../../../data/desk/catalogue';
import { Button } from '../../../../ui/buttons/button';
import { Field } from '../../../../ui/fields/field';
import { EmptyState } from '../../../../ui/notices/empty-state';
import desk from '../../desk.module.css';
import { useScans } from '../../frame/scan-context';
import { MoreButton } from '../../more-button';
import { usePages } from '../../../../data/use-pages';
import styles from '../catalogue.module.css';
import { CatalogueTabs } from '../catalogue-tabs';
import { FoundTable } from '../parts/found-table';
import { AddForm } from './add-form';

/**
 * Page that looks up books of the catalogue. A known ISBN opens its book. An unknown ISBN opens the form that adds the
 * book.
 */
export function FindScreen({ found, q }: { readonly found: FoundEditions; readonly q: string }) {
  const { findEditions } = useCatalogueCalls();
  const router = useRouter();
  const pages = usePages(found, (cursor) => findEditions(q, cursor));
  const [asked, setAsked] = useState(q);
  const [before, setBefore] = useState(q);
  if (before !== q) {
    setBefore(q);
    setAsked(q);
  }
  const openSearch = async (words: string) => {
    const parsed = parseIsbn(words);
    const isKnown = parsed.ok && (await findEditions(parsed.isbn)).items.length > 0;
    if (parsed.ok && isKnown)
      await router.navigate({ to: '/desk/catalogue/{-$kind}/{-$key}', params: { kind: 'books', key: parsed.isbn } });
    else
      await router.navigate({ to: '/desk/catalogue/{-$kind}/{-$key}', search: { q: parsed.ok ? parsed.isbn : words } });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (asked.trim() !== '') void openSearch(asked.trim());
  };
  useScans(async (code) => {
    const parsed = parseIsbn(code);
    if (!parsed.ok) return null;
    await openSearch(parsed.isbn);
    return { tone: 'right', words: parsed.isbn, note: m.desk_catalogue() };
  });
  return (
    <>
      <header className={desk['head']}>
        <h1>{m.desk_catalogue()}</h1>
        <CatalogueTabs here="find" />
      </header>
      <form className={styles['search']} onSubmit={send}>
        <Field
          name="q"
          type="search"
          label={m.desk_catalogue_label()}
          maxLength={200}
          autoComplete="off"
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        <Button type="submit">{m.desk_scan_send()}</Button>
      </form>
      {found.missingIsbn === null ? null : <AddForm key={found.missingIsbn} isbn={found.missingIsbn} />}
      {q !== '' && found.items.length === 0 && found.missingIsbn === null ? (
        <EmptyState title={m.desk_stock_none()}>
          <p>{m.desk_stock_none_text()}</p>
        </EmptyState>
      ) : null}
      {pages.items.length === 0 ? null : <FoundTable label={m.desk_catalogue()} editions={pages.items} />}
      <MoreButton pages={pages} />
    </>
  );
}
