import type { Grade } from '../../grade';
import type { Subject } from '../../subjects';
import type { IsbnFailure } from '../isbn-recover';
import type { Format } from '../schemas';
import type { OtherName, OtherTitle } from './other-names';
import type { PublisherContact } from './publisher-contact';

/**
 * Data of an edition in an import file. Null: the file has no value, and the stored one stays. Prices are EUR cents.
 */
export interface EditionFacts {
  readonly isbn: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly authors: readonly string[];
  readonly language: string;
  readonly publisher: string | null;
  readonly publisherContact: PublisherContact | null;
  readonly published: string | null;
  readonly format: Format | null;
  readonly pages: number | null;
  readonly grams: number | null;
  readonly subjects: readonly Subject[];
  readonly series: string | null;
  readonly price: number | null;
  readonly demand: number | null;
  readonly description: string | null;
  /** ISO 639-1 code; null or left out: the language of the edition. */
  readonly descriptionLanguage?: string | null;
  /** Work named by the file; null: editions of one title and author are one work. */
  readonly work: {
    readonly slug: string;
    readonly title: string;
    readonly authors: readonly string[];
    readonly language: string | null;
    readonly year: number | null;
  } | null;
  readonly workYear: number | null;
  /** ISBN-13s of other editions of the work that the file names. */
  readonly sameWork?: readonly string[];
  /** Titles of the work in other languages. */
  readonly otherTitles: readonly OtherTitle[];
  /** Names of the authors in other languages and scripts. */
  readonly otherNames: readonly OtherName[];
  /** Copies per grade, for stock items that do not exist yet. */
  readonly stock: Readonly<Partial<Record<Grade, number>>> | null;
}

/** Defaults for values that a file lacks. Only the shop's embedded catalogue sets `starter`. */
export interface ImportOptions {
  /** EUR cents; null: editions without a price are neither sold nor bought. */
  readonly defaultPrice: number | null;
  readonly language: string | null;
  readonly format: Format | null;
  /** Gives new copies a price history of 30 days, so that a fresh shop shows price changes. */
  readonly starter: boolean;
  /** EUR cents that a copy cost, for files of copies whose rows don't say it. */
  readonly defaultCost?: number | null | undefined;
  /** Only counts what would be added, updated and left unchanged. No book is written. */
  readonly dryRun?: boolean;
}

/** Code of the reason why a line was refused; the import script has the words. */
export type RowFailure =
  | IsbnFailure
  | 'title-missing'
  | 'price-invalid'
  | 'stock-invalid'
  | 'contact-invalid'
  | 'isbn-twice';
