import type { WorkRow } from '../../import/known-editions';
import type { Books } from '../books/read-books';

/**
 * Returns books after editions have moved to another work, which is among them. A work that loses its last edition is
 * gone: its titles move along, its descriptions where the other work has none in their language.
 */
export function moveEditions(books: Books, isbns: ReadonlySet<string>, to: WorkRow): Books {
  const editions = new Map(
    [...books.editions].map(([isbn, row]) => [isbn, isbns.has(isbn) ? { ...row, work: to.work } : row]),
  );
  const left = new Set([...editions.values()].map(({ work }) => work));
  const works = new Map([...books.works, [to.work, to] as const].filter(([work]) => left.has(work)));
  const isGone = (work: string) => books.works.has(work) && !works.has(work);
  const titles = new Map(
    books.titles
      .map((row) => (isGone(row.work) ? { ...row, work: to.work } : row))
      .map((row) => [JSON.stringify([row.work, row.language, row.title]), row]),
  );
  const own = books.descriptions.filter(({ work }) => !isGone(work));
  const has = new Set(own.filter(({ work }) => work === to.work).map(({ language }) => language));
  const brought = books.descriptions
    .filter(({ work, language }) => isGone(work) && !has.has(language) && has.add(language))
    .map((row) => ({ ...row, work: to.work }));
  return { editions, works, titles: [...titles.values()], descriptions: [...own, ...brought] };
}
