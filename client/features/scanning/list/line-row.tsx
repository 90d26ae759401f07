import { memo, useId } from 'react';
import { formatNumber } from '../../../../domain/format';
import type { RunLine } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { gradeName } from '../../../lib/words/grade-words';
import { joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { classes } from '../../../ui/classes';
import { Cover } from '../../../ui/books/cover';
import { IconButton } from '../../../ui/buttons/icon-button';
import { upIcon } from '../../../ui/icons/rare-icons';
import { Skeleton } from '../../../ui/notices/skeleton';
import { useLine } from '../use-run';
import { AskForBookButton } from '../../../forms/asked-books/ask-for-book-button';
import { GradeSelect } from './grade-select';
import { LineMore } from './line-more';
import {
  amountOf,
  authorsOf,
  bookOf,
  copiesWords,
  isProblem,
  isUnknown,
  resultOf,
  titleOf,
  reasonWordsOf,
} from '../line-words';
import { ProblemRow } from './problem-row';
import type { RowProps } from './row-actions';
import { Cell, RowFrame } from './row-frame';
import styles from './rows.module.css';
import tick from './row-tick.module.css';

/** Line of the run: a book, or a number that waits for the person. */
export const LineRow = memo(function LineRow(row: RowProps) {
  const line = useLine(row.id);
  if (line === undefined) return null;
  return isProblem(line) ? <ProblemRow row={row} line={line} /> : <BookRow row={row} line={line} />;
});

function BookRow({ row, line }: { readonly row: RowProps; readonly line: RunLine }) {
  const { actions, id, isActive, isOpen } = row;
  const more = useId();
  const title = titleOf(line);
  const isAsking = line.answer.kind === 'asking' || line.answer.kind === 'waiting';
  const tab = isActive ? 0 : -1;
  return (
    <RowFrame row={row} isBusy={isAsking} className={isAsking ? styles['work'] : undefined}>
      <Cell className={classes(styles['number'], tick['tick'])}>
        <label>
          <input
            type="checkbox"
            tabIndex={tab}
            checked={row.isChosen}
            aria-label={m.scanning_choose_line({ title })}
            onChange={(event) =>
              actions.toggle(id, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)
            }
          />
          <span aria-hidden="true">{formatNumber(id + 1, language())}</span>
        </label>
      </Cell>
      <Cell className={styles['title-cell']}>
        {/* A press on cover or title presses the button at the end of the row. */}
        <label className={styles['book']} htmlFor={more}>
          <BookWords line={line} isAsking={isAsking} />
        </label>
        {isUnknown(line) && line.isbn !== null ? (
          <div className={styles['look-up']}>
            <AskForBookButton isbn={line.isbn} tab={tab} />
          </div>
        ) : null}
      </Cell>
      <Cell className={classes(styles['isbn'], 'code')}>{line.isbn}</Cell>
      <Cell className={styles['grade']}>
        <GradeSelect line={line} tab={tab} onChange={actions.change} />
        {line.exLibrary ? <small>{m.scanning_library_short()}</small> : null}
      </Cell>
      {/* Where rows have columns, the title of an unknown book is the reason. */}
      <Cell className={styles['why']}>{isUnknown(line) ? null : reasonWordsOf(line)}</Cell>
      <Cell className={styles['offer']}>
        <Result line={line} />
      </Cell>
      <Cell className={styles['more']}>
        <IconButton
          id={more}
          icon={isOpen ? upIcon : 'down'}
          size={20}
          tabIndex={tab}
          label={m.scanning_more_of({ title })}
          aria-expanded={isOpen}
          onClick={() => actions.open(id)}
        />
      </Cell>
      {isOpen ? (
        <Cell span={7} className={styles['details']}>
          <LineMore line={line} actions={actions} />
        </Cell>
      ) : null}
    </RowFrame>
  );
}

/** Cover, title and second line. The second line has more facts where there is no space for columns. */
export function BookWords({ line, isAsking }: { readonly line: RunLine; readonly isAsking: boolean }) {
  const book = bookOf(line);
  const isPlain = line.answer.kind === 'answered' && line.answer.offer.kind === 'offer';
  const [author, facts] = [authorsOf(line), [gradeName(line.grade), copiesWords(line)].filter((part) => part !== '')];
  return (
    <>
      {book === null ? (
        <span className={isAsking ? styles['blank'] : styles['asked']} aria-hidden="true">
          {isAsking ? null : '?'}
        </span>
      ) : (
        <Cover src={book.cover} isbn={book.isbn} width={32} hasFold={false} />
      )}
      <span className={styles['words']}>
        <b className={styles['title']}>
          {book === null ? (
            <bdi className={classes('code', isUnknown(line) && styles['short'])}>{line.isbn}</bdi>
          ) : (
            <bdi>{book.title}</bdi>
          )}
          {isUnknown(line) ? <span className={styles['long']}>{m.scanning_unknown_title()}</span> : null}
        </b>
        {isAsking && book === null ? <Skeleton width="62%" height={10} /> : null}
        <span className={styles['by']}>{isUnknown(line) ? m.scanning_unknown_note() : authorsOf(line)}</span>
        {isPlain ? (
          <span className={classes(styles['facts'], styles['plain'])}>
            {author === '' ? null : <span>{author}</span>}
            <span>{joinFacts(author === '' ? facts : ['', ...facts])}</span>
          </span>
        ) : (
          <span className={styles['facts']}>{reasonWordsOf(line)}</span>
        )}
      </span>
    </>
  );
}

/** Amount of a line, or its state where it has no amount. */
export function Result({ line }: { readonly line: RunLine }) {
  const hasAmount = amountOf(line) !== null;
  return (
    <span className={classes(hasAmount ? styles['amount'] : styles['none'], isUnknown(line) && styles['unknown'])}>
      {resultOf(line)}
    </span>
  );
}
