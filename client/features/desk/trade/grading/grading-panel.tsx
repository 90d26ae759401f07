import { useRef } from 'react';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { Switch } from '../../../../ui/fields/switch';
import { classes } from '../../../../ui/classes';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from './grading.module.css';
import { deskTime } from '../../desk-clock';
import { counted } from '../../../../lib/words/counted';
import { CharityBook, CharityBooks } from './charity-books';
import { FinishSheet } from './finish-sheet';
import { GradingCopy } from './grading-copy';
import { GradingLines } from './grading-lines';
import { IdentityCheck } from './identity-check';
import { Photos, type PhotosHandle } from './photos';
import { useGrading } from './use-grading';
import { MissingCopies } from './missing-copies';
import { useLineOrder } from './use-line-order';
import { NotedBook, OneMore, OpenQuestions, WithoutIsbn } from './unexpected-books';
import { useDeskTrade } from '../trade-context';

type Inbound = NonNullable<DeskTrade['inbound']>;

/** Panel that grades a parcel copy by copy, by scanner, keys or touch. `book`: scanned on another page. */
export function GradingPanel({ inbound, book }: { readonly inbound: Inbound; readonly book: string }) {
  const { trade } = useDeskTrade();
  const photos = useRef<PhotosHandle>(null);
  const order = useLineOrder(inbound.lines);
  const grading = useGrading({ inbound, book, photos, shown: order.shown });
  const { current, question, toGrade, unexpected } = grading;
  const isDone = toGrade.length === 0 && unexpected.openQuestions.length === 0;

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
              onGrade={(choice) => grading.send(current, choice)}
              onUndo={grading.undo}
            >
              <Photos ref={photos} line={current} />
            </GradingCopy>
          ) : question !== null ? (
            <OneMore
              isbn={question}
              known={inbound.lines.find((line) => line.book.isbn === question)}
              onAnswer={(isOneMore) => grading.answer(question, isOneMore)}
            />
          ) : grading.charity.book !== null ? (
            <CharityBook isbn={grading.charity.book} onStray={grading.noteCharityBook} />
          ) : unexpected.notedIsbn !== null ? (
            <NotedBook
              isbn={unexpected.notedIsbn}
              onDrop={() => unexpected.removeNote(unexpected.notedIsbn ?? '', unexpected.notedIsbn ?? '')}
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
          <WithoutIsbn onNote={(words) => unexpected.noteBook({ words })} />
        </div>
        <div>
          <Switch
            className={styles['scanon']}
            label={
              <>
                {m.desk_scan_on()} <kbd>S</kbd>
              </>
            }
            checked={grading.scanOn}
            onChange={(event) => grading.setScanOn(event.target.checked)}
          />
          <GradingLines order={order} at={grading.at} onChoose={grading.choose} />
        </div>
      </div>
      <IdentityCheck />
      <div className={classes(styles['foot'], isDone && styles['over'])}>
        <p className={styles['left-count']} aria-live="polite">
          {grading.isWaitingToFinish
            ? m.desk_finish_waits()
            : toGrade.length === 0
              ? m.desk_left_none()
              : m.desk_left(counted(toGrade.length))}
        </p>
        {toGrade.length < inbound.lines.length ? <MissingCopies lines={toGrade} /> : null}
        <Button
          kind="give"
          disabled={toGrade.length > 0 || trade.desk.identity === 'open'}
          isBusy={grading.isWaitingToFinish}
          onClick={() => grading.finish()}
        >
          {m.desk_finish()} <kbd>F</kbd>
        </Button>
      </div>
      <FinishSheet isOpen={grading.isFinishing} onClose={() => grading.setWantsFinish(false)} />
    </section>
  );
}
