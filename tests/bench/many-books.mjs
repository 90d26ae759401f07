import { sendRows } from '../../scripts/shop/send-rows.mjs';
import { draw } from './draw.mjs';

const consonants = Array.from('bcdfghklmnprstvz');
const vowels = Array.from('aeiou');
const endings = ['', '', 'n', 'r', 's', 'l', 't', 'x'];
/** Words of titles, authors, last and first names: about as many as a large shop has. */
const titleWords = 80_000;
const authors = 30_000;
const lastNames = 20_000;
const firstNames = 400;
const languages = ['en', 'en', 'en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];
const subjects = ['fiction', 'crime', 'fantasy', 'history', 'romance', 'science', 'children', 'biography'];
/** Books of one group of ISBNs (978-6999…), of which no publisher has any. */
const booksPerGroup = 100_000;

const of = (list, n, salt) => list[draw(n, salt) % list.length];
/** Returns a number from 0 to 1. */
const share = (n, salt) => draw(n, salt) / 2 ** 32;

/** Returns the made-up word with a number: two to four syllables. */
function wordOf(number, salt) {
  const syllables = 2 + (draw(number, salt) % 3);
  const parts = Array.from(
    { length: syllables },
    (_, at) => of(consonants, number, salt + 2 * at + 1) + of(vowels, number, salt + 2 * at + 2),
  );
  return parts.join('') + of(endings, number, salt + 20);
}

/** Returns a word as often as in a language: the second half as often as the first (Zipf's law). */
const frequentWord = (n, salt) => wordOf(Math.floor(titleWords ** share(n, salt)), 100);

const isbnOf = (n) => {
  const group = 9786999 - Math.floor(n / booksPerGroup);
  const body = `${group}${String(n % booksPerGroup).padStart(5, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return body + ((10 - (sum % 10)) % 10);
};

/** Returns the words of a book's title. The same number is the same book in every run. */
export const titleOf = (n) => Array.from({ length: 2 + (draw(n, 30) % 4) }, (_, at) => frequentWord(n, 31 + at));

/** Returns the name of a book's author. Few authors have many books. */
export function authorOf(n) {
  const author = Math.floor(authors * share(n, 40) ** 2);
  return `${wordOf(draw(author, 41) % firstNames, 200)} ${wordOf(draw(author, 42) % lastNames, 300)}`;
}

const header = ['isbn', 'title', 'authors', 'language', 'published', 'format', 'pages', 'subjects', 'price', 'demand'];

const rowOf = (n) => [
  isbnOf(n),
  titleOf(n).join(' '),
  authorOf(n),
  of(languages, n, 50),
  String(1970 + (draw(n, 51) % 55)),
  draw(n, 52) % 4 === 0 ? 'hardcover' : 'paperback',
  String(80 + (draw(n, 53) % 700)),
  of(subjects, n, 54),
  (5 + (draw(n, 55) % 2500) / 100).toFixed(2),
  String(Math.floor(2000 / (n + 20))),
];

/** Imports made-up books with as many different words as the titles of a real shop have. */
export async function sendManyBooks(url, token, count, onChunk) {
  const rows = Array.from({ length: count }, (_, n) => rowOf(n));
  await sendRows({ url, token, source: `many ${count}`, header, rows, options: {}, resume: true, onChunk });
}
