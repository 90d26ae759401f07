import { usualGrade, type UsedGrade } from '../grade';
import type { OfferAnswer } from '../pricing/schemas';

/** Source of a code. */
export type ReadSource = 'camera' | 'scanner' | 'photo' | 'paste' | 'file' | 'typed' | 'basket';

/** One code as a source returns it. `sure` false: an unsure read from a photo, which needs confirmation. */
export interface Read {
  readonly text: string;
  readonly source: ReadSource;
  readonly sure: boolean;
  /** The word ISBN stands beside it, so that ten wrong digits were meant as an ISBN. */
  readonly isNamed?: boolean;
  /** Number of copies; one when the source gives none. */
  readonly quantity?: number;
  /** Set when the source gives them (columns of a file, the basket); otherwise the settings of the run apply. */
  readonly grade?: UsedGrade;
  readonly exLibrary?: boolean;
}

/** Reason why a code is not an ISBN of a book. */
export type LineProblem = 'invalid-isbn' | 'shop-barcode' | 'printed-music' | 'price-add-on' | 'issn' | 'not-a-book';

/** The shop's answer for one copy, and its instant (ISO 8601). */
export interface Answered {
  readonly kind: 'answered';
  readonly book: OfferAnswer['book'];
  readonly offer: OfferAnswer['offer'];
  readonly at: string;
}

/** State of a line's offer. `failed`: the shop could not answer; `resume` asks again. */
export type LineAnswer =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }
  | Answered;

/** Stored part of a line, which can be undone. */
export interface StoredLine {
  /** Ascending in the order of reading, never reused in a run. */
  readonly id: number;
  /** Null: the text is not an ISBN. */
  readonly isbn: string | null;
  /** Text as it was read. */
  readonly text: string;
  readonly problem: LineProblem | null;
  /** ISBN that a wrong number probably meant. */
  readonly meant: string | null;
  readonly sure: boolean;
  readonly source: ReadSource;
  /** Ids of the lines read before and after this one; set for problems, so that the person finds the copy. */
  readonly neighbours: readonly [number | null, number | null];
  readonly quantity: number;
  readonly grade: UsedGrade;
  readonly exLibrary: boolean;
  /** Number of its copies that were put into the basket. */
  readonly taken: number;
}

/** A line as the screen shows it. */
export interface RunLine extends StoredLine {
  readonly answer: LineAnswer;
  /** Number of copies within `copiesPolicy.perEdition` over all lines of the ISBN; others are `copies-limit`. */
  readonly offered: number;
}

/** Changes that a person can make to lines. */
export type LinePatch = Partial<Pick<StoredLine, 'grade' | 'exLibrary' | 'quantity'>>;

export interface RunSettings {
  readonly name: string;
  /** Defaults for copies read from now on. */
  readonly grade: UsedGrade;
  readonly exLibrary: boolean;
  readonly sound: boolean;
}

/** State of a run beside its lines. */
export interface RunState extends RunSettings {
  /** Id of the next line. */
  readonly nextId: number;
  /** Line that the last read added or counted up. */
  readonly lastRead: number | null;
}

export const filters = ['all', 'accepted', 'declined', 'unknown', 'problems'] as const;
export type Filter = (typeof filters)[number];

/** Result of a line. `pending`: no answer yet; `problems`: wrong numbers and unconfirmed reads. */
export type LineStatus = Exclude<Filter, 'all'> | 'pending';

/** Number of lines of one run. @see docs/product.md#list-limits */
export const runLimit = 10_000;

/** Number of copies of one line; a higher number is a typing error. */
export const maxCopies = 999;

export const startSettings: RunSettings = { name: '', grade: usualGrade, exLibrary: false, sound: true };
