import { type ReactNode } from 'react';
import type { Grading } from '../../../../../domain/desk/grading-schemas';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { formatMoney } from '../../../../../domain/format';
import { joinWithCommas } from '../../../../../domain/isolates';
import type { usedGrades } from '../../../../../domain/grade';
import { m } from '../../../../../messages/compiled/messages.js';
import { gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { Badge } from '../../../../ui/notices/badge';
import { Button } from '../../../../ui/buttons/button';
import { Cover } from '../../../../ui/books/cover';
import styles from './grading.module.css';
import { lineWords, reasonNames } from '../../desk-words';
import { GradeChoice } from './grade-choice';
import { lineMode, stepForGrade, reasonsFor, refusals, type GradingMode } from './grading-keys';
import type { InboundLine } from './parcel-copies';
import { GradingReasons, useScrollIntoView } from './grading-reasons';
import { StickerLink } from '../../stickers/sticker-link';
import { useDeskTrade } from '../trade-context';

export interface GradingCopyProps {
  readonly line: InboundLine;
  /** Facts of the copy that only the desk sees. */
  readonly desk: DeskTrade['desk']['lines'][number] | undefined;
  readonly mode: GradingMode;
  readonly isBusy: boolean;
  readonly onMode: (mode: GradingMode) => void;
  readonly onGrade: (grading: Grading) => void;
  readonly onUndo: () => void;
  readonly children: ReactNode;
}

/** The current copy: its description, the worth of each grade, and the choices with their keys. */
export function GradingCopy({ line, desk, mode, isBusy, onMode, onGrade, onUndo, children }: GradingCopyProps) {
  const { book, grade, exLibrary, state } = line;
  const isGraded = state !== 'offered';
  const chooseGrade = (asked: (typeof usedGrades)[number]) => {
    const step = stepForGrade(asked, line, mode.kind !== 'line');
    if (step.kind === 'send') onGrade(step.grading);
    if (step.kind === 'mode') onMode(step.mode);
  };
  return (
    <div className={styles['copy']} aria-busy={isBusy || undefined} ref={useScrollIntoView()}>
      <div className={styles['book']}>
        <Cover src={book.cover} width={88} hasFold={false} isEager />
        <div>
          <h3 lang={book.language}>
            <bdi>{book.title}</bdi>
          </h3>
          <p className="small">
            <bdi>{joinWithCommas(book.authors, language())}</bdi>
          </p>
          <p className="small">
            <span className="code">{book.isbn}</span>
          </p>
          <p className={styles['declared-grade']}>
            {line.unexpected ? (
              <Badge tone="amber">{m.desk_unexpected()}</Badge>
            ) : (
              <>
                {m.desk_said({ grade: gradeName(grade) })} <b>{formatMoney(line.amount, language())}</b>
              </>
            )}{' '}
            {exLibrary ? <Badge>{m.desk_ex_library()}</Badge> : null}
          </p>
          {desk?.shelf == null ? null : <ShelfLine line={line.line} shelf={desk.shelf} />}
          {isGraded ? (
            <p className={styles['found']}>
              {lineWords[state]()}
              {line.gradedAs === null ? null : ` · ${gradeName(line.gradedAs)}`}
              {line.reason === null ? null : ` · ${reasonNames[line.reason]()}`}
            </p>
          ) : null}
        </div>
      </div>
      {line.unexpected ? (
        <>
          <p className="small">{m.desk_stray_text()}</p>
          <div className={styles['others']}>
            <Button kind="outline" size="small" onClick={onUndo}>
              {m.desk_stray_away()} <kbd>Esc</kbd>
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className={styles['actions']}>
            <Button
              kind={isGraded ? 'outline-give' : 'give'}
              isFull
              isBusy={isBusy}
              onClick={() => onGrade({ as: 'as-said' })}
            >
              {m.desk_as_said({ grade: gradeName(grade) })} <kbd>↵</kbd>
            </Button>
            <div className={styles['others']}>
              <Button
                kind="outline"
                size="small"
                aria-pressed={mode.kind === 'grade' || mode.kind === 'why'}
                onClick={() => onMode(mode.kind === 'grade' ? lineMode : { kind: 'grade' })}
              >
                {m.desk_regrade()} <kbd>R</kbd>
              </Button>
              <Button
                kind="outline-take"
                size="small"
                aria-pressed={mode.kind === 'reject'}
                onClick={() => onMode(mode.kind === 'reject' ? lineMode : { kind: 'reject' })}
              >
                {m.desk_reject()} <kbd>X</kbd>
              </Button>
              <Button kind="outline" size="small" onClick={() => onGrade({ as: 'missing' })}>
                {m.desk_missing()} <kbd>M</kbd>
              </Button>
              {isGraded ? (
                <Button kind="quiet" size="small" onClick={onUndo}>
                  {m.desk_undo()} <kbd>U</kbd>
                </Button>
              ) : null}
            </div>
          </div>
          <GradeChoice line={line} worth={desk?.worth ?? []} mode={mode} onChoose={chooseGrade} />
          {mode.kind === 'why' ? (
            <GradingReasons
              legend={m.desk_why_lower({ grade: gradeName(mode.grade) })}
              reasons={reasonsFor(mode.grade, line)}
              onChoose={(reason) => onGrade({ as: 'regraded', grade: mode.grade, reason })}
            />
          ) : null}
          {mode.kind === 'reject' ? (
            <GradingReasons
              legend={m.desk_why_rejected()}
              reasons={refusals}
              onChoose={(reason) => onGrade({ as: 'rejected', reason })}
            />
          ) : null}
          {mode.kind === 'grade' ? <output className={styles['ask']}>{m.desk_which_grade()}</output> : null}
        </>
      )}
      {children}
    </div>
  );
}

/** Shelf of a graded copy, and the link that prints its label. */
function ShelfLine({ line, shelf }: { readonly line: number; readonly shelf: string }) {
  const { trade } = useDeskTrade();
  return (
    <p className={styles['shelf']}>
      {m.desk_col_shelf()} <b>{shelf}</b>{' '}
      <StickerLink trade={trade.id} line={line} className="text-link">
        {m.desk_sticker_print()} <kbd>L</kbd>
      </StickerLink>
    </p>
  );
}
