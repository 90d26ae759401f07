import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { readReferenceFiles } from './reference-data';
import { referenceFaults } from './reference-faults';
import { differingFields, type OwnBook } from './same-book';

/** Folder with goodbooks-10k.csv and book-crossing-part.csv; `catalogue/README.md` names both. Git ignores it. */
const folder = process.env.SHARED_DATA ?? 'shared-data';
const files = readReferenceFiles(folder);

const read = (file: string) =>
  parse<Record<string, string>>(readFileSync(`catalogue/${file}`, 'utf8'), { columns: true });

/** Returns the books of our catalogue by ISBN. */
function ownBooks(): Map<string, OwnBook> {
  const works = new Map(read('works.csv').map(({ work, authors = '' }) => [work, authors.split(' | ')]));
  const aliases = Map.groupBy(read('author-names.csv'), ({ author }) => author);
  return new Map(
    read('editions.csv').map(({ isbn = '', work, title = '', subtitle = '', authors: cell = '' }) => {
      const authors = cell.split(' | ');
      const known = authors.flatMap((author) => (aliases.get(author) ?? []).map(({ name = '' }) => name));
      return [isbn, { title, subtitle, authors, otherNames: [...known, ...(works.get(work) ?? [])] }];
    }),
  );
}

const note = files.length === 0 ? ` (skipped: ${folder}/ holds none)` : '';

describe.skipIf(files.length === 0)(`the catalogue against reference files${note}`, () => {
  const own = ownBooks();
  const held = files.flatMap(({ name, books }) =>
    [...own].flatMap(([isbn, ours]) => {
      const theirs = books.get(isbn);
      return theirs ? [{ name, isbn, ours, theirs, found: differingFields(ours, theirs) }] : [];
    }),
  );
  const differing = held.filter(({ found }) => found.length > 0);

  it('names title and author of each held ISBN as the file does', () => {
    const wrong = differing
      .filter(({ isbn }) => !(isbn in referenceFaults))
      .map(({ name, isbn, ours, theirs, found }) => ({ name, isbn, found, ours: ours.title, theirs: theirs.title }));

    expect(wrong).toEqual([]);
  });

  it('lists a fault of a file only where it differs', () => {
    const faulty = new Set(differing.map(({ isbn }) => isbn));
    const names = new Set(files.map(({ name }) => name.replace(/-(?:10k|part)\.csv$/, '')));
    const listed = Object.entries(referenceFaults).filter(([, reason]) => names.has(reason.split(':')[0] ?? ''));

    expect(listed.filter(([isbn]) => !faulty.has(isbn))).toEqual([]);
  });

  it('proves most of the catalogue', () => {
    const proved = held.filter(({ found }) => found.length === 0);
    const count = (name: string) => proved.filter((book) => book.name === name).length;
    const counts = Object.fromEntries(files.map(({ name }) => [name, count(name)]));
    const isbns = new Set(held.map(({ isbn }) => isbn));
    const total = { editions: own.size, proved: new Set(proved.map(({ isbn }) => isbn)).size };
    console.log('proved', { ...counts, ...total, notHeld: own.size - isbns.size });

    expect(proved.length).toBeGreaterThan(0);
  });
});
