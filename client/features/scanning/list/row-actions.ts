import type { UsedGrade } from '../../../../domain/grade';
import type { LinePatch } from '../../../../domain/scanning/run';

/** What rows do; one object for all of them that never changes, so that a row is drawn again only for its own sake. */
export interface RowActions {
  readonly toggle: (id: number, range: boolean) => void;
  /** Focus came to a row. */
  readonly activate: (id: number) => void;
  /** Opens or closes what stands behind a row. */
  readonly open: (id: number) => void;
  readonly change: (ids: readonly number[], patch: LinePatch) => void;
  readonly split: (id: number, grade: UsedGrade) => void;
  readonly remove: (ids: readonly number[]) => void;
  readonly confirm: (id: number) => void;
  readonly correct: (id: number, isbn: string) => void;
}

export interface RowProps {
  readonly id: number;
  /** Place in the list, for the virtual list's measuring. */
  readonly index: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  /** The keyboard moved here: the row takes the focus. */
  readonly wantsFocus: boolean;
  readonly actions: RowActions;
  readonly measure: (row: HTMLElement | null) => void;
}
