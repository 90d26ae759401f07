import type { Subject } from '../../../subjects';
import type { Format } from '../../schemas';
import type { OtherName, OtherTitle } from '../other-names';

/** An ISBN of a record as the record writes it. One record can name several editions. */
export interface LibraryIsbn {
  readonly text: string;
  /** Binding of this edition; null: the record does not say which. */
  readonly format: Format | null;
}

/** A book as a library's record describes it, in any of the formats. Texts are empty where the record has none. */
export interface LibraryBook {
  readonly isbns: readonly LibraryIsbn[];
  readonly title: string;
  readonly subtitle: string;
  /** Series with its volume as the catalogue writes it. */
  readonly series: string;
  readonly authors: readonly string[];
  /** ISO 639-1 code; null: unknown. */
  readonly language: string | null;
  readonly publisher: string;
  /** Day, month or year in ISO form. */
  readonly published: string;
  readonly pages: string;
  readonly grams: string;
  readonly subjects: readonly Subject[];
  /** Null: none, or one whose language is unknown. */
  readonly description: { readonly text: string; readonly language: string } | null;
  /** Work that the record names; null: editions of one title and author are one work. */
  readonly work: { readonly slug: string; readonly title: string; readonly authors: readonly string[] } | null;
  /** Language and year of the work. */
  readonly workLanguage: string | null;
  readonly workYear: string;
  readonly otherTitles: readonly OtherTitle[];
  readonly otherNames: readonly OtherName[];
}

/** A book of which nothing is known. */
export const unknownBook: LibraryBook = {
  isbns: [],
  title: '',
  subtitle: '',
  series: '',
  authors: [],
  language: null,
  publisher: '',
  published: '',
  pages: '',
  grams: '',
  subjects: [],
  description: null,
  work: null,
  workLanguage: null,
  workYear: '',
  otherTitles: [],
  otherNames: [],
};
