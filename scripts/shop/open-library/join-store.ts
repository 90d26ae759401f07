import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { z } from 'zod';
import { readAuthor, type OpenLibraryAuthor } from '../../../domain/catalogue/import/open-library/author-record';
import {
  dumpLine,
  dumpRecord,
  openLibraryNumber,
  redirectTarget,
} from '../../../domain/catalogue/import/open-library/dump-line';
import type { LooseObject } from '../../../domain/catalogue/import/open-library/loose-json';
import { readWorkRecord, type OpenLibraryWork } from '../../../domain/catalogue/import/open-library/work-record';
import { isSubject } from '../../../domain/subjects';
import { bytesOfFile, CompressedFileCut } from '../library/file-bytes';
import { LibraryFailure } from '../library/library-items';
import { DumpLines, type Line } from './dump-lines';

/** Raise it when the tables or what is kept of a record change, so that older stores are built again. */
const version = 1;

/** KiB of pages in memory. The rest stays in the file. */
const cacheKib = 32_768;
/** Records in one transaction. */
const batch = 50_000;
/** Redirects in a row beyond which they are a circle. */
const maxRedirects = 10;

const tables = `
  CREATE TABLE works (id INTEGER PRIMARY KEY, record TEXT NOT NULL);
  CREATE TABLE authors (id INTEGER PRIMARY KEY, record TEXT NOT NULL);
  CREATE TABLE redirects (key TEXT PRIMARY KEY, target TEXT NOT NULL) WITHOUT ROWID;
`;

const rowSchema = z.object({ record: z.string() }).optional();
const targetSchema = z.object({ target: z.string() }).optional();

/** A work as the store holds it: a list, which takes less room than named fields. */
const workSchema = z.tuple([
  z.string(),
  z.array(z.number()),
  z.string(),
  z.array(z.string()),
  z.string(),
  z.tuple([z.string(), z.string()]).nullable(),
  z.array(z.tuple([z.string(), z.string()])),
]);
const authorSchema = z.tuple([z.string(), z.array(z.string())]);

function packWork(work: OpenLibraryWork): string {
  const packed: z.infer<typeof workSchema> = [
    work.title,
    [...work.authors],
    work.year,
    [...work.subjects],
    work.series,
    work.description === null ? null : [work.description.language, work.description.text],
    work.otherTitles.map(({ language, title }) => [language, title]),
  ];
  return JSON.stringify(packed);
}

function unpackWork(record: string): OpenLibraryWork {
  const [title, authors, year, subjects, series, description, titles] = workSchema.parse(JSON.parse(record));
  return {
    title,
    authors,
    year,
    subjects: subjects.filter(isSubject),
    series,
    description: description === null ? null : { language: description[0], text: description[1] },
    otherTitles: titles.map(([language, other]) => ({ language, title: other })),
  };
}

/** Result of building a store. `bad`: number of lines that can't be read. */
export interface StoreProgress {
  readonly file: string;
  readonly records: number;
  readonly bad: number;
  readonly bytesRead: number;
}

/** Works and authors of dumps by their numbers, in a file, so that the memory stays flat. */
export class JoinStore {
  readonly #database: DatabaseSync;
  readonly #work: StatementSync;
  readonly #author: StatementSync;
  readonly #redirect: StatementSync;

  constructor(path: string) {
    this.#database = new DatabaseSync(path);
    this.#database.exec(`PRAGMA cache_size = -${cacheKib}; PRAGMA synchronous = OFF;`);
    this.#work = this.#database.prepare('SELECT record FROM works WHERE id = ?');
    this.#author = this.#database.prepare('SELECT record FROM authors WHERE id = ?');
    this.#redirect = this.#database.prepare('SELECT target FROM redirects WHERE key = ?');
    // One transaction for all reads: each of its own would lock the file again.
    this.#database.exec('BEGIN');
  }

  /** Returns the number and record of a work, after redirects. The record is null where the dump has none. */
  work(number: number): { readonly number: number; readonly work: OpenLibraryWork | null } {
    const { last, record } = this.#find(this.#work, number, 'W');
    return { number: last, work: record === null ? null : unpackWork(record) };
  }

  /** Returns the authors that the dump has, in the order of the numbers. */
  authors(numbers: readonly number[]): OpenLibraryAuthor[] {
    const found = new Map<number, OpenLibraryAuthor>();
    for (const number of numbers) {
      const { last, record } = this.#find(this.#author, number, 'A');
      if (record === null) continue;
      const [name, otherNames] = authorSchema.parse(JSON.parse(record));
      found.set(last, { name, otherNames });
    }
    return [...found.values()];
  }

  close(): void {
    this.#database.close();
  }

  /** Returns the record of a number, or of that to which redirects lead. A redirected number has no record itself. */
  #find(statement: StatementSync, number: number, kind: 'W' | 'A') {
    let last = number;
    for (let step = 0; step <= maxRedirects; step += 1) {
      const row = rowSchema.parse(statement.get(last));
      if (row !== undefined) return { last, record: row.record };
      const redirect = targetSchema.parse(this.#redirect.get(`OL${last}${kind}`));
      const target = redirect === undefined ? null : openLibraryNumber(redirect.target, kind);
      if (target === null) break;
      last = target;
    }
    // Redirects in a circle lead nowhere.
    const isCircle = this.#redirect.get(`OL${last}${kind}`) !== undefined;
    return { last: isCircle ? number : last, record: null };
  }
}

/** Writes the records of dumps into a new store. */
class StoreBuilder {
  readonly #database: DatabaseSync;
  readonly #insert: Readonly<Record<'works' | 'authors', StatementSync>>;
  readonly #redirect: StatementSync;
  records = 0;
  bad = 0;

  constructor(path: string) {
    this.#database = new DatabaseSync(path);
    this.#database.exec(`PRAGMA cache_size = -${cacheKib}; PRAGMA synchronous = OFF;`);
    this.#database.exec(tables);
    const insert = (table: string) => this.#database.prepare(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`);
    this.#insert = { works: insert('works'), authors: insert('authors') };
    this.#redirect = insert('redirects');
    this.#database.exec('BEGIN');
  }

  add({ text }: Line): void {
    const line = text === null ? null : dumpLine(text);
    const isKept = line !== null && ['work', 'author', 'redirect'].includes(line.type);
    const record = isKept ? dumpRecord(line.json) : null;
    if (line === null || (isKept && record === null)) this.bad += 1;
    else if (record !== null) this.#store(line.type, line.key, record);
  }

  finish(): void {
    this.#database.exec('COMMIT');
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  #store(type: string, key: string, record: LooseObject): void {
    const number = openLibraryNumber(key, type === 'work' ? 'W' : 'A');
    if (type === 'redirect') this.#redirect.run(key.slice(key.lastIndexOf('/') + 1), redirectTarget(record));
    else if (number === null) return;
    else if (type === 'work') this.#insert.works.run(number, packWork(readWorkRecord(record)));
    else {
      const author = readAuthor(record);
      if (author === null) return;
      this.#insert.authors.run(number, JSON.stringify([author.name, author.otherNames]));
    }
    this.records += 1;
    if (this.records % batch === 0) this.#database.exec('COMMIT; BEGIN');
  }
}

/** Adds the records of a file. @throws LibraryFailure when the file is cut: the join would miss records silently */
async function addFile(builder: StoreBuilder, file: string, onProgress: (progress: StoreProgress) => void) {
  const lines = new DumpLines();
  let bytesRead = 0;
  try {
    for await (const chunk of bytesOfFile(file, (done) => (bytesRead = done))) {
      for (const line of lines.write(chunk)) builder.add(line);
      onProgress({ file, records: builder.records, bad: builder.bad, bytesRead });
    }
  } catch (error) {
    if (!(error instanceof CompressedFileCut)) throw error;
    throw new LibraryFailure(`The end of ${file} is missing or damaged. Download it again; nothing was imported.`, {
      cause: error,
    });
  }
  for (const line of lines.end()) builder.add(line);
}

/**
 * Opens the store of some dumps in a folder, and builds it where it is not there. Stores of other dumps are deleted.
 * `fingerprint`: of the dumps' contents.
 */
export async function openJoinStore(
  folder: string,
  files: readonly string[],
  fingerprint: string,
  onProgress: (progress: StoreProgress) => void,
): Promise<{ readonly store: JoinStore; readonly isReused: boolean; readonly bad: number }> {
  mkdirSync(folder, { recursive: true });
  const name = `open-library-${version}-${fingerprint}.sqlite`;
  const path = join(folder, name);
  if (existsSync(path)) return { store: new JoinStore(path), isReused: true, bad: 0 };
  for (const old of readdirSync(folder))
    if (/^open-library-.*\.sqlite(?:\.part(?:-journal)?)?$/.test(old)) rmSync(join(folder, old), { force: true });
  // A store that is not finished has another name, so that it is never taken for a whole one.
  const part = `${path}.part`;
  const builder = new StoreBuilder(part);
  try {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other goes into one transaction
    for (const file of files) await addFile(builder, file, onProgress);
    if (builder.records === 0)
      throw new LibraryFailure(`${files.join(' and ')}: no line of them is a work or an author of Open Library.`);
    builder.finish();
    builder.close();
    renameSync(part, path);
  } catch (error) {
    builder.close();
    for (const rest of [part, `${part}-journal`]) rmSync(rest, { force: true });
    throw error;
  }
  return { store: new JoinStore(path), isReused: false, bad: builder.bad };
}
