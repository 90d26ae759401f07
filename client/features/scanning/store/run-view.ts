import type { ReadDone } from '../../../../domain/scanning/plan';
import type { Filter, LinePatch, Read, RunLine, RunSettings } from '../../../../domain/scanning/run';
import type { RunTotals } from '../../../../domain/scanning/totals';
import type { ChangeKind } from '../../../../domain/scanning/undo';
import type { BasketAdded } from '../../../../domain/basket/schemas';

/** Whether the run is on the device: `refused` by the browser or `full`, it lives in this page's memory only. */
export type StorageState = 'kept' | 'refused' | 'full';

/** Lines by where they stand, and `copies` of all lines together. */
export interface Counts {
  readonly all: number;
  readonly accepted: number;
  readonly declined: number;
  readonly unknown: number;
  readonly problems: number;
  readonly pending: number;
  readonly copies: number;
}

/**
 * How far the answers are, in lines. `retrying`: the shop did not answer and is asked again by itself; `offline` goes
 * on when the network is back; `cancelled` and `failed` wait for `resume`.
 */
export interface Progress {
  readonly state: 'idle' | 'asking' | 'retrying' | 'offline' | 'cancelled' | 'failed';
  readonly done: number;
  readonly total: number;
}

/** A change that can be undone or redone, so that a button can say what it does. */
export interface HistoryStep {
  readonly kind: ChangeKind;
  /** Lines it touched. */
  readonly lines: number;
}

/** A run in the list of runs. `at`: when it was last changed (ISO instant). */
export interface RunEntry {
  readonly id: string;
  readonly name: string;
  readonly lines: number;
  readonly at: string;
}

export interface RunView {
  readonly id: string;
  readonly settings: RunSettings;
  readonly counts: Counts;
  readonly totals: RunTotals;
  readonly progress: Progress;
  readonly storage: StorageState;
  readonly undoable: HistoryStep | null;
  readonly redoable: HistoryStep | null;
}

export interface Taken {
  /** Copies and lines that are in the basket now. */
  readonly copies: number;
  readonly lines: number;
  /** With the line each refusal belongs to, where it is still there. */
  readonly refused: readonly (BasketAdded['refused'][number] & { readonly line: number | null })[];
}

/** Header words of the export in the person's language, in the order of the columns. */
export interface CsvWords {
  readonly headers: Readonly<
    Record<
      'isbn' | 'title' | 'authors' | 'grade' | 'exLibrary' | 'quantity' | 'answer' | 'offer' | 'currency' | 'asRead',
      string
    >
  >;
  readonly grade: (grade: RunSettings['grade']) => string;
  readonly yes: string;
  readonly no: string;
  /** What the answer column says of a line. */
  readonly answer: (line: RunLine) => string;
}

/** Everything a screen can do to runs. All resolve when the change is on the device (or said not to be). */
export interface RunActions {
  read(reads: readonly Read[]): Promise<readonly ReadDone[]>;
  change(ids: readonly number[], patch: LinePatch): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** A hard read is right. */
  confirm(id: number): Promise<void>;
  /** The number meant by a problem's line. */
  correct(id: number, isbn: string): Promise<void>;
  /**
   * Another copy in another grade: one of the line's copies moves into a line of its own; a single copy gets a second.
   */
  split(id: number, grade: RunSettings['grade']): Promise<void>;
  setSettings(settings: Partial<RunSettings>): Promise<void>;
  rename(name: string): Promise<void>;
  open(id: string): Promise<void>;
  startNew(): Promise<void>;
  deleteRun(id: string): Promise<void>;
  cancel(): void;
  resume(): void;
  exportCsv(words: CsvWords, filter?: Filter): Blob;
  /** Accepted lines, or those of them named; one atomic call. Throws an ApiProblem. */
  addToBasket(ids?: readonly number[]): Promise<Taken>;
  /** Reads the basket's lines into the run. Throws an ApiProblem. */
  fromBasket(): Promise<readonly ReadDone[]>;
}
