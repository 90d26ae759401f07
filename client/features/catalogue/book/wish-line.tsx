import type { MouseEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { useApi } from '../../../lib/use-api';
import { foldCorner, useWish, wishForm } from '../../../data/wishes/wishes';
import styles from './wish-line.module.css';

/** Wish in words, under the big cover: adds the book to the wishes, or says that it is one. */
export function WishLine({ isbn }: { readonly isbn: string }) {
  const api = useApi();
  const folded = useWish(api, isbn);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    void foldCorner(api, isbn, !folded);
  };
  return (
    <button type="submit" form={wishForm} name="isbn" value={isbn} className={styles['line']} onClick={press}>
      <i className={folded ? styles['folded'] : styles['mark']} />
      {folded ? m.book_wished() : m.book_wish()}
    </button>
  );
}
