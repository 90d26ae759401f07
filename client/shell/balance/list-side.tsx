import type { ReactNode } from 'react';
import type { BookCard } from '../../../domain/catalogue/schemas';
import { formatList } from '../../../domain/formats/format-lists';
import { m } from '../../../messages/compiled/messages.js';
import { isolateNames, joinFacts } from '../../lib/words/join-words';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { bookPage } from '../../lib/pages';
import { Button } from '../../ui/buttons/button';
import { classes } from '../../ui/classes';
import { Cover } from '../../ui/books/cover';
import { Icon } from '../../ui/icons/icon';
import { IconButton } from '../../ui/buttons/icon-button';
import { RemovedRow, Row, Rows } from '../../ui/text/rows';
import styles from './lists.module.css';

export interface ListedBook {
  readonly id: string;
  readonly book: BookCard;
  /** Grade in words, after the author. */
  readonly condition: string;
  readonly amount: string;
  readonly isRemoved: boolean;
  readonly remove: () => void;
  readonly restore: () => void;
}

export interface ListSideProps {
  readonly tone: 'give' | 'take';
  readonly title: string;
  readonly total: string;
  readonly books: readonly ListedBook[];
  readonly more: (count: number) => string;
  readonly empty: string;
  readonly link: ReactNode;
  /** Button to the checkout, below the second list. */
  readonly next?: ReactNode;
  readonly note: string | null;
}

/** Most books of a list that the opened balance shows. */
const maxShown = 4;

/** One side of the opened balance: its first books, how many more there are, and the link to all of them. */
export function ListSide({ tone, title, total, books, more, empty, link, next, note }: ListSideProps) {
  const hidden = books.length - maxShown;
  return (
    <div className={styles['side']}>
      <h3 className={classes(styles['title'], styles[tone])}>
        <span>{title}</span> <b className="num">{total}</b>
      </h3>
      <Rows>
        {books
          .slice(0, maxShown)
          .map(({ id, ...each }) =>
            each.isRemoved ? <RemovedBookRow key={id} {...each} /> : <ListedBookRow key={id} tone={tone} {...each} />,
          )}
      </Rows>
      {books.length === 0 ? <p className={styles['empty']}>{empty}</p> : null}
      {note === null ? null : <p className={styles['note']}>{note}</p>}
      <p className={styles['foot']}>
        {hidden > 0 ? <span>{more(hidden)}</span> : null}
        {link}
        {next}
      </p>
    </div>
  );
}

function ListedBookRow({
  book,
  condition,
  amount,
  remove,
  tone,
}: Omit<ListedBook, 'id'> & { readonly tone: 'give' | 'take' }) {
  return (
    <Row
      start={<Cover src={book.cover} width={32} hasFold={false} />}
      end={<span className={styles[tone]}>{amount}</span>}
      action={<IconButton icon="close" label={m.balance_remove({ title: book.title })} onClick={remove} />}
    >
      <p className={styles['book']}>
        <PageLink {...bookPage(book.isbn, book.title)} lang={book.language}>
          <bdi>{book.title}</bdi>
        </PageLink>
      </p>
      <p className="xs">
        {joinFacts(
          [formatList(isolateNames(book.authors), language(), 'unit'), condition].filter((part) => part !== ''),
        )}
      </p>
    </Row>
  );
}

function RemovedBookRow({ book, restore }: Pick<ListedBook, 'book' | 'restore'>) {
  return (
    <RemovedRow
      action={
        <Button
          kind="quiet"
          size="small"
          aria-label={m.balance_put_back_title({ title: book.title })}
          onClick={restore}
        >
          <Icon name="undo" size={20} />
          {m.balance_put_back()}
        </Button>
      }
    >
      {m.balance_removed({ title: book.title })}
    </RemovedRow>
  );
}
