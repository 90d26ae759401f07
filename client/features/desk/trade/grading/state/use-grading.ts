import type { RefObject } from 'react';
import type { DeskTrade } from '../../../../../../domain/desk/trade-schema';
import { useScans } from '../../../frame/scan-context';
import { useDeskTrade } from '../../trade-context';
import { lineMode } from '../grading-keys';
import { ungradedCopies, type InboundLine } from '../parcel-copies';
import type { PhotosHandle } from '../photos';
import type { GradingActions, GradingParts } from './grading-parts';
import { useCharityCount } from './use-charity-count';
import { useCurrentCopy } from './use-current-copy';
import { useFinishRequest } from './use-finish-request';
import { useGradedByNextScan } from './use-graded-by-next-scan';
import { useGradingKeys } from './use-grading-keys';
import { useGradingScan } from './use-grading-scan';
import { useSavedGradings } from './use-saved-gradings';
import { useUnexpectedBooks } from './use-unexpected-books';

export interface GradingInput {
  readonly inbound: NonNullable<DeskTrade['inbound']>;
  /** ISBN scanned on another page, or an empty text. */
  readonly book: string;
  readonly photos: RefObject<PhotosHandle | null>;
  /** Lines in the order of the list, for the arrow keys. */
  readonly shownLines: readonly InboundLine[];
}

export interface GradingState extends GradingParts, GradingActions {
  /** Ungraded copies whose grading is not being saved. */
  readonly copiesToGrade: readonly InboundLine[];
}

/** Returns the state of a parcel's grading, and handles its scans and keys. */
export function useGrading({ inbound, book, photos, shownLines }: GradingInput): GradingState {
  const { trade } = useDeskTrade();
  const { lines } = inbound;
  const [isGradedByNextScan, setGradedByNextScan] = useGradedByNextScan(trade.id);
  const gradings = useSavedGradings(lines);
  const unexpected = useUnexpectedBooks(lines);
  const charity = useCharityCount(inbound.charity);
  const current = useCurrentCopy({ lines, shownLines, book, unexpected, charity });
  const ungraded = ungradedCopies(lines);
  const copiesToGrade = ungraded.filter(({ line }) => !gradings.isSaving(line));
  const finish = useFinishRequest({
    ungraded,
    copiesToGrade,
    isSavingAny:
      lines.some(({ line }) => gradings.isSaving(line)) ||
      (unexpected.currentIsbn !== null && unexpected.isAdding(unexpected.currentIsbn)) ||
      charity.isSaving,
    openQuestions: unexpected.openQuestions,
    openQuestion: current.openQuestion,
  });
  const parts = {
    lines,
    current,
    gradings,
    unexpected,
    charity,
    finish,
    isGradedByNextScan,
    setGradedByNextScan,
  };
  const actions = gradingActions(parts);
  useScans(useGradingScan(parts), useGradingKeys(parts, actions, photos));
  return { ...parts, ...actions, copiesToGrade };
}

function gradingActions({ current, gradings, unexpected, charity }: GradingParts): GradingActions {
  return {
    saveGrading: (line, grading) => {
      current.setMode(lineMode);
      gradings.save(line, grading);
    },
    undo: () => {
      const { copy } = current;
      if (copy?.unexpected === true) {
        current.removeUnexpected(copy.book.isbn, copy.book.title);
        return;
      }
      const graded = gradings.findGraded(copy);
      if (graded === undefined || graded.unexpected) return;
      current.select(graded);
      gradings.undo(graded);
    },
    answerQuestion: (isbn, isExtraCopy) => {
      unexpected.closeQuestion(isbn);
      current.closeQuestion();
      if (isExtraCopy) unexpected.addScanned(isbn);
    },
    recordAsUnexpected: () => {
      const { currentIsbn } = charity;
      if (currentIsbn === null) return;
      charity.setCurrentIsbn(null);
      void charity.count(-1);
      unexpected.addScanned(currentIsbn);
    },
  };
}
