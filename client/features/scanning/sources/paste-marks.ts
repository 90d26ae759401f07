import { findIsbns, type FoundIsbn } from '../../../../domain/find-isbns';
import { plainDigits } from '../../../../domain/isbn';

/** A stretch of a text; `kind` null is what stands between the numbers. */
export interface Mark {
  readonly text: string;
  readonly kind: 'isbn' | 'wrong' | null;
  /** Where it begins in the text. */
  readonly at: number;
}

/**
 * A text cut at the numbers found in it, so that they can be marked in place. One stretch where its digits had to be
 * rewritten to another length before they could be read: places would not fit then.
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

/** The text with one number replaced where it first stands. */
export function withMeant(text: string, wrong: string, meant: string): string {
  const at = plainDigits(text).indexOf(wrong);
  return at === -1 ? `${text} ${meant}`.trim() : text.slice(0, at) + meant + text.slice(at + wrong.length);
}
