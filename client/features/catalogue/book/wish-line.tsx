import type { MouseEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { useWish, wishForm } from '../../../data/wishes/wishes';
import styles from './wish-line.module.css';

/** Wish in words, under the big cover: adds the book to the wishes, or says that it is one. */
export function WishLine({ isbn }: { readonly isbn: string }) {
  const [isWished, changeWish] = useWish(isbn);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    changeWish(!isWished);
  };
  return (
    <button type="submit" form={wishForm} name="isbn" value={isbn} className={styles['line']} onClick={press}>
      <i className={isWished ? styles['folded'] : styles['mark']} />
      {isWished ? m.book_wished() : m.book_wish()}
    </button>
  );
}
