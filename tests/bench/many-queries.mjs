import { draw } from './draw.mjs';
import { authorOf, commonWords, languageOf, titleOf, wordOf } from './many-books.mjs';
import { misspelt } from './wider-search.mjs';

const common = commonWords(60);
const longestOf = (words) => words.toSorted((one, other) => other.length - one.length)[0];
/** Returns the number of the first book after a number that is in one of some languages. */
function bookIn(languages, from) {
  let book = from;
  while (!languages.includes(languageOf(book))) book += 1;
  return book;
}
const subjects = ['fiction', 'crime', 'fantasy', 'history', 'romance', 'science', 'children', 'biography'];
const otherLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja', 'ar'];
const rareFilters = ['subject=poetry', 'format=pocket', 'grade=new', 'language=ar&subject=crime', 'min=6000'];
const sentences = [
  (word) => `cheap ${word} in Spanish under 6 euro`,
  (word) => `a crime novel in German about ${word}`,
  (word) => `${word} hardcover in French`,
  (word) => `new fantasy books with ${word} below 10 euro`,
];

/** Sorts of queries over `books` made-up books, each with the paths by index. */
export const manyQueries = (books) => {
  const drawBook = (index) => draw(index, 70) % (books - 40);
  const word = (index) => longestOf(titleOf(bookIn(['en', 'de', 'fr'], drawBook(index))));
  const pick = (index, list) => list[index % list.length];
  const search = (name, words, more = () => '') => ({
    name,
    path: (index) => `/api/books?q=${encodeURIComponent(words(index))}${more(index)}`,
  });
  const typing = (name, letters) => ({
    name,
    path: (index) =>
      `/api/suggestions?q=${encodeURIComponent((index < 20 ? pick(index, common) : word(index)).slice(0, letters))}`,
  });
  // Each index is another page size, so that no answer was made before.
  const list = (name, sort) => ({
    name,
    path: (index) =>
      `/api/books?subject=${pick(index, subjects)}&sort=${sort}&limit=${10 + Math.floor(index / subjects.length)}`,
  });
  return [
    search('rare word', (index) => wordOf(40_000 + index * 613, 100)),
    search('common word', (index) => pick(index, common)),
    search('two words', (index) => `${pick(index, common)} ${word(index)}`),
    search('two common words', (index) => `${pick(index, common)} ${pick(index * 7 + 1, common)}`),
    search('misspelt', (index) => misspelt(word(index), index)),
    search('nothing found', (index) => `q${word(index)}q x${word(index + 500)}x`),
    search('author', (index) => authorOf(drawBook(index))),
    search('title in another language', (index) =>
      titleOf(bookIn([pick(index, otherLanguages)], drawBook(index))).join(' '),
    ),
    search('sentence', (index) => pick(index, sentences)(word(index))),
    list('subject by price', 'price'),
    list('subject by newness', 'newest'),
    list('subject by popularity', 'popular'),
    search(
      'common word, rare filter',
      (index) => pick(index, common),
      (index) => `&${pick(index, rareFilters)}`,
    ),
    search(
      'common word by price',
      (index) => pick(index, common),
      () => '&sort=price',
    ),
    search(
      'common word, in stock',
      (index) => pick(index, common),
      () => '&in_stock=true',
    ),
    search(
      'two languages, two conditions',
      (index) => pick(index, common),
      (index) => `&language=${pick(index, otherLanguages)},en&format=hardcover&max=1500`,
    ),
    {
      name: 'two languages, in stock, no words',
      path: (index) => `/api/books?language=${pick(index, otherLanguages)},en&in_stock=true&limit=${5 + index}`,
    },
    { name: 'all in a rare grade', path: (index) => `/api/books?grade=new&limit=${5 + index}` },
    typing('typing 2 letters', 2),
    typing('typing 3 letters', 3),
    typing('typing 5 letters', 5),
  ];
};
