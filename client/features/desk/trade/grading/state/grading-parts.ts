import type { Grading } from '../../../../../../domain/desk/grading-schemas';
import type { InboundLine } from '../parcel-copies';
import type { CharityCount } from './use-charity-count';
import type { CurrentCopy } from './use-current-copy';
import type { FinishRequest } from './use-finish-request';
import type { SavedGradings } from './use-saved-gradings';
import type { UnexpectedBooks } from './use-unexpected-books';

/** States of a parcel's grading, which scans and keys change. */
export interface GradingParts {
  readonly lines: readonly InboundLine[];
  readonly current: CurrentCopy;
  readonly gradings: SavedGradings;
  readonly unexpected: UnexpectedBooks;
  readonly charity: CharityCount;
  readonly finish: FinishRequest;
  readonly isGradedByNextScan: boolean;
  readonly setGradedByNextScan: (isOn: boolean) => void;
}

/** Steps of the clerk, by a button or a key. */
export interface GradingActions {
  readonly saveGrading: (line: InboundLine, grading: Grading) => void;
  /** Undoes the grading of the current copy, else the last one. Removes an unexpected book. */
  readonly undo: () => void;
  /** Answers whether a book is an extra copy, which the trade does not have. */
  readonly answerQuestion: (isbn: string, isExtraCopy: boolean) => void;
  /** Records the current book for charity as an unexpected book. */
  readonly recordAsUnexpected: () => void;
}
