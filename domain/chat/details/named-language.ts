import type { LexiconMatch } from '../match-lexicon';

/**
 * Returns the language with the longest expression: "a Japanese novel in English" is in English.
 * A denied language does not count.
 */
export function languageIn(match: LexiconMatch): string | null {
  const named = match.spans
    .filter((span) => !match.deniedSpans.has(span))
    .flatMap(({ meaning, from, to }) =>
      meaning.kind === 'language' ? [{ language: meaning.language, length: to - from, from }] : [],
    );
  return named.toSorted((a, b) => b.length - a.length || b.from - a.from)[0]?.language ?? null;
}
