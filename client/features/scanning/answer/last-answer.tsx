import { formatMoney } from '../../../../domain/format';
import type { UsedGrade } from '../../../../domain/grade';
import type { RunLine } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Cover } from '../../../ui/books/cover';
import { Skeleton } from '../../../ui/notices/skeleton';
import { GradeButtons } from '../list/grade-buttons';
import styles from './last-answer.module.css';
import {
  amountOf,
  authorsOf,
  bookOf,
  isProblem,
  isUnknown,
  offerOf,
  resultOf,
  titleOf,
  reasonWordsOf,
} from '../line-words';
import { problemSentence } from '../problem-sentences';
import { useGradeOffers } from './use-grade-offers';
import { useLine } from '../use-run';

export interface LastAnswerProps {
  readonly id: number;
  readonly onGrade: (id: number, grade: UsedGrade) => void;
}

/** Book of the last read, large enough to be read from a distance. */
export function LastAnswer({ id, onGrade }: LastAnswerProps) {
  const line = useLine(id);
  if (line === undefined) return null;
  if (isProblem(line)) {
    return (
      <section className={styles['answer']} aria-label={m.scanning_last_book()}>
        <div className={styles['row']}>
          <span className={styles['asked']} aria-hidden="true">
            ?
          </span>
          <p className={styles['sentence']}>
            {line.problem === null ? m.scanning_confirm() : problemSentence(line.problem, line.text)}
          </p>
        </div>
      </section>
    );
  }
  return <BookAnswer line={line} onGrade={onGrade} />;
}

function BookAnswer({ line, onGrade }: { readonly line: RunLine; readonly onGrade: LastAnswerProps['onGrade'] }) {
  const book = bookOf(line);
  const offer = offerOf(line);
  const amounts = useGradeOffers(line);
  const title = isUnknown(line) ? m.scanning_unknown_title() : titleOf(line);
  const isPending = line.answer.kind !== 'answered';
  return (
    <section className={styles['answer']} aria-label={m.scanning_last_book()}>
      <div className={styles['row']}>
        {book === null ? (
          <span className={styles['asked']} aria-hidden="true">
            {isPending ? null : '?'}
          </span>
        ) : (
          <Cover src={book.cover} isbn={book.isbn} width={72} hasFold={false} isEager />
        )}
        <div className={styles['words']}>
          <h2>
            <bdi>{title}</bdi>
          </h2>
          <p className="small">{isUnknown(line) ? <bdi className="code">{line.isbn}</bdi> : authorsOf(line)}</p>
          {isPending && line.answer.kind !== 'offline' ? <Skeleton width="60%" height={12} /> : null}
          {isUnknown(line) ? null : <p className={styles['why']}>{reasonWordsOf(line)}</p>}
        </div>
        <p className={styles['result']} data-kind={offer === null ? 'none' : 'offer'}>
          <b>{resultOf(line)}</b>
          {offer !== null && line.offered > 1 ? (
            <small>{m.scanning_amount_each({ amount: formatMoney(offer.amount, language()) })}</small>
          ) : null}
        </p>
      </div>
      {isUnknown(line) ? null : (
        <div className={styles['grades']}>
          <GradeButtons
            label={m.scanning_grades_of()}
            grade={line.grade}
            amounts={amountOf(line) === null && amounts === undefined ? undefined : amounts}
            onChange={(grade) => onGrade(line.id, grade)}
          />
        </div>
      )}
    </section>
  );
}
