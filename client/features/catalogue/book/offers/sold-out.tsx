import { m } from '../../../../../messages/compiled/messages.js';
import styles from './copies-table.module.css';
import { WishLine } from '../wish-line';

/** Part for a book without copies: a wish is the next step. */
export function SoldOut({ isbn, known }: { readonly isbn: string; readonly known: boolean }) {
  return (
    <div className={styles['gone']}>
      <p>{known ? m.book_sold_out() : m.book_not_sold()}</p>
      <WishLine isbn={isbn} />
    </div>
  );
}
