import type { Subject } from '../../subjects';
import type { Format } from '../schemas';

/**
 * Limits of what staff enter. Characters are UTF-16 units, prices EUR cents, weights grams. Higher numbers are typing
 * errors: a book has no 10,000 pages and no 30 kg.
 */
export const editingLimits = {
  title: 300,
  name: 120,
  names: 20,
  series: 200,
  volume: 9999,
  pages: 9999,
  grams: 30_000,
  price: 1_000_000,
  subjects: 8,
  description: 8000,
  otherTitles: 60,
  work: 200,
} as const;

/** A text in a language (ISO 639-1). */
export interface TextInLanguage {
  readonly language: string;
  readonly text: string;
}

/** Fields of an edition that staff edit, by their names in `protectedFields`. Null: no value. */
export interface EditionValues {
  readonly title: string;
  readonly subtitle: string | null;
  readonly authors: readonly string[];
  readonly language: string;
  readonly publisher: string | null;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly published: string | null;
  readonly format: Format;
  readonly pages: number | null;
  readonly grams: number | null;
  readonly subjects: readonly Subject[];
  /** The series with its volume, as `seriesText` writes it. */
  readonly series: string | null;
  /** EUR cents; null: neither sold nor bought. */
  readonly reference_price: number | null;
  readonly work: string;
  readonly description: TextInLanguage | null;
}
export type EditionField = keyof EditionValues;

/** A title of a work in another language (ISO 639-1). */
export interface OtherTitleValue {
  readonly language: string;
  readonly title: string;
}

/** Fields of a work that staff edit. `names`: its titles in other languages. */
export interface WorkValues {
  readonly title: string;
  readonly authors: readonly string[];
  readonly language: string | null;
  readonly year: number | null;
  readonly names: readonly OtherTitleValue[];
}
export type WorkField = keyof WorkValues;

/** Years in which a book can have appeared: from the beginning of printing. A work may be older. */
export const publishedYears = { first: 1400, last: 2100 } as const;
export const workYears = { first: -3000, last: 2100 } as const;

/** Shape of a language code: ISO 639-1, or ISO 639-2 where that has none. */
export const languageShape = /^[a-z]{2,3}$/;

/** Returns whether a text is a date of publication: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, which the calendar has. */
export function isPublished(text: string): boolean {
  const parts = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text);
  if (parts === null) return false;
  const year = Number(parts[1]);
  const month = Number(parts[2] ?? 1);
  const day = Number(parts[3] ?? 1);
  if (year < publishedYears.first || year > publishedYears.last) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Returns whether two values of a field are equal, lists by their items and texts by their language, too. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the description that a page shows: the reader's language, else `own`, else English, else the first one. */
export function chooseDescription(
  own: TextInLanguage | null,
  written: readonly TextInLanguage[],
  reader: string,
): TextInLanguage | null {
  const inLanguage = (language: string) => written.find((text) => text.language === language);
  return inLanguage(reader) ?? own ?? inLanguage('en') ?? written[0] ?? null;
}
