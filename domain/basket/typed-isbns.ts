import { findIsbns, type FoundIsbn } from '../find-isbns';
import { copiesPolicy } from '../policy/copies';

export type WrongNumber = Extract<FoundIsbn, { readonly ok: false }>;

/**
 * Returns the contents of a text: each ISBN with its number of copies (at most three), and numbers that were meant as
 * ISBNs.
 */
export interface TypedIsbns {
  readonly books: readonly { readonly isbn: string; readonly quantity: number }[];
  readonly wrong: readonly WrongNumber[];
  /** Text without anything that looks like an ISBN. */
  readonly none: boolean;
}

export function typedIsbns(text: string): TypedIsbns {
  const counts = new Map<string, number>();
  const wrong = new Map<string, WrongNumber>();
  for (const found of findIsbns(text)) {
    if (found.ok) counts.set(found.isbn, Math.min(copiesPolicy.perEdition, (counts.get(found.isbn) ?? 0) + 1));
    else wrong.set(found.text, found);
  }
  return {
    books: [...counts].map(([isbn, quantity]) => ({ isbn, quantity })),
    wrong: [...wrong.values()],
    none: text.trim() !== '' && counts.size === 0 && wrong.size === 0,
  };
}

/**
 * Returns the text without a wrong number, or with the meant one in its place. Only the first occurrence is changed.
 */
export function replaced(text: string, wrong: string, by: string): string {
  const at = text.indexOf(wrong);
  return at === -1 ? `${text} ${by}`.trim() : text.slice(0, at) + by + text.slice(at + wrong.length);
}
