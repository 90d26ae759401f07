import { useRef } from 'react';
import type { Grading } from '../../../../../../domain/desk/grading-schemas';
import { m } from '../../../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../../../data/desk/trade-calls';
import { useDeskTrade } from '../../trade-context';
import type { InboundLine } from '../parcel-copies';

export interface SavedGradings {
  /** Returns whether the grading of a line is being saved. */
  readonly isSaving: (line: number) => boolean;
  /** Saves a grading, the first one or a correction. The same grading again changes nothing. */
  readonly save: (line: InboundLine, grading: Grading) => void;
  /** Returns the copy whose grading can be undone: the current one, else the one that was graded last on this page. */
  readonly findGraded: (current: InboundLine | null) => InboundLine | undefined;
  readonly undo: (line: InboundLine) => void;
}

const isSameGrading = (line: InboundLine, { as, grade, reason }: Grading) =>
  line.state === as &&
  line.gradedAs === (grade ?? (as === 'as-said' ? line.gradedAs : null)) &&
  line.reason === (reason ?? null);

/** Saves and undoes the gradings of a parcel's lines. */
export function useSavedGradings(lines: readonly InboundLine[]): SavedGradings {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  /** Numbers of the lines that were graded on this page, the last one at the end. */
  const gradedLines = useRef<readonly number[]>([]);
  const firstKey = (line: number) => `grade ${line}`;
  /** Key of an action that follows another one about the same line before that is saved. */
  const secondKey = (line: number) => `grade ${line} again`;
  const isSaving = (line: number) => isBusy(firstKey(line)) || isBusy(secondKey(line));
  const nextKey = (line: number) => (isSaving(line) ? secondKey(line) : firstKey(line));
  const isGraded = ({ line, state }: InboundLine) => state !== 'offered' || isSaving(line);
  const removeFromGraded = (line: number) => gradedLines.current.filter((each) => each !== line);
  return {
    isSaving,
    save: (line, grading) => {
      const isUnsaved = isSaving(line.line);
      // A second Enter changes nothing.
      if (isUnsaved ? grading.as === 'as-said' : isSameGrading(line, grading)) return;
      const isRegrading = isUnsaved || line.state !== 'offered';
      void runAction({
        key: nextKey(line.line),
        words: m.desk_do_grade({ title: line.book.title }),
        run: () => calls.grade(line.line, grading, isRegrading),
      });
      gradedLines.current = [...removeFromGraded(line.line), line.line];
    },
    findGraded: (current) =>
      current !== null && isGraded(current)
        ? current
        : lines.find((line) => line.line === gradedLines.current.at(-1) && isGraded(line)),
    undo: ({ line, book }) => {
      gradedLines.current = removeFromGraded(line);
      void runAction({
        key: nextKey(line),
        words: m.desk_do_undo({ title: book.title }),
        run: () => calls.undoGrading(line),
      });
    },
  };
}
