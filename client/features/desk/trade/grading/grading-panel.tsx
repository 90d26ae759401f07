import { useRef } from 'react';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { classes } from '../../../../ui/classes';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from './grading.module.css';
import { deskTime } from '../../desk-clock';
import { counted } from '../../../../lib/words/counted';
import { FinishSheet } from './finish-sheet';
import { GradingCopy } from './grading-copy';
import { GradingLines } from './grading-lines';
import { Photos, type PhotosHandle } from './photos';
import { useGrading } from './use-grading';
import { UnknownBook, WithoutIsbn } from './unknown-book';
import { useDeskTrade } from '../trade-context';

type Inbound = NonNullable<DeskTrade['inbound']>;

/** Panel that grades a parcel copy by copy, by scanner, keys or touch. `book`: scanned on another page. */
export function GradingPanel({ inbound, book }: { readonly inbound: Inbound; readonly book: string }) {
  const { trade, isBusy } = useDeskTrade();
  const photos = useRef<PhotosHandle>(null);
  const grading = useGrading(inbound, book, photos);
  const { current, left, unknownIsbn } = grading;

  return (
    <section className={styles['panel']}>
      <SectionHead
        tone="give"
        size="block"
        title={m.desk_grading()}
        note={trade.desk.gradeBy === null ? undefined : m.desk_grade_by({ day: deskTime(trade.desk.gradeBy) })}
      />
      <div className={styles['bench']}>
        <div className={styles['now']}>
          {current !== null ? (
            <GradingCopy
              key={current.line}
              line={current}
              worth={trade.desk.lines.find(({ line }) => line === current.line)?.worth ?? []}
              mode={grading.mode}
              busy={isBusy(`grade ${current.line}`)}
              onMode={grading.setMode}
              onGrade={(choice) => grading.send(current, choice)}
              onUndo={grading.undo}
            >
              <Photos ref={photos} line={current} />
            </GradingCopy>
          ) : unknownIsbn !== null ? (
            <UnknownBook
              isbn={unknownIsbn}
              busy={isBusy(`unexpected ${unknownIsbn}`)}
              onNote={() => void grading.note({ isbn: unknownIsbn })}
              onDrop={() => grading.setUnknownIsbn(null)}
            />
          ) : (
            <div className={styles['idle']}>
              <p>{left.length === 0 ? m.desk_grading_done() : m.desk_grading_scan()}</p>
              <p className="small">{m.desk_grading_keys()}</p>
            </div>
          )}
          <WithoutIsbn onNote={(words) => grading.note({ words })} />
        </div>
        <GradingLines lines={inbound.lines} at={grading.at} onChoose={grading.choose} />
      </div>
      <div className={classes(styles['foot'], left.length === 0 && styles['over'])}>
        <p className={styles['left']} aria-live="polite">
          {left.length === 0 ? m.desk_left_none() : m.desk_left(counted(left.length))}
        </p>
        <Button kind="give" disabled={left.length > 0} onClick={() => grading.setFinishing(true)}>
          {m.desk_finish()} <kbd>F</kbd>
        </Button>
      </div>
      <FinishSheet open={grading.finishing} onClose={() => grading.setFinishing(false)} />
    </section>
  );
}
