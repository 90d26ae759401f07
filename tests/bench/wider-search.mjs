import { loadavg } from 'node:os';
import { draw } from './draw.mjs';
import { authorOf, titleOf } from './many-books.mjs';
import { runtimeMs } from './runtime-cpu.mjs';

const requests = 200;
/** Returns a word with two neighbouring letters swapped. */
export function misspelt(word, index) {
  const at = 1 + (draw(index, 60) % Math.max(1, word.length - 3));
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}
const longestOf = (words) => words.toSorted((one, other) => other.length - one.length)[0];
const lastNameOf = (book) => authorOf(book).split(' ')[1];
/** Returns words of several books, which no book has together. */
const strangers = (book, count) => Array.from({ length: count }, (_, at) => longestOf(titleOf(book * 31 + at * 977)));

/** Sorts of requests, each with the paths by index. `books`: number of the shop's made-up books. */
const kinds = (books) => {
  const drawBook = (index) => draw(index, 70) % books;
  const search = (name, words) => ({
    name,
    path: (index) => `/api/books?q=${encodeURIComponent(words(drawBook(index), index))}`,
  });
  const typing = (name, words) => ({
    name,
    path: (index) => `/api/suggestions?q=${encodeURIComponent(words(drawBook(index), index))}`,
  });
  return [
    search('search: title', (book) => titleOf(book).join(' ')),
    search('search: author', (book) => authorOf(book)),
    search('search: one word', (book) => longestOf(titleOf(book))),
    search('wider search: slip in a title', (book, index) => {
      const words = titleOf(book);
      return words.map((word) => (word === longestOf(words) ? misspelt(word, index) : word)).join(' ');
    }),
    search('wider search: slip in a name', (book, index) => misspelt(lastNameOf(book), index)),
    search('wider search: three slips', (book, index) =>
      misspelt(misspelt(misspelt(lastNameOf(book), index), index + 1), index + 2),
    ),
    search(
      'wider search: two unknown words',
      (book, index) => `q${lastNameOf(book)}q x${longestOf(titleOf(book + index))}x`,
    ),
    search('wider search: three known words', (book) => strangers(book, 3).join(' ')),
    search('wider search: six known words', (book) => strangers(book, 6).join(' ')),
    search('wider search: words written as one', (book) => titleOf(book).join('')),
    search('wider search: filters', (book) => `cheap ${lastNameOf(book)} in Spanish under 6 euro`),
    typing('typing: three letters', (book) => longestOf(titleOf(book)).slice(0, 3)),
    typing('typing: a title', (book) => titleOf(book).join(' ').slice(0, -1)),
    typing('typing: a slip', (book, index) => misspelt(longestOf(titleOf(book)), index)),
  ];
};

/**
 * Sends 200 requests of each sort, one after the other, and returns the CPU time of workerd for each (ms), its multiple
 * of a search that finds, the median of the answers' time and the share without books. Linux only.
 */
export async function measureWiderSearch(url, books) {
  const results = [];
  for (const { name, path } of kinds(books)) {
    for (let index = 0; index < 10; index += 1) await (await fetch(url + path(index + requests))).text();
    const times = [];
    let empty = 0;
    const before = runtimeMs();
    for (let index = 0; index < requests; index += 1) {
      const from = performance.now();
      const answer = await fetch(url + path(index));
      const { items } = await answer.json();
      times.push(performance.now() - from);
      if (!answer.ok) throw new Error(`${path(index)}: ${answer.status}`);
      if (items.length === 0) empty += 1;
    }
    const cpu = (runtimeMs() - before) / requests;
    const ordinary = results[0]?.cpu ?? cpu;
    results.push({
      name,
      cpu: Math.round(cpu * 10) / 10,
      times: Math.round((cpu / ordinary) * 10) / 10,
      p50: Math.round(times.toSorted((one, other) => one - other)[requests / 2] * 10) / 10,
      empty,
      load: Math.round(loadavg()[0] * 10) / 10,
    });
  }
  return results;
}
