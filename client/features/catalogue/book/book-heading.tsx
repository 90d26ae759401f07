import type { BookPage } from '../../../../domain/catalogue/schemas';
import { joinFacts } from '../../../lib/words/join-words';
import { PageLink } from '../../../lib/page-link';
import { authorPage } from '../../../lib/pages';
import styles from './book-heading.module.css';
import type { BookWords } from './book-words';

/** Title, authors as links, and the line that identifies the edition. */
export function BookHeading({ book, words }: { readonly book: BookPage; readonly words: BookWords }) {
  const line = joinFacts([...(book.publisher === null ? [] : [book.publisher]), words.edition]);
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
      {words.waiting === null ? null : <p className="mute">{words.waiting}</p>}
    </header>
  );
}
