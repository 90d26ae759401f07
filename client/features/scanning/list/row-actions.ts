import type { UsedGrade } from '../../../../domain/grade';
import type { LinePatch } from '../../../../domain/scanning/run';

/** Actions of rows: one constant object for all of them, so that a row renders again only for its own change. */
export interface RowActions {
  readonly toggle: (id: number, range: boolean) => void;
  /** Called when a row got the focus. */
  readonly activate: (id: number) => void;
  /** Opens or closes the details of a row. */
  readonly open: (id: number) => void;
  readonly change: (ids: readonly number[], patch: LinePatch) => void;
  readonly split: (id: number, grade: UsedGrade) => void;
  readonly remove: (ids: readonly number[]) => void;
  readonly confirm: (id: number) => void;
  readonly correct: (id: number, isbn: string) => void;
}

export interface RowProps {
  readonly id: number;
  /** Index in the list, for the measuring of the virtual list. */
  readonly index: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  /** True if the keyboard moved here, so that the row gets the focus. */
  readonly wantsFocus: boolean;
  readonly actions: RowActions;
  readonly measure: (row: HTMLElement | null) => void;
}
