import { useLayoutEffect, useRef } from 'react';
import { bookPath } from '../../../../domain/catalogue/book-path';
import { PageLink } from '../../../lib/page-link';
import styles from './book-link.module.css';
import { receiveCover } from './returning-cover';

export interface BookLinkProps {
  readonly book: { readonly isbn: string; readonly title: string; readonly language: string };
  /** The whole element of class `book` around it is the target, its corner left out. */
  readonly stretched?: boolean;
}

/** A book's title as the link to its page; on the way back from there the cover in its list item travels. */
export function BookLink({ book, stretched = false }: BookLinkProps) {
  const title = useRef<HTMLElement>(null);
  // Before painting: the transition takes its picture of the new page right then.
  useLayoutEffect(() => receiveCover(title.current?.closest('li'), book.isbn), [book.isbn]);
  return (
    <PageLink to={bookPath(book.isbn, book.title)} className={stretched ? styles['stretched'] : styles['link']}>
      <bdi ref={title} lang={book.language}>
        {book.title}
      </bdi>
    </PageLink>
  );
}
