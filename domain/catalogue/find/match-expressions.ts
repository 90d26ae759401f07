import type { Format } from '../schemas';
import type { Subject } from '../../subjects';
import { subjectsNamed } from '../subject-words';
import { queryWords } from '../words';

/** Filters of a search that are tags in the index (see `tagsOf`). An edition has one of the values of each filter. */
export interface TagFilters {
  readonly language?: readonly string[] | undefined;
  readonly format?: readonly Format[] | undefined;
  readonly subject?: readonly Subject[] | undefined;
}

/** Two safe FTS5 expressions for `MATCH`: for titles only and for all columns. Null: nothing restricts the search. */
export interface MatchPair {
  readonly title: string | null;
  readonly any: string | null;
}

/** Expression without hits, for a text or a name without words. */
export const matchNothing = 'title:"-"';

/** Words of a query that are searched; more only cost time. */
const maxWords = 12;

/** Returns a tag as one word of the index: `lde`, `fpaperback`, `ssciencefiction`. */
function tag(kind: 'l' | 'f' | 's', value: string): string {
  return kind + value.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Returns the tags of an edition for the index. */
export function tagsOf(edition: {
  readonly language: string;
  readonly format: string;
  readonly subjects: readonly string[];
}): string[] {
  return [
    tag('l', edition.language),
    tag('f', edition.format),
    ...edition.subjects.map((subject) => tag('s', subject)),
  ];
}

// Words consist of letters and digits only (`queryWords`), so typed text can't close the quotes.
const exactTerm = (word: string) => `"${word}"`;
/** Returns the term of a word; as a prefix it also matches longer words. */
const termOf = (word: string, asPrefix: boolean) => (asPrefix ? `${exactTerm(word)}*` : exactTerm(word));

/** Numbers of one or two digits are whole words: as prefixes they would match ISBNs. */
const shortNumber = /^\d{1,2}$/;

/** Returns whether a word is matched as a prefix. Short words in the middle are not: they would match too much. */
function isPrefix(word: string, isLast: boolean): boolean {
  if (shortNumber.test(word)) return false;
  const characters = Array.from(word).length;
  const isPair = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]{2}$/u.test(word);
  return !isPair && (isLast || characters > 2);
}

/** Returns the term for editions with one of a filter's values; none without values. */
function filterTerm(kind: 'l' | 'f' | 's', values: readonly string[] = []): string[] {
  const tags = values.map((value) => exactTerm(tag(kind, value)));
  if (tags.length < 2) return tags.map((term) => `tags:${term}`);
  return [`tags:(${tags.join(' OR ')})`];
}

function filterTerms({ language, format, subject }: TagFilters): string[] {
  return [...filterTerm('l', language), ...filterTerm('f', format), ...filterTerm('s', subject)];
}

/**
 * Returns FTS5 expressions for typed text. The words are quoted and restricted to the word columns, so the text can't
 * contain operators or tags. A word that names a subject in one of the shop's languages also matches that subject.
 * A text of signs alone, such as an emoji, matches nothing.
 * `within`: an expression that stands for the words.
 */
export function matchOf(q: string, filters: TagFilters = {}, within: string | null = null): MatchPair {
  const words = queryWords(q).slice(0, maxWords);
  const tags = filterTerms(filters);
  if (within !== null) return { title: null, any: [`(${within})`, ...tags].join(' AND ') };
  if (words.length === 0) {
    const terms = q.trim() === '' ? tags : [matchNothing, ...tags];
    return { title: null, any: terms.length === 0 ? null : terms.join(' AND ') };
  }
  const ofWholeQuery = subjectsNamed(q).map((subject) => `tags:${exactTerm(tag('s', subject))}`);
  const inTitle = words.map((word, index) => `title:${termOf(word, isPrefix(word, index === words.length - 1))}`);
  const anywhere = words.map((word, index) => {
    const places = [`{title authors other}:${termOf(word, isPrefix(word, index === words.length - 1))}`];
    for (const subject of subjectsNamed(word)) places.push(`tags:${exactTerm(tag('s', subject))}`);
    return places.length === 1 ? places.join('') : `(${places.join(' OR ')})`;
  });
  const any = anywhere.join(' AND ');
  return {
    title: [...inTitle, ...tags].join(' AND '),
    any: [
      ofWholeQuery.length === 0 || words.length === 1 ? any : `((${any}) OR ${ofWholeQuery.join(' OR ')})`,
      ...tags,
    ].join(' AND '),
  };
}

/**
 * Returns the expression for editions that contain all of some words; null for none. Longer words that begin with a
 * word count, too, unless `isMatchedWhole` returns true for it.
 */
export function allWordsMatch(
  words: readonly string[],
  isMatchedWhole: (word: string) => boolean = () => false,
): string | null {
  if (words.length === 0) return null;
  return words
    .map((word) => `{title authors other}:${termOf(word, isPrefix(word, false) && !isMatchedWhole(word))}`)
    .join(' AND ');
}

/** Returns the expression for editions that contain any of some words; null for none. */
export function anyWordMatch(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.map((word) => `{title authors other}:${exactTerm(word)}`).join(' OR ');
}

/** Returns the expression for an author's books: every whole word of the name; null for a name without words. */
export function authorMatch(name: string, filters: TagFilters = {}): string | null {
  const words = queryWords(name).slice(0, maxWords);
  if (words.length === 0) return null;
  return [...words.map((word) => `authors:${exactTerm(word)}`), ...filterTerms(filters)].join(' AND ');
}

/** Returns the expression for books of a series or a publisher: every whole word of its name; null without words. */
export function nameMatch(name: string): string | null {
  const words = queryWords(name).slice(0, maxWords);
  return words.length === 0 ? null : words.map((word) => `other:${exactTerm(word)}`).join(' AND ');
}

/** Returns the expression for one ISBN, which the index holds as a word. */
export function isbnMatch(isbn: string): string {
  return `other:${exactTerm(isbn)}`;
}

/** Returns the expression for editions by their ISBNs, of which there is at least one. */
export function isbnsMatch(isbns: readonly string[]): string {
  return isbns.map(isbnMatch).join(' OR ');
}

/** Returns the expression for suggestions, in titles and authors only; null for a text without words. */
export function suggestionMatch(q: string): string | null {
  const words = queryWords(q).slice(0, maxWords);
  if (words.length === 0) return null;
  return words
    .map((word, index) => `{title authors}:${termOf(word, isPrefix(word, index === words.length - 1))}`)
    .join(' AND ');
}

/**
 * Returns the expression for editions whose columns of the index contain all words of a name that is being typed; null
 * for a text without words. The last word matches as a prefix.
 */
export function typedNameMatch(columns: readonly NameColumn[], q: string): string | null {
  const words = queryWords(q).slice(0, maxWords);
  if (words.length === 0) return null;
  return words
    .map((word, index) => `{${columns.join(' ')}}:${termOf(word, isPrefix(word, index === words.length - 1))}`)
    .join(' AND ');
}

/** Returns the expression for editions whose columns contain each whole word of a name; null for one without words. */
export function wholeNameMatch(columns: readonly NameColumn[], name: string): string | null {
  const words = queryWords(name).slice(0, maxWords);
  return words.length === 0 ? null : words.map((word) => `{${columns.join(' ')}}:${exactTerm(word)}`).join(' AND ');
}

/** Columns of the index with names: authors, with their other names; titles; series, publishers and the rest. */
export type NameColumn = 'authors' | 'title' | 'other';
