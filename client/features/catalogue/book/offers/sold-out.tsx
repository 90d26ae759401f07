import { m } from '../../../../../messages/compiled/messages.js';
import styles from './copies-table.module.css';
import { WishLine } from '../wish-line';

/** Part for a book without copies: a wish is the next step. */
export function SoldOut({ isbn }: { readonly isbn: string }) {
  return (
    <div className={styles['sold-out']} id="sold-out">
      <p>{m.book_sold_out()}</p>
      <WishLine isbn={isbn} />
    </div>
  );
}
