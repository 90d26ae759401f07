import { isSmallWord } from './line-words';

/** Facts of the catalogue about words. */
interface KnownWords {
  editionsWith(word: string): number;
  near(word: string): readonly string[];
}

/** A search of the index that stands for a part of a line. */
export interface LineSearch {
  /** FTS5 expression. */
  readonly match: string;
  /** Weight of a hit: larger for a word that fewer editions have. */
  readonly weight: number;
  /** Searches with one place are for the same word, so an edition counts only the best of them. */
  readonly place: string;
}

/** One word of a line, or one that is near to it. */
interface Term {
  readonly word: string;
  readonly editions: number;
  readonly weight: number;
}

/** Number of the rarest words of a line by which its books are searched. */
const maxSearchedWords = 8;
/** A word that at most so many editions have finds a book alone; a more frequent one needs a second word. */
const rareUpTo = 60;
/** Frequent words of which each two are searched together, and all of them where no word is rare. */
const pairedWords = 4;
/** Weight of a word that is near to the one in the line, as a share of that one's. */
const nearShare = 0.7;

/** Returns how much a word counts beside the other words of its line: the more, the fewer editions have it. */
const rarityOf = (editions: number) => 1 / (1 + Math.log(1 + editions));
const columns = '{title authors other} : ';
// Words consist of letters and digits only (`queryText`), so typed text can't close the quotes.
const either = (terms: readonly Term[]) => `(${terms.map(({ word }) => `"${word}"`).join(' OR ')})`;

function termsOf(word: string, known: KnownWords): Term[] {
  const own = known.editionsWith(word);
  const near = known.near(word).map((term) => {
    const editions = known.editionsWith(term);
    return { word: term, editions, weight: rarityOf(editions) * nearShare };
  });
  return [...(own > 0 ? [{ word, editions: own, weight: rarityOf(own) }] : []), ...near];
}

/**
 * Returns the searches for the editions that a line may mean: each of its rare words, each two of its frequent ones,
 * and all of these together. None for a line without a known word.
 * @param words words of the line in comparable form
 */
export function lineSearches(words: readonly string[], known: KnownWords): LineSearch[] {
  const own = [...new Set(words)];
  const telling = own.filter((word) => !isSmallWord(word));
  const places = (telling.length === 0 ? own : telling)
    .map((word) => ({ word, terms: termsOf(word, known) }))
    .filter(({ terms }) => terms.length > 0)
    .map((place) => ({ ...place, fewest: Math.min(...place.terms.map(({ editions }) => editions)) }))
    .toSorted((a, b) => a.fewest - b.fewest)
    .slice(0, maxSearchedWords);
  const alone = places.flatMap(({ word, terms }) =>
    terms
      .filter(({ editions }) => editions <= rareUpTo)
      .map((term) => ({ match: `${columns}"${term.word}"`, weight: term.weight, place: word })),
  );
  const frequent = places.filter(({ terms }) => terms.every(({ editions }) => editions > rareUpTo));
  const pairs = frequent.slice(0, pairedWords).flatMap((first, index) =>
    frequent.slice(index + 1, pairedWords).map((second) => ({
      match: `${columns}(${either(first.terms)} AND ${either(second.terms)})`,
      weight: rarityOf(first.fewest) + rarityOf(second.fewest),
      place: `${first.word} ${second.word}`,
    })),
  );
  if (alone.length > 0 || places.length === 0) return [...alone, ...pairs];
  const together = places.slice(0, pairedWords).map(({ terms }) => either(terms));
  return [...pairs, { match: `${columns}(${together.join(' AND ')})`, weight: 1, place: '' }];
}
