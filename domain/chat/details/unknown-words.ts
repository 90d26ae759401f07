import type { LexiconMatch } from '../match-lexicon';
import { isUnspaced } from '../words/lexicon';
import { deniedRunIn, negatedPlaces } from './negated-subjects';
import type { Place } from '../place';

/**
 * Returns the place of a title or name that a text without spaces denies, or null. A text that also names a subject or
 * a language there denies that.
 */
export function deniedPlace({ language, text, spans }: LexiconMatch): Place | null {
  const place = isUnspaced(language) ? deniedRunIn(text) : null;
  if (place === null) return null;
  const namesFilter = spans.some(
    ({ from, to, meaning }) =>
      from >= place.from && to <= place.to && (meaning.kind === 'subject' || meaning.kind === 'language'),
  );
  return namesFilter ? null : place;
}

/** Returns those unknown words of a text that it denies, in order. */
export function deniedIn(match: LexiconMatch, words: string): string {
  const unknown = new Set(words.split(' '));
  const places = match.words.filter(({ text }) => unknown.has(text));
  const denied = negatedPlaces(match.text, places, match.language);
  return places
    .filter((place) => denied.has(place))
    .map(({ text }) => text)
    .join(' ');
}

/** Returns whether an unknown word directly follows "about" or "set in". */
export function namesTopic(match: LexiconMatch, words: string): boolean {
  const unknown = words.split(' ');
  return match.spans.some(({ meaning, to }) => {
    if (meaning.kind !== 'sense' || meaning.sense !== 'about') return false;
    const next = match.words.find(({ from }) => from >= to);
    return next !== undefined && unknown.includes(next.text);
  });
}

/** Returns a text without some words. */
export const withoutWords = (text: string, left: string) =>
  text
    .split(' ')
    .filter((word) => !left.split(' ').includes(word))
    .join(' ');
