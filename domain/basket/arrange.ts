import { foldLetters } from '../catalogue/words';
import type { Language } from '../language';
import type { Money } from '../money';

/** Orders of the sell list: newest line first, title from A, highest offer first. */
export const basketSorts = ['added', 'title', 'offer'] as const;
export type BasketSort = (typeof basketSorts)[number];

/**
 * Number of lines on a page without script, and in the first answer. With script, a longer list renders only the rows
 * near the window.
 */
export const basketPageLines = 40;

/** Part of a line by which it is found and sorted. */
export interface ArrangedLine {
  readonly book: { readonly isbn: string; readonly title: string; readonly authors: readonly string[] };
  readonly total: Money;
}

/** Search and order of the sell list. */
export interface Arrangement {
  /** Words that title or authors contain, or digits of the ISBN. */
  readonly q: string;
  readonly sort: BasketSort;
  /** Language whose alphabet sorts the titles. */
  readonly language: Language;
}

/** Digits that count as part of an ISBN. Fewer digits occur in most ISBNs, and more likely belong to a title. */
const isbnPart = /^\d{4,13}$/;

/** Returns the words of a search in comparable form. Hyphens are removed, because people copy ISBNs with them. */
const wordsOf = (q: string) =>
  foldLetters(q.replaceAll(/(?<=\d)-(?=\d)/g, ''))
    .split(/\s+/)
    .filter((word) => word !== '');

/** Returns the rows whose line contains all words of `q`, in the order of `sort`. `rows` are in the order of adding. */
export function arrangeLines<Row>(
  rows: readonly Row[],
  lineOf: (row: Row) => ArrangedLine,
  { q, sort, language }: Arrangement,
): readonly Row[] {
  const words = wordsOf(q);
  const found =
    words.length === 0
      ? rows
      : rows.filter((row) => {
          const { isbn, title, authors } = lineOf(row).book;
          const text = foldLetters(`${title} ${authors.join(' ')}`);
          return words.every((word) => text.includes(word) || (isbnPart.test(word) && isbn.includes(word)));
        });
  if (sort === 'added') return found;
  if (sort === 'offer') return found.toSorted((a, b) => lineOf(b).total.minor - lineOf(a).total.minor);
  const { compare } = new Intl.Collator(language, { numeric: true });
  return found.toSorted((a, b) => compare(lineOf(a).book.title, lineOf(b).book.title));
}
