import { isIsbn13, parseIsbn, plainDigits, type ParsedIsbn } from './isbn';

/** One number found in a text, as it was written, and what it is. */
export type FoundIsbn = ParsedIsbn & { readonly text: string };

/** Digits with at most one space or hyphen between two of them; an X only at the very end. */
const runs = /\d(?:[ -]?\d)*(?:[ -]?[Xx](?![\p{L}\p{N}]))?/gu;

interface Group {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the groups of a run between spaces and hyphens, with their places. */
function groupsOf(run: string): Group[] {
  return [...run.matchAll(/[\dXx]+/g)].map((match) => ({
    digits: match[0].toUpperCase(),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Returns groups from `start` joined to `length` digits, or null when no group ends there. */
function joined(groups: readonly Group[], start: number, length: number): { digits: string; end: number } | null {
  let digits = '';
  for (let end = start; end < groups.length && digits.length < length; end += 1) {
    digits += groups[end]?.digits ?? '';
    if (digits.length === length) return { digits, end };
  }
  return null;
}

/** Returns the ISBN of a barcode that was scanned with its two- or five-digit price code, or null. */
function withoutAddOn(digits: string): string | null {
  const first = digits.slice(0, 13);
  return (digits.length === 15 || digits.length === 18) && isIsbn13(first) ? first : null;
}

/** Returns whether a wrong number was written as an ISBN and not as a price or telephone number. */
function looksLikeIsbn(digits: string, groups: number): boolean {
  if (digits.length === 13) return /^97[89]/.test(digits) || groups === 1;
  return digits.length === 10 ? groups === 1 || groups === 4 : groups === 1;
}

function* isbnsOfRun(run: string): Generator<FoundIsbn> {
  const groups = groupsOf(run);
  for (let start = 0; start < groups.length;) {
    const candidates = [13, 10, 12].flatMap((length) => {
      const candidate = joined(groups, start, length);
      return candidate === null
        ? []
        : [{ ...candidate, parsed: parseIsbn(candidate.digits), count: candidate.end - start + 1 }];
    });
    const found =
      candidates.find(({ parsed }) => parsed.ok) ??
      candidates.find(({ parsed, digits, count }) => !parsed.ok && looksLikeIsbn(digits, count));
    const group = groups[start];
    const addOn = group === undefined ? null : withoutAddOn(group.digits);
    if (addOn !== null) yield { ok: true, isbn: addOn, text: addOn };
    else if (found !== undefined) {
      yield { ...found.parsed, text: run.slice(group?.from ?? 0, groups[found.end]?.to ?? run.length) };
    }
    start = addOn === null && found !== undefined ? found.end + 1 : start + 1;
  }
}

/**
 * Returns the ISBNs in a text, in order and with repetitions, and numbers that were meant as ISBNs with their problem.
 * `text` of a result has the digits and hyphens of `plainDigits`.
 * @see docs/product.md#bulk-scanning
 */
export function findIsbns(text: string): FoundIsbn[] {
  return [...plainDigits(text).matchAll(runs)].flatMap((match) => [...isbnsOfRun(match[0])]);
}
