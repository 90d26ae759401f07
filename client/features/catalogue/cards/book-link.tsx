import { useLayoutEffect, useRef } from 'react';
import { PageLink } from '../../../lib/page-link';
import { bookPage } from '../../../lib/pages';
import styles from './book-link.module.css';
import { receiveCover } from './returning-cover';

export interface BookLinkProps {
  readonly book: { readonly isbn: string; readonly title: string; readonly language: string };
  /** The whole element of class `book` around it is the target, except its corner. */
  readonly isStretched?: boolean;
}

/** Title of a book as the link to its page. When a person returns from that page, the cover moves to its list item. */
export function BookLink({ book, isStretched = false }: BookLinkProps) {
  const title = useRef<HTMLElement>(null);
  // Before painting, because the transition captures the new page then.
  useLayoutEffect(() => receiveCover(title.current?.closest('li'), book.isbn), [book.isbn]);
  return (
    <PageLink {...bookPage(book.isbn, book.title)} className={isStretched ? styles['stretched'] : styles['link']}>
      <bdi ref={title} lang={book.language}>
        {book.title}
      </bdi>
    </PageLink>
  );
}
