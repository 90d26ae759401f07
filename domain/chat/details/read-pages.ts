import type { LexiconMatch } from '../match-lexicon';
import type { Place } from '../place';

/** Limits of a book's pages, and their place in the text. */
export interface PageLimits {
  readonly min: number | null;
  readonly max: number | null;
  readonly place: Place;
}

/** Characters before the number in which "at least" stands. */
const near = 24;

/** Returns the limits of pages that a text names ("max 250 pages", "250ページ以下"), or null. */
export function findPages({ text, spans }: LexiconMatch): PageLimits | null {
  for (const { meaning, from, to } of spans) {
    if (meaning.kind !== 'sense' || meaning.sense !== 'pages') continue;
    const before = /(?<number>\d{2,4})[\s-]*$/u.exec(text.slice(0, from));
    const number = Number(before?.groups?.['number'] ?? Number.NaN);
    if (before === null || Number.isNaN(number)) continue;
    const at = before.index;
    const compared = (sense: 'under' | 'over') =>
      spans.some(
        (span) =>
          span.meaning.kind === 'sense' &&
          span.meaning.sense === sense &&
          ((span.to <= at && at - span.to <= near) || (span.from >= to && span.from - to <= near)),
      );
    const isLeast = compared('over') && !compared('under');
    return { min: isLeast ? number : null, max: isLeast ? null : number, place: { from: at, to } };
  }
  return null;
}
