import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { DeskStock } from '../../../../domain/desk/stock-schemas';
import { parseIsbn } from '../../../../domain/isbn';
import { m } from '../../../../messages/compiled/messages.js';
import { useFindStock } from '../../../data/desk/stock';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/notices/empty-state';
import { Field } from '../../../ui/fields/field';
import styles from '../desk.module.css';
import stock from './stock.module.css';
import { useScans } from '../frame/scan-context';
import { StockBook } from './stock-book';

/** Page of the stock, by ISBN or words: shelves, movements, and a correction with its reason. */
export function StockScreen({ found, q }: { readonly found: DeskStock; readonly q: string }) {
  const findStock = useFindStock();
  const router = useRouter();
  const [words, setWords] = useState(q);
  const [shownQ, setShownQ] = useState(q);
  if (shownQ !== q) {
    setShownQ(q);
    setWords(q);
  }
  const openSearch = (search: string) => router.navigate({ to: '/desk/stock', search: { q: search } });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') void openSearch(words.trim());
  };
  useScans(async (code) => {
    const parsed = parseIsbn(code);
    if (!parsed.ok) return null;
    const [item] = (await findStock(parsed.isbn)).items;
    await openSearch(parsed.isbn);
    return item === undefined
      ? { tone: 'wrong', words: m.desk_stock_none() }
      : { tone: 'right', words: item.book.title, note: m.desk_stock() };
  });
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_stock()}</h1>
      </header>
      <form className={stock['search']} onSubmit={send}>
        <Field
          name="q"
          type="search"
          label={m.desk_stock_label()}
          maxLength={200}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit">{m.desk_scan_send()}</Button>
      </form>
      {q !== '' && found.items.length === 0 ? (
        <EmptyState title={m.desk_stock_none()}>
          <p>{m.desk_stock_none_text()}</p>
        </EmptyState>
      ) : null}
      {q === '' && found.items.length > 0 ? <h2>{m.desk_recalled_books()}</h2> : null}
      {found.items.map((item) => (
        <StockBook key={item.book.isbn} item={item} />
      ))}
    </>
  );
}
