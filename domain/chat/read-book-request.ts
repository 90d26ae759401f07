import type { Format, Sort } from '../catalogue/schemas';
import type { Subject } from '../subjects';
import { findPrice, type PriceLimits } from './details/find-price';
import type { LexiconMatch } from './match-lexicon';
import { asksAboutShop } from './rank-senses';
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
  /** Other subjects that are named: "for my 8 year old who loves animals". */
  readonly besides: readonly Subject[];
  /** Words of the text that name the subject: "physics" for science. */
  readonly topics: readonly string[];
  /** The subject is that of books for children or young people, by a named age or by words. */
  readonly isForYoung: boolean;
  /** ISO 639-1 code. */
  readonly language: string | null;
  readonly format: Format | null;
  readonly price: PriceLimits | null;
  readonly pages: PageLimits | null;
  readonly sort: Sort | null;
  /** Probable title or name: the text without the words around it (`title`), and only its unknown words (`words`). */
  readonly title: string;
  readonly words: string;
  /** Unknown words that the text denies, such as an author's name: "scary, but not King". */
  readonly denied: string;
  /** The text names what the books are about, by more than a subject: "set in Venice". */
  readonly hasTopic: boolean;
  /** Other probable titles or names: parts of both. */
  readonly parts: readonly string[];
  /** Evidence for a wish for books: from 2 on it is one, below 1 it is not. */
  readonly weight: number;
}

/** Shop senses that a wish with an age, or with language and subject, also has: limits of age, the shop's languages. */
const besideAge: readonly Sense[] = ['company', 'minimum'];
const besideLanguage: readonly Sense[] = ['tongue'];
/** "Which books do you have by …" begins like a question about the books that the shop buys. */
const besideHave: readonly Sense[] = ['accept'];
/** A book may be about a country. */
const besideTopic: readonly Sense[] = ['country'];
/** A relative may be young, and so be named in the words for people under age: "my daughter is at school". */
const besideRelative: readonly Sense[] = ['company'];

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
function isForRelative(heard: LexiconMatch): boolean {
  const others = heard.subjects.filter(
    (subject) => !forYoung.has(subject) && subject !== 'fiction' && subject !== 'classics',
  );
  return others.length > 0 && namesOnlyRelatives(heard);
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

function formatIn(heard: LexiconMatch): Format | null {
  if (heard.has('hardcover')) return 'hardcover';
  if (heard.has('pocket')) return 'pocket';
  return heard.has('paperback') ? 'paperback' : null;
}

function sortIn(heard: LexiconMatch): Sort | null {
  if (heard.has('cheap')) return 'price';
  if (heard.has('newest')) return 'newest';
  return heard.has('popular') ? 'popular' : null;
}

/**
 * Evidence for a wish for books; 2 is enough alone, as a subject is. Each sense of `shop` is evidence against it. The
 * values were set by trial with the questions in `tests/questions`.
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

/** Parts of a wish that count as evidence, as they were read from a text. */
interface WishParts extends Pick<
  BookRequest,
  'subject' | 'language' | 'format' | 'price' | 'pages' | 'sort' | 'words'
> {
  /** Subject of the books for the age of the named reader, or null. */
  readonly ofAge: Subject | null;
}

/** Returns the number of senses by which a text asks about the shop and that its wish for books does not explain. */
function countShopSenses(heard: LexiconMatch, { subject, language, words }: WishParts): number {
  if (!asksAboutShop(heard)) return 0;
  const explained = new Set<Sense>([
    ...(subject !== null && language !== null ? besideLanguage : []),
    ...(heard.has('have') && words !== '' ? besideHave : []),
    ...(heard.has('about') ? besideTopic : []),
    ...(subject !== null && forYoung.has(subject) ? besideAge : []),
    ...(subject !== null && relatives.test(heard.text) ? besideRelative : []),
  ]);
  return [...heard.senses].filter((sense) => shopSenses.has(sense) && !explained.has(sense)).length;
}

/** Returns the evidence for a wish for books, at least 0. */
function weigh(heard: LexiconMatch, parts: WishParts): number {
  const { subject, language, format, price, pages, sort, words, ofAge } = parts;
  const sensesOfShop = countShopSenses(heard, parts);
  const evidenceOfSubject = subject === 'fiction' && sensesOfShop > 0 ? evidence.anyFiction : evidence.subject;
  const weight =
    (ofAge === null ? 0 : evidence.age) +
    (subject === null ? 0 : evidenceOfSubject) +
    (language === null ? 0 : evidence.language) +
    (price === null ? 0 : evidence.price) +
    (pages === null ? 0 : evidence.price) +
    (heard.has('want', 'recommend') ? evidence.want : 0) +
    (heard.has('have') ? evidence.have : 0) +
    (format === null ? 0 : evidence.format) +
    (sort === null ? 0 : evidence.sort) +
    (heard.has('book') ? evidence.book : 0) +
    (heard.has('want', 'have') && words !== '' ? evidence.asksForWords : 0) -
    evidence.againstPerShopSense * sensesOfShop;
  return Math.max(0, weight);
}

/** Returns the wish for books in a text; `weight` 0 means that there is none. */
export function readBookRequest(heard: LexiconMatch): BookRequest {
  const pages = findPages(heard);
  const price = findPrice(heard, pages?.place);
  const reader = readerOfAge(heard);
  const ofAge = reader === 'adult' ? null : reader;
  const subjects = reader === 'adult' ? heard.subjects.filter((each) => !forYoung.has(each)) : heard.subjects;
  const subject =
    ofAge ?? (isForRelative(heard) ? null : subjects.find((each) => forYoung.has(each))) ?? subjectIn(subjects);
  const language = languageIn(heard);
  const format = formatIn(heard);
  const sort = sortIn(heard);
  const placeOfDenied = deniedPlace(heard);
  const unknown = unexplainedWords(heard, price, [
    ...(placeOfDenied === null ? [] : [placeOfDenied]),
    ...(reader === null ? [] : agesIn(heard)),
    ...(pages === null ? [] : [pages.place]),
  ]);
  const denied =
    placeOfDenied === null ? deniedIn(heard, unknown) : heard.text.slice(placeOfDenied.from, placeOfDenied.to);
  const words = withoutWords(unknown, denied);
  const title = denied === '' ? namedTitle(heard, price) : words;
  return {
    subject,
    besides: subjects.filter((other) => other !== subject && !forYoung.has(other) && !isWithin(other, subject)),
    topics: heard.spans
      .filter(({ meaning }) => meaning.kind === 'subject' && meaning.subject === subject)
      .map(({ from, to }) => heard.text.slice(from, to)),
    isForYoung: subject !== null && forYoung.has(subject),
    language,
    format,
    price,
    pages,
    sort,
    title,
    words,
    denied,
    hasTopic: namesTopic(heard, words),
    parts: partsOfName(title, words, heard.language),
    weight: weigh(heard, { subject, language, format, price, pages, sort, words, ofAge }),
  };
}
