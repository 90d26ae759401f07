import type { Grade } from '../../grade';
import type { Subject } from '../../subjects';
import type { IsbnFailure } from '../isbn-recover';
import type { Format } from '../schemas';

/** What a file says about an edition; null: it says nothing, and what is known stays. Prices are EUR cents. */
export interface EditionFacts {
  readonly isbn: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly authors: readonly string[];
  readonly language: string;
  readonly publisher: string | null;
  readonly published: string | null;
  readonly format: Format | null;
  readonly pages: number | null;
  readonly grams: number | null;
  readonly subjects: readonly Subject[];
  readonly series: string | null;
  readonly price: number | null;
  readonly demand: number | null;
  readonly description: string | null;
  /** Where the file ties editions together itself; else editions of one title and author are one work. */
  readonly work: {
    readonly slug: string;
    readonly title: string;
    readonly authors: readonly string[];
    readonly language: string | null;
    readonly year: number | null;
  } | null;
  readonly workYear: number | null;
  /** Copies per grade, for stock items that do not exist yet. */
  readonly stock: Readonly<Partial<Record<Grade, number>>> | null;
}

/** What fills the gaps of a file. `starter` is set by the shop's own embedded catalogue only. */
export interface ImportOptions {
  /** EUR cents; null: editions without a price are neither sold nor bought. */
  readonly defaultPrice: number | null;
  readonly language: string | null;
  readonly format: Format | null;
  /** Gives new copies a price history of 30 days, so that a fresh shop has something to show. */
  readonly starter: boolean;
}

/** Why a line was left out. Codes: the import script has the words. */
export type RowFailure = IsbnFailure | 'title-missing' | 'price-invalid' | 'stock-invalid' | 'isbn-twice';
