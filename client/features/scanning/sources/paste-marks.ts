import { findIsbns, type FoundIsbn } from '../../../../domain/find-isbns';
import { plainDigits } from '../../../../domain/isbn';

/** Segment of a text. `kind` is null between numbers. */
export interface Mark {
  readonly text: string;
  readonly kind: 'isbn' | 'wrong' | null;
  /** Index of its start in the text. */
  readonly at: number;
}

/**
 * Returns a text cut at its numbers, so that they can be marked in place. One segment if its digits had to be
 * normalised to another length, because the indexes would not fit.
 */
export function marksOf(text: string, found: readonly FoundIsbn[] = findIsbns(text)): readonly Mark[] {
  const plain = plainDigits(text);
  const marks: Mark[] = [];
  let at = 0;
  if (plain.length === text.length) {
    for (const each of found) {
      const start = plain.indexOf(each.text, at);
      if (start === -1) continue;
      const end = start + each.text.length;
      if (start > at) marks.push({ text: text.slice(at, start), kind: null, at });
      marks.push({ text: text.slice(start, end), kind: each.ok ? 'isbn' : 'wrong', at: start });
      at = end;
    }
  }
  if (at < text.length) marks.push({ text: text.slice(at), kind: null, at });
  return marks;
}

/** Returns the text with the first occurrence of a number replaced. */
export function replaceNumber(text: string, wrong: string, meant: string): string {
  const at = plainDigits(text).indexOf(wrong);
  return at === -1 ? `${text} ${meant}`.trim() : text.slice(0, at) + meant + text.slice(at + wrong.length);
}
