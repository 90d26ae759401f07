import { sendRows } from '../../scripts/shop/send-rows.mjs';
import { draw } from './draw.mjs';

const firstNames = [
  'Anna',
  'Jorge',
  'Mei',
  'Olga',
  'Tariq',
  'Lena',
  'Paul',
  'Yuki',
  'Inès',
  'Marek',
  'Nadia',
  'Hugo',
  'Rosa',
  'Sven',
  'Amal',
  'Vera',
];
const lastNames = [
  'Berg',
  'Costa',
  'Duval',
  'Evers',
  'Fuchs',
  'Garcia',
  'Haddad',
  'Ito',
  'Jansen',
  'Kowalska',
  'Lima',
  'Moreau',
  'Novak',
  'Okafor',
  'Petrov',
  'Rossi',
];
const nouns = [
  'house',
  'night',
  'river',
  'king',
  'garden',
  'secret',
  'world',
  'winter',
  'island',
  'letter',
  'mirror',
  'sea',
  'city',
  'bird',
  'road',
  'love',
];
const adjectives = [
  'dark',
  'last',
  'silent',
  'golden',
  'lost',
  'hidden',
  'broken',
  'distant',
  'small',
  'burning',
  'blue',
  'long',
  'quiet',
  'wild',
  'second',
  'empty',
];
const languages = ['en', 'en', 'en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];
const subjects = ['fiction', 'crime', 'fantasy', 'history', 'romance', 'science', 'children', 'biography'];

const pick = (list, book, salt) => list[draw(book, salt) % list.length];

/** Returns a valid ISBN-13 of a group that no publisher has (978-6999…), so that no real book is touched. */
function isbnOf(book) {
  const body = `9786999${String(book).padStart(5, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return body + ((10 - (sum % 10)) % 10);
}

/** Columns that all made-up books have, in their order. */
export const bookColumns = [
  'isbn',
  'title',
  'authors',
  'language',
  'publisher',
  'published',
  'format',
  'pages',
  'subjects',
  'price',
  'demand',
];

/** Imports `count` made-up books; answers their ISBNs, the paths of their pages and how long it took in seconds. */
export async function sendBenchBooks(url, token, count) {
  const isbns = Array.from({ length: count }, (_, book) => isbnOf(book));
  const rows = isbns.map((isbn, book) => [
    isbn,
    `The ${pick(adjectives, book, 1)} ${pick(nouns, book, 2)} of the ${pick(nouns, book, 3)} ${book}`,
    `${pick(firstNames, book, 4)} ${pick(lastNames, book, 5)}`,
    pick(languages, book, 6),
    `House ${draw(book, 7) % 40}`,
    String(1970 + (draw(book, 8) % 55)),
    draw(book, 9) % 4 === 0 ? 'hardcover' : 'paperback',
    String(80 + (draw(book, 10) % 700)),
    pick(subjects, book, 11),
    (5 + (draw(book, 12) % 2500) / 100).toFixed(2),
    String(Math.floor(2000 / (book + 20))),
  ]);
  const started = performance.now();
  const totals = await sendRows({ url, token, source: `bench ${count}`, header: bookColumns, rows, options: {} });
  // Titles are plain words, so that their address needs no more than this.
  const paths = rows.map(([isbn, title]) => `/books/${isbn}/${title.toLowerCase().replaceAll(' ', '-')}`);
  return { isbns, paths, books: totals.added, seconds: (performance.now() - started) / 1000 };
}
