import type { WorkRow } from '../../import/stored-rows';
import type { Books } from '../books/read-books';

/**
 * Returns books after editions have moved to another work, which is among them. A work that loses its last edition is
 * gone: its titles move along, its descriptions where the other work has none in their language.
 */
export function moveEditions(books: Books, isbns: ReadonlySet<string>, to: WorkRow): Books {
  const editions = new Map(
    [...books.editions].map(([isbn, row]) => [isbn, isbns.has(isbn) ? { ...row, work: to.work } : row]),
  );
  const worksWithEditions = new Set([...editions.values()].map(({ work }) => work));
  const works = new Map([...books.works, [to.work, to] as const].filter(([work]) => worksWithEditions.has(work)));
  const isGone = (work: string) => books.works.has(work) && !works.has(work);
  const titles = new Map(
    books.titles
      .map((row) => (isGone(row.work) ? { ...row, work: to.work } : row))
      .map((row) => [JSON.stringify([row.work, row.language, row.title]), row]),
  );
  const descriptions = books.descriptions.filter(({ work }) => !isGone(work));
  const described = new Set(descriptions.filter(({ work }) => work === to.work).map(({ language }) => language));
  for (const row of books.descriptions) {
    if (!isGone(row.work) || described.has(row.language)) continue;
    described.add(row.language);
    descriptions.push({ ...row, work: to.work });
  }
  return { editions, works, titles: [...titles.values()], descriptions };
}
