import { setImmediate } from 'node:timers/promises';
import { sendRows } from '../../scripts/shop/send-rows.mjs';
import { bookColumns } from './books.mjs';
import { draw } from './draw.mjs';

const consonants = Array.from('bcdfghklmnprstvz');
const vowels = Array.from('aeiou');
const endings = ['', '', 'n', 'r', 's', 'l', 't', 'x'];
/** Words of titles, authors, last and first names: about as many as a large shop has. */
const titleWords = 80_000;
const authors = 30_000;
const lastNames = 20_000;
const firstNames = 400;
/** Number of books of each language among 32, about as a shop with ten languages has them. */
const languages = Object.entries({ en: 11, de: 4, fr: 4, es: 3, it: 2, nl: 2, pl: 2, pt: 2, ja: 1, ar: 1 }).flatMap(
  ([language, books]) => Array.from({ length: books }, () => language),
);
const subjects = ['fiction', 'crime', 'fantasy', 'history', 'romance', 'science', 'children', 'biography'];
const kanji = Array.from(
  '山川田本人大小中上下東西南北春夏秋冬花鳥風月空海森林石火水木金土日星雪雨雲光影夢心手足目口道門',
);
const arabicLetters = Array.from('ابتثجحخدذرزسشصضطظعغفقكلمنهوي');
/** One book in this many has a rare subject, format or grade: filters that few books of a large shop pass. */
const rareOneIn = 2_000;
/** One book in this many is in stock. */
const stockedOneIn = 8;
/** One book in this many is another edition of a book before it, by the same title and author. */
const reissueOneIn = 7;
/** Books of one group of ISBNs (978-6999…), of which no publisher has any. */
const booksPerGroup = 100_000;

const pick = (list, book, salt) => list[draw(book, salt) % list.length];
/** Returns a number from 0 to 1. */
const share = (book, salt) => draw(book, salt) / 2 ** 32;

/** Returns the made-up word with a number: two to four syllables. */
export function wordOf(number, salt) {
  const syllables = 2 + (draw(number, salt) % 3);
  const parts = Array.from(
    { length: syllables },
    (_, at) => pick(consonants, number, salt + 2 * at + 1) + pick(vowels, number, salt + 2 * at + 2),
  );
  return parts.join('') + pick(endings, number, salt + 20);
}

/** Returns a word as often as in a language: the second half as often as the first (Zipf's law). */
const frequentWord = (book, salt) => wordOf(Math.floor(titleWords ** share(book, salt)), 100);

/** Returns the made-up word with a number in another script. */
function foreignWord(number, letters, longest) {
  const length = 2 + (draw(number, 150) % (longest - 1));
  return Array.from({ length }, (_, at) => pick(letters, number, 151 + at)).join('');
}

export const languageOf = (book) => pick(languages, book, 50);

export const isbnOf = (book) => {
  const group = 9786999 - Math.floor(book / booksPerGroup);
  const body = `${group}${String(book % booksPerGroup).padStart(5, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return body + ((10 - (sum % 10)) % 10);
};

/** Returns the number of the book whose title and author a book has: mostly its own. */
const workOf = (book) => (book >= 20 && draw(book, 57) % reissueOneIn === 0 ? book - 1 - (draw(book, 58) % 12) : book);

/** Returns the words of a book's title. The same number is the same book in every run. */
export function titleOf(book) {
  const work = workOf(book);
  const number = (at) => Math.floor(titleWords ** share(work, 31 + at));
  const length = 2 + (draw(work, 30) % 4);
  const language = languageOf(work);
  if (language === 'ja') return [Array.from({ length }, (_, at) => foreignWord(number(at), kanji, 2)).join('')];
  if (language === 'ar') return Array.from({ length }, (_, at) => foreignWord(number(at), arabicLetters, 5));
  return Array.from({ length }, (_, at) => frequentWord(work, 31 + at));
}

/** Returns the most frequent words of titles, the most frequent first. */
export const commonWords = (count) => Array.from({ length: count }, (_, at) => wordOf(at + 1, 100));

/** Returns the name of a book's author. Few authors have many books. */
export function authorOf(book) {
  const author = Math.floor(authors * share(workOf(book), 40) ** 2);
  return `${wordOf(draw(author, 41) % firstNames, 200)} ${wordOf(draw(author, 42) % lastNames, 300)}`;
}

const header = [...bookColumns, 'description', 'new', 'good', 'very good'];

/** Returns the text about a book, which three in ten have; else an empty text. */
const descriptionOf = (book) =>
  draw(book, 59) % 10 < 3 ? Array.from({ length: 40 }, (_, at) => frequentWord(book, 400 + at)).join(' ') : '';

/** Returns the copies of a book: new, good, very good; empty texts without copies. */
function stockCells(book) {
  if (draw(book, 60) % stockedOneIn > 0) return ['', '', ''];
  return [draw(book, 61) % (rareOneIn / stockedOneIn) === 0 ? '1' : '', '1', draw(book, 62) % 2 === 0 ? '2' : ''];
}

function formatOf(book) {
  const drawn = draw(book, 52);
  if (drawn % rareOneIn === 0) return 'pocket';
  return drawn % 4 === 0 ? 'hardcover' : 'paperback';
}

const rowOf = (book) => [
  isbnOf(book),
  titleOf(book).join(' '),
  authorOf(book),
  languageOf(book),
  `${wordOf(draw(book, 63) % 3_000, 500)} press`,
  String(1970 + (draw(book, 51) % 55)),
  formatOf(book),
  String(80 + (draw(book, 53) % 700)),
  draw(book, 54) % rareOneIn === 8 ? 'poetry' : pick(subjects, book, 54),
  (5 + (draw(book, 55) % 2500) / 100).toFixed(2),
  String(Math.floor(2000 / (book + 20))),
  descriptionOf(book),
  ...stockCells(book),
];

/** Imports made-up books with as many different words as the titles of a real shop have. */
export async function sendManyBooks(url, token, count, onChunk) {
  const rows = Array.from({ length: count }, (_, book) => rowOf(book));
  // Making the rows blocks for a while. The next turn notices connections that the shop has closed meanwhile.
  await setImmediate();
  await sendRows({ url, token, source: `many ${count}`, header, rows, options: {}, resume: true, onChunk });
}
