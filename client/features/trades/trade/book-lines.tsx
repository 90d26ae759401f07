import type { ReactNode } from 'react';
import type { BookCard } from '../../../../domain/catalogue/schemas';
import { formatList } from '../../../../domain/formats/format-lists';
import { m } from '../../../../messages/compiled/messages.js';
import { isolateNames, joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { bookPage } from '../../../lib/pages';
import { Cover } from '../../../ui/books/cover';
import { Row, Rows } from '../../../ui/text/rows';
import { SectionHead } from '../../../ui/text/section-head';
import styles from './trade.module.css';
import { countParams } from '../../../lib/words/count-params';

const shownLines = 8;

/** First lines, with a button for the rest. */
export function BookLines({
  title,
  tone,
  children,
}: {
  readonly title: string;
  readonly tone: 'give' | 'take';
  readonly children: readonly ReactNode[];
}) {
  const hidden = children.length - shownLines;
  return (
    <section className={styles['lines']}>
      <SectionHead size="block" tone={tone} title={title} />
      <Rows>{children.slice(0, shownLines)}</Rows>
      {hidden > 0 ? (
        <details>
          <summary>{m.trade_more_lines(countParams(hidden))}</summary>
          <Rows>{children.slice(shownLines)}</Rows>
        </details>
      ) : null}
    </section>
  );
}

interface BookLineProps {
  readonly book: BookCard;
  readonly second: readonly (string | undefined)[];
  readonly end: ReactNode;
  readonly tone: 'give' | 'take';
  readonly children?: ReactNode;
}

/** Line of a book: cover, title, authors and more words, with an amount at its end. */
export function BookLine({ book, second, end, tone, children }: BookLineProps) {
  const words = [formatList(isolateNames(book.authors), language(), 'unit'), ...second]
    .filter((part) => part !== undefined)
    .filter((part) => part !== '');
  return (
    <Row start={<Cover src={book.cover} width={32} hasFold={false} />} end={<span className={tone}>{end}</span>}>
      <p className={styles['book']}>
        <PageLink {...bookPage(book.isbn, book.title)}>
          <bdi lang={book.language === '' ? undefined : book.language}>{book.title}</bdi>
        </PageLink>
      </p>
      <p className="xs">{joinFacts(words)}</p>
      {children}
    </Row>
  );
}
