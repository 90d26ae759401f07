import { findIsbns, type FoundIsbn } from '../find-isbns';
import { copiesPolicy } from '../policy/copies';

/** A number that was meant as an ISBN but is not one. */
export type MalformedIsbn = Extract<FoundIsbn, { readonly ok: false }>;

/** Contents of a typed text. */
export interface TypedIsbns {
  /** Each ISBN with its number of copies, at most `copiesPolicy.perEdition`. */
  readonly books: readonly { readonly isbn: string; readonly quantity: number }[];
  /** Numbers that were meant as ISBNs. */
  readonly wrong: readonly MalformedIsbn[];
  /** The text is not empty, but contains nothing that looks like an ISBN. */
  readonly hasNoIsbn: boolean;
}

/** Returns the ISBNs of a typed text, and the numbers in it that were meant as ISBNs. */
export function findTypedIsbns(text: string): TypedIsbns {
  const counts = new Map<string, number>();
  const wrong = new Map<string, MalformedIsbn>();
  for (const found of findIsbns(text)) {
    if (found.ok) counts.set(found.isbn, Math.min(copiesPolicy.perEdition, (counts.get(found.isbn) ?? 0) + 1));
    else wrong.set(found.text, found);
  }
  return {
    books: [...counts].map(([isbn, quantity]) => ({ isbn, quantity })),
    wrong: [...wrong.values()],
    hasNoIsbn: text.trim() !== '' && counts.size === 0 && wrong.size === 0,
  };
}

/**
 * Returns the text with the first occurrence of a wrong number replaced by `by`. An empty `by` removes the number. A
 * text without this number gets `by` at its end.
 */
export function replaceNumber(text: string, wrong: string, by: string): string {
  const index = text.indexOf(wrong);
  return index === -1 ? `${text} ${by}`.trim() : text.slice(0, index) + by + text.slice(index + wrong.length);
}
