import type { BookPage } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { joinFacts } from '../../../lib/words/join-words';
import { PageLink } from '../../../lib/page-link';
import { authorPage } from '../../../lib/pages';
import styles from './book-heading.module.css';
import { countParams } from '../../../lib/words/count-params';

/** Title, authors as links, and the line that identifies the edition. */
export function BookHeading({ book, edition }: { readonly book: BookPage; readonly edition: string }) {
  const line = joinFacts([...(book.publisher === null ? [] : [book.publisher]), edition]);
  return (
    <header className={styles['heading']}>
      <h1 className={styles['title']}>
        <bdi lang={book.language}>{book.title}</bdi>
      </h1>
      {book.subtitle === null ? null : (
        <p className={styles['subtitle']}>
          <bdi lang={book.language}>{book.subtitle}</bdi>
        </p>
      )}
      <p className={styles['by']}>
        {book.authors.map((author) => (
          <PageLink key={author} {...authorPage(author)}>
            <bdi>{author}</bdi>
          </PageLink>
        ))}
      </p>
      <p className="mute">{line}</p>
      {book.waiting === null ? null : <p className="mute">{m.book_waiting(countParams(book.waiting))}</p>}
    </header>
  );
}
