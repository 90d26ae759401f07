import { useRef } from 'react';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { Switch } from '../../../../ui/fields/switch';
import { classes } from '../../../../ui/classes';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from './grading.module.css';
import { deskTime } from '../../desk-clock';
import { countParams } from '../../../../lib/words/count-params';
import { CharityBook, CharityBooks } from './charity-books';
import { FinishSheet } from './finish-sheet';
import { GradingCopy } from './grading-copy';
import { GradingLines } from './grading-lines';
import { IdentityCheck } from './identity-check';
import { Photos, type PhotosHandle } from './photos';
import { useGrading, type GradingState } from './state/use-grading';
import { MissingCopies } from './missing-copies';
import { useLineOrder } from './state/use-line-order';
import { UnexpectedBook, ExtraCopyQuestion, OpenQuestions, BookWithoutIsbnForm } from './unexpected-books';
import { useDeskTrade } from '../trade-context';

type Inbound = NonNullable<DeskTrade['inbound']>;

/** Panel that grades a parcel copy by copy, by scanner, keys or touch. `book`: scanned on another page. */
export function GradingPanel({ inbound, book }: { readonly inbound: Inbound; readonly book: string }) {
  const { trade } = useDeskTrade();
  const photos = useRef<PhotosHandle>(null);
  const order = useLineOrder(inbound.lines);
  const grading = useGrading({ inbound, book, photos, shownLines: order.shownLines });
  const { current, gradings, copiesToGrade, unexpected, charity, finish } = grading;
  const isWaitingToFinish = finish.isRequested && !finish.isOpen;
  const isDone = copiesToGrade.length === 0 && unexpected.openQuestions.length === 0;

  return (
    <section className={styles['panel']}>
      <SectionHead
        tone="give"
        size="block"
        title={m.desk_grading()}
        note={trade.desk.gradeBy === null ? undefined : m.desk_grade_by({ day: deskTime(trade.desk.gradeBy) })}
      />
      <div className={styles['columns']}>
        <div className={styles['now']}>
          {current.copy === null ? (
            <BookInHand grading={grading} isDone={isDone} />
          ) : (
            <GradingCopy
              key={current.copy.line}
              line={current.copy}
              desk={trade.desk.lines.find(({ line }) => line === current.copy?.line)}
              mode={current.mode}
              isBusy={gradings.isSaving(current.copy.line)}
              onMode={current.setMode}
              onGrade={(choice) => {
                if (current.copy !== null) grading.saveGrading(current.copy, choice);
              }}
              onUndo={grading.undo}
            >
              <Photos ref={photos} line={current.copy} />
            </GradingCopy>
          )}
          <OpenQuestions isbns={unexpected.openQuestions} lines={inbound.lines} onChoose={current.openQuestion} />
          <CharityBooks charity={inbound.charity} isBusy={charity.isSaving} onCount={(by) => void charity.count(by)} />
          <BookWithoutIsbnForm onAdd={(words) => unexpected.add({ words })} />
        </div>
        <div>
          <Switch
            className={styles['scanon']}
            label={
              <>
                {m.desk_scan_on()} <kbd>S</kbd>
              </>
            }
            checked={grading.isGradedByNextScan}
            onChange={(event) => grading.setGradedByNextScan(event.target.checked)}
          />
          <GradingLines order={order} selectedLine={current.copy?.line ?? null} onChoose={current.select} />
        </div>
      </div>
      <IdentityCheck />
      <div className={classes(styles['foot'], isDone && styles['over'])}>
        <p className={styles['left-count']} aria-live="polite">
          {isWaitingToFinish ? m.desk_finish_waits() : leftWords(copiesToGrade.length)}
        </p>
        {copiesToGrade.length < inbound.lines.length ? <MissingCopies lines={copiesToGrade} /> : null}
        <Button
          kind="give"
          disabled={copiesToGrade.length > 0 || trade.desk.identity === 'open'}
          isBusy={isWaitingToFinish}
          onClick={() => finish.request()}
        >
          {m.desk_finish()} <kbd>F</kbd>
        </Button>
      </div>
      <FinishSheet isOpen={finish.isOpen} onClose={finish.cancel} />
    </section>
  );
}

const leftWords = (copiesToGrade: number) =>
  copiesToGrade === 0 ? m.desk_left_none() : m.desk_left(countParams(copiesToGrade));

/** Scanned book without a line: an extra copy, a book for charity or an unexpected one. Shows a hint without a book. */
function BookInHand({ grading, isDone }: { readonly grading: GradingState; readonly isDone: boolean }) {
  const { lines, current, charity, unexpected } = grading;
  const { questionIsbn } = current;
  if (questionIsbn !== null)
    return (
      <ExtraCopyQuestion
        isbn={questionIsbn}
        lineOfBook={lines.find((line) => line.book.isbn === questionIsbn)}
        onAnswer={(isExtraCopy) => grading.answerQuestion(questionIsbn, isExtraCopy)}
      />
    );
  if (charity.currentIsbn !== null)
    return <CharityBook isbn={charity.currentIsbn} onUnexpected={grading.recordAsUnexpected} />;
  const { currentIsbn } = unexpected;
  if (currentIsbn !== null)
    return <UnexpectedBook isbn={currentIsbn} onRemove={() => unexpected.remove(currentIsbn, currentIsbn)} />;
  return (
    <div className={styles['idle']}>
      <p>{isDone ? m.desk_grading_done() : m.desk_grading_scan()}</p>
      <p className="small">{m.desk_grading_keys()}</p>
    </div>
  );
}
