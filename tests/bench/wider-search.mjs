import { loadavg } from 'node:os';
import { draw } from './draw.mjs';
import { authorOf, titleOf } from './many-books.mjs';
import { runtimeMs } from './runtime-cpu.mjs';

const requests = 200;
/** Returns a word with two neighbouring letters swapped. */
export function misspelt(word, n) {
  const at = 1 + (draw(n, 60) % Math.max(1, word.length - 3));
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}
const longestOf = (words) => words.toSorted((a, b) => b.length - a.length)[0];
const lastNameOf = (n) => authorOf(n).split(' ')[1];
/** Returns words of several books, which no book has together. */
const strangers = (n, count) => Array.from({ length: count }, (_, at) => longestOf(titleOf(n * 31 + at * 977)));

/** Sorts of requests: what is typed as the n-th. `books`: number of the shop's made-up books. */
const kinds = (books) => {
  const book = (n) => draw(n, 70) % books;
  const search = (name, words) => ({ name, path: (n) => `/api/books?q=${encodeURIComponent(words(book(n), n))}` });
  const typing = (name, words) => ({
    name,
    path: (n) => `/api/suggestions?q=${encodeURIComponent(words(book(n), n))}`,
  });
  return [
    search('search: title', (at) => titleOf(at).join(' ')),
    search('search: author', (at) => authorOf(at)),
    search('search: one word', (at) => longestOf(titleOf(at))),
    search('wider search: slip in a title', (at, n) => {
      const words = titleOf(at);
      return words.map((word) => (word === longestOf(words) ? misspelt(word, n) : word)).join(' ');
    }),
    search('wider search: slip in a name', (at, n) => misspelt(lastNameOf(at), n)),
    search('wider search: three slips', (at, n) => misspelt(misspelt(misspelt(lastNameOf(at), n), n + 1), n + 2)),
    search('wider search: two unknown words', (at, n) => `q${lastNameOf(at)}q x${longestOf(titleOf(at + n))}x`),
    search('wider search: three known words', (at) => strangers(at, 3).join(' ')),
    search('wider search: six known words', (at) => strangers(at, 6).join(' ')),
    search('wider search: words written as one', (at) => titleOf(at).join('')),
    search('wider search: filters', (at) => `cheap ${lastNameOf(at)} in Spanish under 6 euro`),
    typing('typing: three letters', (at) => longestOf(titleOf(at)).slice(0, 3)),
    typing('typing: a title', (at) => titleOf(at).join(' ').slice(0, -1)),
    typing('typing: a slip', (at, n) => misspelt(longestOf(titleOf(at)), n)),
  ];
};

/**
 * Sends 200 requests of each sort, one after the other, and returns the CPU time of workerd for each (ms), its multiple
 * of a search that finds, the median of the answers' time and the share without books. Linux only.
 */
export async function measureWiderSearch(url, books) {
  const results = [];
  for (const { name, path } of kinds(books)) {
    for (let n = 0; n < 10; n += 1) await (await fetch(url + path(n + requests))).text();
    const times = [];
    let empty = 0;
    const before = runtimeMs();
    for (let n = 0; n < requests; n += 1) {
      const from = performance.now();
      const answer = await fetch(url + path(n));
      const { items } = await answer.json();
      times.push(performance.now() - from);
      if (!answer.ok) throw new Error(`${path(n)}: ${answer.status}`);
      if (items.length === 0) empty += 1;
    }
    const cpu = (runtimeMs() - before) / requests;
    const ordinary = results[0]?.cpu ?? cpu;
    results.push({
      name,
      cpu: Math.round(cpu * 10) / 10,
      times: Math.round((cpu / ordinary) * 10) / 10,
      p50: Math.round(times.toSorted((a, b) => a - b)[requests / 2] * 10) / 10,
      empty,
      load: Math.round(loadavg()[0] * 10) / 10,
    });
  }
  return results;
}
