import { useRef } from 'react';
import type { BookList } from '../../../../domain/catalogue/schemas';
import { formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { TargetLink } from '../../../lib/page-link';
import { isPlainClick } from '../../../lib/plain-click';
import { buttonClass } from '../../../ui/buttons/button-class';
import { Notice } from '../../../ui/notices/notice';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { EmptyRow, ResultRow } from './result-row';
import type { CopyLimits } from './row-copies';
import styles from './result-list.module.css';
import { changeSearch, valuesOf, type LinkToList, type SearchState } from './search-state';
import { useMoreBooks } from './use-more-books';

export interface ResultListProps {
  readonly books: BookList;
  /** Path of the list's page behind the language. */
  readonly path: string;
  readonly linkTo: LinkToList;
  readonly state: SearchState;
  /** Otherwise only the rows of one window are rendered. */
  readonly rendersAll: boolean;
  readonly loadMore: (cursor: string) => Promise<BookList>;
}

/** Rows in the first window of a phone. Their covers are fetched first, because one of them is the largest paint. */
const firstScreen = 3;
/** Rows that fill a window on a desktop together with the head of the page. */
const rowsInWindow = 6;

const amountOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Returns the limits of the list for a copy: those chosen, else those that the words were read as. */
function limitsOf(state: SearchState, reading: BookList['reading']): CopyLimits {
  const read = reading?.kind === 'filters' ? reading.filters : {};
  return { grades: valuesOf(state.grade), min: amountOf(state.min) ?? read.min, max: amountOf(state.max) ?? read.max };
}

/** Works of a list. A link leads to more of them; with script they are appended. */
export function ResultList({ books, path, linkTo, state, rendersAll, loadMore }: ResultListProps) {
  const list = useRef<HTMLUListElement>(null);
  const more = useMoreBooks(`${path} ${JSON.stringify(state)}`, books, loadMore);
  const { items, nextCursor } = more;
  const rows = rendersAll ? items.length : rowsInWindow;
  const limits = limitsOf(state, books.reading);
  const count = formatNumber(items.length - books.items.length, language());
  const append = async (cursor: string) => {
    const before = items.length;
    if (await more.run(cursor))
      requestAnimationFrame(() => list.current?.children[before]?.querySelector('a')?.focus({ preventScroll: true }));
  };
  return (
    <>
      <ul className={styles['list']} ref={list}>
        {items.map((book, at) =>
          at < rows ? (
            <ResultRow key={book.isbn} book={book} limits={limits} isEager={at < firstScreen} />
          ) : (
            <EmptyRow key={book.isbn} />
          ),
        )}
      </ul>
      {more.problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {m.search_more_failed()}
        </Notice>
      )}
      <div className={styles['more']}>
        {nextCursor === null ? null : (
          <TargetLink
            target={linkTo(changeSearch(state, { cursor: nextCursor }))}
            className={buttonClass({ kind: 'outline' })}
            aria-busy={more.isBusy || undefined}
            rel="nofollow"
            preload={false}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              void append(nextCursor);
            }}
          >
            {m.search_show_more()}
          </TargetLink>
        )}
        {books.orderedFirst1000 ? <p className="small">{m.search_ordered_first()}</p> : null}
      </div>
      <VisuallyHidden isLive>
        {items.length > books.items.length
          ? m.search_more_shown({ count: items.length - books.items.length, shown: count })
          : ''}
      </VisuallyHidden>
    </>
  );
}
