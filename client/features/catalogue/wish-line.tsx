import { m } from '../../../messages/compiled/messages.js';
import { useApi } from '../../lib/use-api';
import { foldCorner, useWishes } from '../../lib/wishes';
import styles from './wish-line.module.css';

/** The corner in words, under the big cover: folds it or says that it is folded. */
export function WishLine({ isbn }: { readonly isbn: string }) {
  const api = useApi();
  const folded = useWishes(api).has(isbn);
  return (
    <button type="button" className={styles['line']} onClick={() => void foldCorner(api, isbn, !folded)}>
      <i className={folded ? styles['folded'] : styles['mark']} />
      {folded ? m.book_wished() : m.book_wish()}
    </button>
  );
}
