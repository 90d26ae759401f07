import type { UsedGrade } from '../grade';
import type { OfferAnswer } from '../pricing/schemas';

/** Where a code came from. */
export type ReadSource = 'camera' | 'scanner' | 'photo' | 'paste' | 'file' | 'typed' | 'basket';

/** One code as a source gives it. `sure` false: a hard read from a photo, which asks for confirmation. */
export interface Read {
  readonly text: string;
  readonly source: ReadSource;
  readonly sure: boolean;
  /** Copies; one where the source says nothing. */
  readonly quantity?: number;
  /** Where the source names them (a file's columns, the basket); else the run's settings hold. */
  readonly grade?: UsedGrade;
  readonly exLibrary?: boolean;
}

/** Why a code is no book's number. */
export type LineProblem = 'invalid-isbn' | 'shop-barcode' | 'printed-music' | 'price-add-on' | 'issn' | 'not-a-book';

/** What the shop answered for one copy, and when (ISO instant). */
export interface Answered {
  readonly kind: 'answered';
  readonly book: OfferAnswer['book'];
  readonly offer: OfferAnswer['offer'];
  readonly at: string;
}

/** `waiting` to be asked, being asked, no network, the shop could not answer (asked again by `resume`), or answered. */
export type LineAnswer =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }
  | Answered;

/** What of a line is kept and can be undone. */
export interface KeptLine {
  /** Rising in the order of reading, never reused in a run. */
  readonly id: number;
  /** Null where the text is no book's number. */
  readonly isbn: string | null;
  /** As it was read. */
  readonly text: string;
  readonly problem: LineProblem | null;
  /** The ISBN a wrong number may have meant. */
  readonly meant: string | null;
  readonly sure: boolean;
  readonly source: ReadSource;
  /** Lines read just before and just after this one, by id; kept for problems, so that the copy can be found again. */
  readonly neighbours: readonly [number | null, number | null];
  readonly quantity: number;
  readonly grade: UsedGrade;
  readonly exLibrary: boolean;
  /** How many of its copies went into the basket. */
  readonly taken: number;
}

/** A line as it is shown. */
export interface RunLine extends KeptLine {
  readonly answer: LineAnswer;
  /**
   * Copies that count: at most `copiesPolicy.perEdition` over all lines of the ISBN; the rest is told `copies-limit`.
   */
  readonly offered: number;
}

/** What a person may change of lines. */
export type LinePatch = Partial<Pick<KeptLine, 'grade' | 'exLibrary' | 'quantity'>>;

export interface RunSettings {
  readonly name: string;
  /** For copies read from now on. */
  readonly grade: UsedGrade;
  readonly exLibrary: boolean;
  readonly sound: boolean;
}

/** Everything of a run that is not a line. */
export interface RunHead extends RunSettings {
  /** The next line's. */
  readonly nextId: number;
  /** The line that the last read made or counted up. */
  readonly lastRead: number | null;
}

export const filters = ['all', 'accepted', 'declined', 'unknown', 'problems'] as const;
export type Filter = (typeof filters)[number];

/** Where a line stands: `pending` has no answer yet; `problems` are wrong numbers and unconfirmed reads. */
export type Standing = Exclude<Filter, 'all'> | 'pending';

/** Lines of one run (docs/product.md#list-limits: the scanning screen takes 10,000). */
export const runLimit = 10_000;

/** Copies one line can count up to; beyond it is a slip of the key, not a shelf. */
export const mostCopies = 999;

export const startSettings: RunSettings = { name: '', grade: 'very-good', exLibrary: false, sound: true };
