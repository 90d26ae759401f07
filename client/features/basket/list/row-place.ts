import type { LineChoice } from '../../../../domain/basket/expected';
import type { BasketRow } from '../../../data/basket/use-basket';

/** Place of a row in the list. */
export interface RowPlace {
  readonly index: number;
  /** Number of all rows, for screen readers. */
  readonly count: number;
  /** Height in pixels of the rows before it that are not in the page. */
  readonly gap: number;
  readonly measure: (row: HTMLElement | null) => void;
}

/** Actions of rows: one object that stays, so that a row renders again only for its own change. */
export interface RowActions {
  readonly set: (row: BasketRow, choice: LineChoice) => Promise<void>;
  readonly remove: (row: BasketRow) => void;
  readonly restore: (row: BasketRow) => void;
  /** Chooses or releases a row. With `range`, all from the last chosen one to this one. */
  readonly toggle: (id: string, range: boolean) => void;
}
