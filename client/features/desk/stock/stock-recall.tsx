import { useState } from 'react';
import type { DeskBook } from '../../../../domain/desk/stock-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { PageLink } from '../../../lib/page-link';
import { problemWords } from '../../../lib/words/problem-words';
import { useEndRecall } from '../../../data/desk/stock';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import { deskTime } from '../desk-clock';
import { formatFigure } from '../desk-words';
import { RecallForm } from './recall-form';

export interface StockRecallProps {
  readonly item: DeskBook;
  readonly onAnswer: (items: readonly DeskBook[]) => void;
}

/** Recall of a book in the stock: a button that opens its form, or the running recall with what is left to do. */
export function StockRecall({ item: { book, recall }, onAnswer }: StockRecallProps) {
  const endRecall = useEndRecall();
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, problem } = useBusyAction(async () => onAnswer(await endRecall(book.isbn)));
  if (recall === null)
    return isOpen ? (
      <RecallForm isbn={book.isbn} onDone={() => setOpen(false)} onAnswer={onAnswer} />
    ) : (
      <p>
        <Button kind="quiet" size="small" className={styles['flush']} onClick={() => setOpen(true)}>
          {m.desk_recall_open()}
        </Button>
      </p>
    );
  return (
    <Notice
      kind="wrong"
      action={
        <Button kind="outline" size="small" isBusy={isBusy} onClick={() => void run()}>
          {m.desk_recall_end()}
        </Button>
      }
    >
      <p>
        <strong>{m.desk_recall_since({ date: deskTime(recall.since) })}</strong> <bdi>{recall.details}</bdi>
      </p>
      <p>{m.desk_recall_told({ count: formatFigure(recall.told) })}</p>
      {recall.unsent.length === 0 ? null : (
        <p>
          {m.desk_recall_unsent()}{' '}
          {recall.unsent.map(({ trade, number }) => (
            <PageLink key={trade} to="/desk/trades/$id" params={{ id: trade }} className="link">
              <span className="code">{number}</span>{' '}
            </PageLink>
          ))}
        </p>
      )}
      {problem === null ? null : <p role="alert">{problemWords(problem)}</p>}
    </Notice>
  );
}
