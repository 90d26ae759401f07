import { bareTitle, withoutArticle } from './title-key';
import { queryText, queryWords } from './words';

/** Hit with the fields that ranking needs. `id` is the order of popularity, 1 the most wanted. */
export interface Candidate {
  readonly id: number;
  readonly work: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly language: string;
  /** Bitmask of grades that are free now. */
  readonly grades: number;
}

/** Works and authors whose other title or name is exactly the query (tables `work_titles` and `author_names`). */
export interface NamedByQuery {
  readonly works: ReadonlySet<string>;
  /** Authors in comparable form. */
  readonly authors: ReadonlySet<string>;
}

/** Comparable text of a query and its words. */
interface Query {
  readonly asked: string;
  readonly words: readonly string[];
}

const nothingNamed: NamedByQuery = { works: new Set(), authors: new Set() };

/**
 * Returns how well title or author match, 0 to 90; steps of at least 5 leave a better tier above stock and language.
 */
function matchPoints(query: Query, candidate: Candidate, reader: string, named: NamedByQuery): number {
  const { asked, words } = query;
  const title = queryText(candidate.title);
  const bare = bareTitle(candidate.title);
  const wanted = withoutArticle(asked);
  if (title === asked || bare === asked || withoutArticle(bare) === wanted) return 90;
  const isNamed = named.works.has(candidate.work);
  // Many works share a title of one word, such as "house". A translation then says less than the reader's language.
  const isSurelyNamed = isNamed && (candidate.language === reader || queryWords(wanted).length > 1);
  if (isSurelyNamed) return 85;
  const names = candidate.authors.map(queryText);
  if (names.some((name) => name === asked)) return 80;
  if (names.some((name) => named.authors.has(name))) return 75;
  const titleWords = new Set(queryWords(candidate.title));
  const nameWords = new Set(candidate.authors.flatMap(queryWords));
  if (title.startsWith(`${asked} `) || withoutArticle(bare).startsWith(`${wanted} `)) return 70;
  if (words.every((word) => nameWords.has(word))) return 60;
  if (words.every((word) => titleWords.has(word))) return 50;
  if (isNamed) return 48;
  if (title.startsWith(asked)) return 42;
  if (words.every((word) => titleWords.has(word) || nameWords.has(word))) return 40;
  return 0;
}

/** Points for a free copy and for the reader's language; together at most 7. */
const stockPoints = 4;
const languagePoints = 3;

/**
 * Returns the hits by relevance: exact title, exact author, beginning of the title, whole words, then the rest. Inside
 * a tier free copies and the reader's language come first, then popularity. `reader` is a language code.
 * `named`: what the query names by another title or name.
 */
export function rankBooks<Hit extends Candidate>(
  q: string,
  hits: readonly Hit[],
  reader: string,
  named: NamedByQuery = nothingNamed,
): Hit[] {
  const query = { asked: queryText(q), words: queryWords(q) };
  return hits
    .map((hit) => ({
      hit,
      score:
        matchPoints(query, hit, reader, named) +
        (hit.grades === 0 ? 0 : stockPoints) +
        (hit.language === reader ? languagePoints : 0),
    }))
    .toSorted((a, b) => b.score - a.score || a.hit.id - b.hit.id)
    .map(({ hit }) => hit);
}
