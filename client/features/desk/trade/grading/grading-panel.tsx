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
import { useGrading } from './use-grading';
import { MissingCopies } from './missing-copies';
import { useLineOrder } from './use-line-order';
import { UnexpectedBook, ExtraCopyQuestion, OpenQuestions, BookWithoutIsbnForm } from './unexpected-books';
import { useDeskTrade } from '../trade-context';

type Inbound = NonNullable<DeskTrade['inbound']>;

/** Panel that grades a parcel copy by copy, by scanner, keys or touch. `book`: scanned on another page. */
export function GradingPanel({ inbound, book }: { readonly inbound: Inbound; readonly book: string }) {
  const { trade } = useDeskTrade();
  const photos = useRef<PhotosHandle>(null);
  const order = useLineOrder(inbound.lines);
  const grading = useGrading({ inbound, book, photos, shownLines: order.shownLines });
  const { current, questionIsbn, copiesToGrade, unexpected } = grading;
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
          {current !== null ? (
            <GradingCopy
              key={current.line}
              line={current}
              desk={trade.desk.lines.find(({ line }) => line === current.line)}
              mode={grading.mode}
              isBusy={grading.isSaving(current.line)}
              onMode={grading.setMode}
              onGrade={(choice) => grading.saveGrading(current, choice)}
              onUndo={grading.undo}
            >
              <Photos ref={photos} line={current} />
            </GradingCopy>
          ) : questionIsbn !== null ? (
            <ExtraCopyQuestion
              isbn={questionIsbn}
              lineOfBook={inbound.lines.find((line) => line.book.isbn === questionIsbn)}
              onAnswer={(isOneMore) => grading.answerQuestion(questionIsbn, isOneMore)}
            />
          ) : grading.charity.currentIsbn !== null ? (
            <CharityBook isbn={grading.charity.currentIsbn} onUnexpected={grading.recordAsUnexpected} />
          ) : unexpected.currentIsbn !== null ? (
            <UnexpectedBook
              isbn={unexpected.currentIsbn}
              onRemove={() => unexpected.remove(unexpected.currentIsbn ?? '', unexpected.currentIsbn ?? '')}
            />
          ) : (
            <div className={styles['idle']}>
              <p>{isDone ? m.desk_grading_done() : m.desk_grading_scan()}</p>
              <p className="small">{m.desk_grading_keys()}</p>
            </div>
          )}
          <OpenQuestions isbns={unexpected.openQuestions} lines={inbound.lines} onChoose={grading.openQuestion} />
          <CharityBooks
            charity={inbound.charity}
            isBusy={grading.charity.isSaving}
            onCount={(by) => void grading.charity.count(by)}
          />
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
          <GradingLines order={order} selectedLine={grading.currentLine} onChoose={grading.select} />
        </div>
      </div>
      <IdentityCheck />
      <div className={classes(styles['foot'], isDone && styles['over'])}>
        <p className={styles['left-count']} aria-live="polite">
          {grading.isWaitingToFinish
            ? m.desk_finish_waits()
            : copiesToGrade.length === 0
              ? m.desk_left_none()
              : m.desk_left(countParams(copiesToGrade.length))}
        </p>
        {copiesToGrade.length < inbound.lines.length ? <MissingCopies lines={copiesToGrade} /> : null}
        <Button
          kind="give"
          disabled={copiesToGrade.length > 0 || trade.desk.identity === 'open'}
          isBusy={grading.isWaitingToFinish}
          onClick={() => grading.finish()}
        >
          {m.desk_finish()} <kbd>F</kbd>
        </Button>
      </div>
      <FinishSheet isOpen={grading.isFinishing} onClose={() => grading.setFinishRequested(false)} />
    </section>
  );
}
