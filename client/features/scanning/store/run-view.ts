import type { CopiesAdded, ReadEffect } from '../../../../domain/scanning/plan';
import type { PhotoReads } from '../../../../domain/scanning/photographed';
import type { Filter, LinePatch, Read, RunLine, RunSettings } from '../../../../domain/scanning/run';
import type { RunTotals } from '../../../../domain/scanning/totals';
import type { ChangeKind } from '../../../../domain/scanning/undo';
import type { BasketAdded } from '../../../../domain/basket/schemas';

/** Place where the run is stored. It is only in memory if the browser `refused` or its storage is `full`. */
export type StorageState = 'kept' | 'refused' | 'full';

/** Numbers by state. */
export interface Counts {
  readonly all: number;
  readonly accepted: number;
  readonly declined: number;
  readonly unknown: number;
  readonly problems: number;
  readonly pending: number;
}

/**
 * Progress of the answers, in lines. `retrying`: the shop did not answer and is asked again automatically; `offline`
 * continues with the network; `cancelled` and `failed` wait for `resume`.
 */
export interface Progress {
  readonly state: 'idle' | 'asking' | 'retrying' | 'offline' | 'cancelled' | 'failed';
  readonly done: number;
  readonly total: number;
}

/** Change that can be undone or redone, for the label of a button. */
export interface HistoryStep {
  readonly kind: ChangeKind;
  /** Number of lines it changed. */
  readonly lines: number;
}

/** Run in the list of runs. `at`: ISO instant of its last change. */
export interface RunEntry {
  readonly id: string;
  readonly name: string;
  readonly lines: number;
  readonly at: string;
}

export interface RunView {
  readonly id: string;
  readonly settings: RunSettings;
  /** Lines by state. */
  readonly counts: Counts;
  /** Copies by state: what the person counts. */
  readonly copies: Counts;
  readonly totals: RunTotals;
  readonly progress: Progress;
  readonly storage: StorageState;
  readonly undoable: HistoryStep | null;
  readonly redoable: HistoryStep | null;
}

export interface AddedToBasket {
  /** Copies and lines that are in the basket now. */
  readonly copies: number;
  readonly lines: number;
  /** Refusals, each with its line if that still exists. */
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
  /** Returns the text of the answer column. */
  readonly answer: (line: RunLine) => string;
}

/** Copies that one answer has added to a run. */
export interface Added {
  readonly run: string;
  readonly copies: readonly CopiesAdded[];
}

/** Actions of a screen on runs. All resolve when the change is on the device, or could not be stored. */
export interface RunActions {
  read(reads: readonly Read[]): Promise<readonly ReadEffect[]>;
  /** Adds copies of a book. `removeAdded` removes them again. Has no copies if the run is full. */
  add(reads: readonly Read[]): Promise<Added>;
  /** Removes added copies again, also after other steps. Returns false if none of them is left in the run. */
  removeAdded(added: Added): Promise<boolean>;
  /** Returns which reads of a photo are books that the run has already. */
  sortPhoto(reads: readonly Read[]): Promise<PhotoReads>;
  /** Requests the offers of unknown lines again, for books that came into the catalogue. */
  requestOffersAgain(isbns: ReadonlySet<string>): Promise<void>;
  change(ids: readonly number[], patch: LinePatch): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Confirms a weak read. */
  confirm(id: number): Promise<void>;
  /** Sets the number that was meant by a problem's line. */
  correct(id: number, isbn: string): Promise<void>;
  /**
   * Adds another copy in another grade: one of the line's copies moves into a new line; a single copy gets a second
   * one.
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
  /** Adds accepted lines, or those of `ids`, in one atomic call. Throws an ApiProblem. */
  addToBasket(ids?: readonly number[]): Promise<AddedToBasket>;
  /** Reads the basket's lines into the run. Throws an ApiProblem. */
  fromBasket(): Promise<readonly ReadEffect[]>;
}
