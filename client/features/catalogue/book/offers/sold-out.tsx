import { m } from '../../../../../messages/compiled/messages.js';
import styles from './copies-table.module.css';
import { WishLine } from '../wish-line';

/** No copy is left, or none was ever sold: the corner is the next step. */
export function SoldOut({ isbn, known }: { readonly isbn: string; readonly known: boolean }) {
  return (
    <div className={styles['gone']}>
      <p>{known ? m.book_sold_out() : m.book_not_sold()}</p>
      <WishLine isbn={isbn} />
    </div>
  );
}
