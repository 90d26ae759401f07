import { draw } from './draw.mjs';
import { authorOf, commonWords, languageOf, titleOf, wordOf } from './many-books.mjs';
import { misspelt } from './wider-search.mjs';

const common = commonWords(60);
const longestOf = (words) => words.toSorted((a, b) => b.length - a.length)[0];
/** Returns the number of the first book after a number that is in one of some languages. */
function bookIn(languages, from) {
  let n = from;
  while (!languages.includes(languageOf(n))) n += 1;
  return n;
}
const subjects = ['fiction', 'crime', 'fantasy', 'history', 'romance', 'science', 'children', 'biography'];
const others = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja', 'ar'];
const rareFilters = ['subject=poetry', 'format=pocket', 'grade=new', 'language=ar&subject=crime', 'min=6000'];
const sentences = [
  (word) => `cheap ${word} in Spanish under 6 euro`,
  (word) => `a crime novel in German about ${word}`,
  (word) => `${word} hardcover in French`,
  (word) => `new fantasy books with ${word} below 10 euro`,
];

/** Sorts of queries over `books` made-up books: the path of the n-th of a sort. */
export const manyQueries = (books) => {
  const book = (n) => draw(n, 70) % (books - 40);
  const word = (n) => longestOf(titleOf(bookIn(['en', 'de', 'fr'], book(n))));
  const at = (n, list) => list[n % list.length];
  const search = (name, words, more = () => '') => ({
    name,
    path: (n) => `/api/books?q=${encodeURIComponent(words(n))}${more(n)}`,
  });
  const typing = (name, letters) => ({
    name,
    path: (n) => `/api/suggestions?q=${encodeURIComponent((n < 20 ? at(n, common) : word(n)).slice(0, letters))}`,
  });
  // Each n is another page size, so that no answer was made before.
  const list = (name, sort) => ({
    name,
    path: (n) => `/api/books?subject=${at(n, subjects)}&sort=${sort}&limit=${10 + Math.floor(n / subjects.length)}`,
  });
  return [
    search('rare word', (n) => wordOf(40_000 + n * 613, 100)),
    search('common word', (n) => at(n, common)),
    search('two words', (n) => `${at(n, common)} ${word(n)}`),
    search('two common words', (n) => `${at(n, common)} ${at(n * 7 + 1, common)}`),
    search('misspelt', (n) => misspelt(word(n), n)),
    search('nothing found', (n) => `q${word(n)}q x${word(n + 500)}x`),
    search('author', (n) => authorOf(book(n))),
    search('title in another language', (n) => titleOf(bookIn([at(n, others)], book(n))).join(' ')),
    search('sentence', (n) => at(n, sentences)(word(n))),
    list('subject by price', 'price'),
    list('subject by newness', 'newest'),
    list('subject by popularity', 'popular'),
    search(
      'common word, rare filter',
      (n) => at(n, common),
      (n) => `&${at(n, rareFilters)}`,
    ),
    search(
      'common word by price',
      (n) => at(n, common),
      () => '&sort=price',
    ),
    search(
      'common word, in stock',
      (n) => at(n, common),
      () => '&in_stock=true',
    ),
    search(
      'two languages, two conditions',
      (n) => at(n, common),
      (n) => `&language=${at(n, others)},en&format=hardcover&max=1500`,
    ),
    {
      name: 'two languages, in stock, no words',
      path: (n) => `/api/books?language=${at(n, others)},en&in_stock=true&limit=${5 + n}`,
    },
    { name: 'all in a rare grade', path: (n) => `/api/books?grade=new&limit=${5 + n}` },
    typing('typing 2 letters', 2),
    typing('typing 3 letters', 3),
    typing('typing 5 letters', 5),
  ];
};
