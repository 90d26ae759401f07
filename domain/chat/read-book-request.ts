import type { Format, Sort } from '../catalogue/schemas';
import type { Subject } from '../subjects';
import { findPrice, type PriceLimits } from './details/find-price';
import type { LexiconMatch } from './match-lexicon';
import { asksAboutShop } from './questions/rank-senses';
import { deniedIn, deniedPlace, namesTopic, withoutWords } from './details/unknown-words';
import { agesIn, readerOfAge } from './details/read-age';
import { languageIn } from './details/named-language';
import { namedTitle, partsOfName, unexplainedWords } from './details/named-title';
import { findPages, type PageLimits } from './details/read-pages';
import { shopSenses } from './shop-senses';
import type { Sense } from './words/senses';

/** Request of a message to the catalogue. */
export interface BookRequest {
  readonly subject: Subject | null;
  /** Subjects that are named beside it: "for my 8 year old who loves animals". */
  readonly otherSubjects: readonly Subject[];
  /** Words of the text that name the subject: "physics" for science. */
  readonly subjectWords: readonly string[];
  /** The subject is that of books for children or young people, by a named age or by words. */
  readonly isForYoung: boolean;
  /** ISO 639-1 code. */
  readonly language: string | null;
  readonly format: Format | null;
  readonly price: PriceLimits | null;
  readonly pages: PageLimits | null;
  readonly sort: Sort | null;
  /** Probable title or name: the text without the words around the name. */
  readonly title: string;
  /** Words that the word table does not know and the text does not deny, separated by spaces: often a title or name. */
  readonly unknownWords: string;
  /** Unknown words that the text denies, such as an author's name: "scary, but not King". */
  readonly deniedWords: string;
  /** The text names what the books are about, by more than a subject: "set in Venice". */
  readonly hasTopic: boolean;
  /** Other probable titles or names: parts of `title` and `unknownWords`. */
  readonly titleParts: readonly string[];
  /** Evidence for a request for books: from 2 on it is one, below 1 it is not. */
  readonly weight: number;
}

/** Senses of the shop that another part of a request explains, so that they are no evidence against it. */
const explainedSenses = {
  /** Words for an age also mean limits of age. */
  byAge: ['company', 'minimum'],
  /** A language of books is also one of the shop's languages. */
  byLanguage: ['tongue'],
  /** "Which books do you have by …" begins like a question about the books that the shop buys. */
  byHave: ['accept'],
  /** A book may be about a country. */
  byTopic: ['country'],
  /** "My daughter is at school" has words for people under age. */
  byRelative: ['company'],
} as const satisfies Readonly<Record<string, readonly Sense[]>>;

/** Subjects of books for children and young people: they decide before any other subject. */
const forYoung: ReadonlySet<Subject> = new Set(['children', 'young-adult']);

/** Words for relatives, folded. Such a book is for children unless another subject is named. */
const relatives = new RegExp(
  'daughter|\\bson\\b|grand|niece|nephew|tochter|sohn|enkel|fille|fils|neveu|hij[oa]|sobrin|niet[oa]|nipot|figli|' +
    'dochter|' +
    'zoon|neef|nicht|cork|\\bsyn|wnu|siostrz|bratan|filh|\\bnet[oa]|娘|息子|孫|甥|姪|ابن|بنت|ولد|حفيد',
  'u',
);

/** Returns whether a text names young people only by words for relatives: "for my daughter". */
export function namesOnlyRelatives({ text, spans }: LexiconMatch): boolean {
  const young = spans.filter(({ meaning }) => meaning.kind === 'subject' && forYoung.has(meaning.subject));
  return young.length > 0 && young.every(({ from, to }) => relatives.test(text.slice(from, to)));
}

/** Returns whether a text names young people only by words for relatives, and another subject besides. */
function isForRelative(match: LexiconMatch): boolean {
  const others = match.subjects.filter(
    (subject) => !forYoung.has(subject) && subject !== 'fiction' && subject !== 'classics',
  );
  return others.length > 0 && namesOnlyRelatives(match);
}

/** Returns the most specific subject: "a crime novel" is crime. */
function subjectIn(all: readonly Subject[]): Subject | null {
  // Relatives come last: they are named in the table of children's books.
  const subjects = all.toSorted((a, b) => Number(forYoung.has(a)) - Number(forYoung.has(b)));
  const specific = subjects.find((subject) => subject !== 'fiction' && subject !== 'classics');
  // "A novel about the war" is not a history book.
  if (specific === 'history' && subjects.includes('fiction')) return 'historical';
  return specific ?? subjects[0] ?? null;
}

/** Returns whether a subject says nothing beside another one: all historical novels are novels about history. */
const isWithin = (subject: Subject, other: Subject | null) =>
  subject === 'fiction' || (subject === 'history' && other === 'historical');

function formatIn(match: LexiconMatch): Format | null {
  if (match.has('hardcover')) return 'hardcover';
  if (match.has('pocket')) return 'pocket';
  return match.has('paperback') ? 'paperback' : null;
}

function sortIn(match: LexiconMatch): Sort | null {
  if (match.has('cheap')) return 'price';
  if (match.has('newest')) return 'newest';
  return match.has('popular') ? 'popular' : null;
}

/**
 * Evidence for a request for books. 2 is enough alone, as a subject is. Each sense of `shopSenses` is evidence against
 * it. The values were set by trial with the questions in `tests/questions`.
 */
const evidence = {
  subject: 2,
  age: 2.5,
  anyFiction: 1,
  language: 1.5,
  price: 1.5,
  want: 1.5,
  have: 1,
  format: 1,
  sort: 0.5,
  book: 0.5,
  asksForWords: 1,
  againstPerShopSense: 1.3,
} as const;

/** Parts of a request that count as evidence, as they were read from a text. */
interface RequestParts extends Pick<
  BookRequest,
  'subject' | 'language' | 'format' | 'price' | 'pages' | 'sort' | 'unknownWords'
> {
  /** Subject of the books for the age of the named reader, or null. */
  readonly ofAge: Subject | null;
}

/** Returns the number of senses by which a text asks about the shop and that its request for books does not explain. */
function countShopSenses(match: LexiconMatch, { subject, language, unknownWords }: RequestParts): number {
  if (!asksAboutShop(match)) return 0;
  const explained = new Set<Sense>([
    ...(subject !== null && language !== null ? explainedSenses.byLanguage : []),
    ...(match.has('have') && unknownWords !== '' ? explainedSenses.byHave : []),
    ...(match.has('about') ? explainedSenses.byTopic : []),
    ...(subject !== null && forYoung.has(subject) ? explainedSenses.byAge : []),
    ...(subject !== null && relatives.test(match.text) ? explainedSenses.byRelative : []),
  ]);
  return [...match.senses].filter((sense) => shopSenses.has(sense) && !explained.has(sense)).length;
}

/** Returns the evidence for a request for books, at least 0. */
function weigh(match: LexiconMatch, parts: RequestParts): number {
  const { subject, language, format, price, pages, sort, unknownWords, ofAge } = parts;
  const sensesOfShop = countShopSenses(match, parts);
  const evidenceOfSubject = subject === 'fiction' && sensesOfShop > 0 ? evidence.anyFiction : evidence.subject;
  const weight =
    (ofAge === null ? 0 : evidence.age) +
    (subject === null ? 0 : evidenceOfSubject) +
    (language === null ? 0 : evidence.language) +
    (price === null ? 0 : evidence.price) +
    (pages === null ? 0 : evidence.price) +
    (match.has('want', 'recommend') ? evidence.want : 0) +
    (match.has('have') ? evidence.have : 0) +
    (format === null ? 0 : evidence.format) +
    (sort === null ? 0 : evidence.sort) +
    (match.has('book') ? evidence.book : 0) +
    (match.has('want', 'have') && unknownWords !== '' ? evidence.asksForWords : 0) -
    evidence.againstPerShopSense * sensesOfShop;
  return Math.max(0, weight);
}

/** Returns the unknown words of a request, in order. */
export const unknownWordsOf = ({ unknownWords }: Pick<BookRequest, 'unknownWords'>): readonly string[] =>
  unknownWords === '' ? [] : unknownWords.split(' ');

/** Returns the request for books in a text; `weight` 0 means that there is none. */
export function readBookRequest(match: LexiconMatch): BookRequest {
  const pages = findPages(match);
  const price = findPrice(match, pages?.place);
  const reader = readerOfAge(match);
  const ofAge = reader === 'adult' ? null : reader;
  const subjects = reader === 'adult' ? match.subjects.filter((each) => !forYoung.has(each)) : match.subjects;
  const subject =
    ofAge ?? (isForRelative(match) ? null : subjects.find((each) => forYoung.has(each))) ?? subjectIn(subjects);
  const language = languageIn(match);
  const format = formatIn(match);
  const sort = sortIn(match);
  const placeOfDenied = deniedPlace(match);
  const unknown = unexplainedWords(match, price, [
    ...(placeOfDenied === null ? [] : [placeOfDenied]),
    ...(reader === null ? [] : agesIn(match)),
    ...(pages === null ? [] : [pages.place]),
  ]);
  const deniedWords =
    placeOfDenied === null ? deniedIn(match, unknown) : match.text.slice(placeOfDenied.from, placeOfDenied.to);
  const unknownWords = withoutWords(unknown, deniedWords);
  const title = deniedWords === '' ? namedTitle(match, price) : unknownWords;
  return {
    subject,
    otherSubjects: subjects.filter((other) => other !== subject && !forYoung.has(other) && !isWithin(other, subject)),
    subjectWords: match.spans
      .filter(({ meaning }) => meaning.kind === 'subject' && meaning.subject === subject)
      .map(({ from, to }) => match.text.slice(from, to)),
    isForYoung: subject !== null && forYoung.has(subject),
    language,
    format,
    price,
    pages,
    sort,
    title,
    unknownWords,
    deniedWords,
    hasTopic: namesTopic(match, unknownWords),
    titleParts: partsOfName(title, unknownWords, match.language),
    weight: weigh(match, { subject, language, format, price, pages, sort, unknownWords, ofAge }),
  };
}
