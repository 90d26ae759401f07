// Imports what libraries publish into the running shop: dumps of Open Library, and MARC 21 and UNIMARC in XML.
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { importDomain } from '../import-domain.mjs';
import { csvCell, ImportProgress, printProgress, RejectedRows } from '../import-report.mjs';
import { importTypeScript } from '../import-typescript.mjs';
import { streamRows } from '../send-rows.mjs';
import { stateDir } from '../state-dir.mjs';

/** Options of the command that only these formats have. */
export const libraryOptions = {
  works: { type: 'string' },
  authors: { type: 'string' },
  redirects: { type: 'string' },
  languages: { type: 'string' },
  isbns: { type: 'string' },
  limit: { type: 'string' },
  marc: { type: 'string' },
  sources: { type: 'string' },
  store: { type: 'string' },
};

export const libraryUsage = `  [--format open-library|marc] what libraries publish
  Open Library, FILE has the editions: --works ol_dump_works.txt.gz
  --authors ol_dump_authors.txt.gz [--redirects ol_dump_redirects.txt.gz] [--store FOLDER] where they wait for the
  editions, [--sources FILE.csv] record that each field is from
  MARC 21 and UNIMARC in XML: [--marc marc21|unimarc], [--encoding utf-8]
  Both: [--languages de,en] [--isbns FILE] only books whose ISBN is in that file, [--limit 1000] rows`;

/** Names of these formats for `--format`. */
export const libraryFormats = ['open-library', 'marc'];

/** Sentences for records that are passed over without a row of the report. */
const passed = {
  'without-isbn': 'without an ISBN',
  'no-book': 'no printed book',
  'other-language': 'in other languages',
  'other-isbn': 'not in the list of ISBNs',
  deleted: 'deleted or redirected',
  'other-type': 'no editions',
};

/** Loads a module of the readers. */
const load = (name) => importTypeScript(new URL(`../${name}.ts`, import.meta.url));

/** Returns the format of a library's file; null for another one. `format`: the option of the command. */
export async function libraryFormat(format, file) {
  if (libraryFormats.includes(format)) return format;
  if (format !== undefined) return null;
  return (await load('library/file-format')).libraryFormatOf(file);
}

/** Returns what the person wants of a file. @throws an Error with a sentence for the terminal */
async function readFilter({ languages, isbns, limit }) {
  const codes = (languages ?? '')
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean);
  const wrong = codes.find((code) => !/^[a-z]{2}$/.test(code));
  if (wrong !== undefined) throw new Error(`--languages ${wrong} is no language like de`);
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) throw new Error(`--limit ${limit} is no number like 1000`);
  if (isbns !== undefined && !existsSync(isbns)) throw new Error(`There is no file ${isbns}`);
  const list = isbns === undefined ? null : await isbnsIn(isbns);
  return { languages: new Set(codes), isbns: list, limit: limit === undefined ? null : Number(limit) };
}

/** Returns the ISBN-13s of a text of any form. @throws an Error where it has none */
async function isbnsIn(file) {
  const { findIsbns } = await importDomain('find-isbns.ts');
  const found = new Set(findIsbns(readFileSync(file, 'utf8')).flatMap((each) => (each.ok ? [each.isbn] : [])));
  if (found.size === 0) throw new Error(`${file} has no ISBN`);
  return found;
}

/** Writes which record the fields of each row come from. */
class SourcesFile {
  #stream;
  #fields;
  /** @throws an Error where the file can't be written */
  constructor(path, fields, resume) {
    this.#fields = fields;
    if (!resume || !existsSync(path)) writeFileSync(path, `${['isbn', 'edition', ...fields].join(',')}\n`);
    this.#stream = createWriteStream(path, { flags: 'a' });
  }

  async add(isbn, edition, sources) {
    const cells = [isbn, edition, ...this.#fields.map((field) => sources[field] ?? '')];
    if (!this.#stream.write(`${cells.map(csvCell).join(',')}\n`))
      await new Promise((resolve) => this.#stream.once('drain', resolve));
  }

  close() {
    return new Promise((resolve) => this.#stream.end(resolve));
  }
}

/** Reads a file's records, and collects the facts for the report. */
class RecordSource {
  bytesRead = 0;
  isWhole = false;
  records = 0;
  /** The reason why the rest of the file can't be read; null without one. */
  failure = null;
  rejected;
  #first = 0;
  /** Records that wait for their answer; only these are in memory. */
  #waiting = [];
  #sources;

  constructor(file, sources) {
    this.#sources = sources;
    this.rejected = new RejectedRows(file, ['record', 'name'], ([record, name]) =>
      [`record ${record}`, name].filter(Boolean).join(', '),
    );
  }

  /** Yields the cells of each row. The first `from` rows are not sent again. `items`: of the file's reader. */
  async *rows(items, from) {
    let row = 0;
    this.#first = from;
    try {
      for await (const item of items) {
        if (item.kind === 'row') {
          if (row >= from) {
            this.#waiting.push({ number: item.number, name: item.name });
            // oxlint-disable-next-line no-await-in-loop -- the file waits for the disk
            if (item.sources !== undefined) await this.#sources?.add(item.cells[0], item.name, item.sources);
          }
          row += 1;
          yield item.cells;
        } else if (item.kind === 'bad') {
          this.rejected.add([item.number, item.name], item.reason, item.detail);
          await this.rejected.flush();
        } else {
          this.isWhole = item.isWhole;
          this.records = item.records;
        }
      }
    } catch (error) {
      if (!['LibraryFailure', 'UnreadableFileError'].includes(error.name)) throw error;
      this.failure = error.message;
    }
  }

  /** Takes the answer to the rows before `next`. */
  answered({ rejected }, next) {
    for (const { row, reason } of rejected) {
      const { number, name } = this.#waiting[row - this.#first];
      this.rejected.add([number, name], reason);
    }
    this.#waiting.splice(0, next - this.#first);
    this.#first = next;
  }
}

/**
 * Reads up to the first row or broken record. @throws where the file can't be read, so that no import begins.
 */
async function requireReadable(items) {
  await items.next();
  await items.return();
}

/** Opens the works and authors of a dump. @throws an Error with a sentence where one of the files is missing */
async function openStore({ works, authors, redirects, store }, settings) {
  if (works === undefined || authors === undefined)
    throw new Error(
      'A dump of editions needs --works FILE and --authors FILE: only they have the names of the authors.',
    );
  const files = [...new Set([works, authors, ...(redirects === undefined ? [] : [redirects])])];
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`There is no file ${missing}`);
  const fingerprints = [];
  // oxlint-disable-next-line no-await-in-loop -- all are read from one disk
  for (const file of files) fingerprints.push(`${basename(file).slice(-30)} ${await settings.fingerprint(file)}`);
  const { openJoinStore } = await load('open-library/join-store').catch((error) => {
    if (!/sqlite/.test(error.message)) throw error;
    throw new Error(`Node ${process.versions.node} has no SQLite: run "npm install" again, or install Node 24.`, {
      cause: error,
    });
  });
  const folder = store ?? `${stateDir}/open-library`;
  const hash = createHash('sha256').update(fingerprints.join('\n')).digest('hex').slice(0, 16);
  const began = performance.now();
  const found = await openJoinStore(folder, files, hash, ({ file, records, bytesRead }) =>
    printProgress(Math.min(0.99, bytesRead / statSync(file).size), `${basename(file)}: ${records} works and authors`),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (process.stdout.isTTY) process.stdout.write('\n');
  console.log(
    found.isReused
      ? 'The works and authors of these files were read before.'
      : `Works and authors: read in ${seconds} s.`,
  );
  if (found.bad > 0)
    console.log(`  ${found.bad} lines of works and authors can’t be read; their editions have no such fields.`);
  return { store: found.store, fingerprints };
}

/** Prints what was passed over, and where the fields of joined records come from. */
function printCounts({ passed: counts, sources }) {
  for (const [reason, count] of counts) console.log(`  ${count} records passed: ${passed[reason] ?? reason}`);
  if (sources.size === 0) return;
  const named = [...sources]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([what, count]) => `${what} ${count}`);
  console.log(`  Fields that several records can fill, with the record they are from: ${named.join(', ')}`);
}

/** Returns the name under which the shop keeps the import: all of its files, and which part of them is wanted. */
function sourceName(source, fingerprints, filter, { languages, isbns, limit, marc }) {
  // The selection changes the numbers of the rows, so a resumed import must have the same selection.
  const wanted = [languages ?? '', isbns === undefined ? '' : [...filter.isbns].join(' '), limit ?? '', marc ?? ''];
  const part = createHash('sha256').update(wanted.join('\n')).digest('hex').slice(0, 8);
  // The shop takes 300 characters. The end of each name has the digits of the content.
  return [source.slice(-120), ...fingerprints, ...(wanted.some(Boolean) ? [`part ${part}`] : [])].join(' + ');
}

/** Returns the function that reads a file's rows. The first `from` rows are not sent again. */
async function openReader(format, file, values, { filter, store, counts, onBytes }) {
  if (format === 'open-library') {
    const { editionItems } = await load('open-library/edition-rows');
    return (from) => editionItems(file, store, { filter, counts, from }, onBytes);
  }
  const { marcItemsOfFile } = await load('marc/marc-rows');
  const options = { filter, counts, dialect: values.marc ?? null, encoding: values.encoding ?? null };
  const { LibraryCounts } = await load('library/library-items');
  const all = { languages: new Set(), isbns: null, limit: null };
  await requireReadable(marcItemsOfFile(file, { ...options, filter: all, counts: new LibraryCounts() }, () => {}));
  return () => marcItemsOfFile(file, options, onBytes);
}

/** Prints what an import did. `settings`: as for `streamRows`. */
async function printTotals(totals, { source, counts, progress, settings }) {
  progress.end();
  progress.printStart(totals);
  console.log(`Source: ${settings.source}`);
  progress.printCounts(totals, { isDryRun: settings.options.dryRun, leftOut: 'records' });
  printCounts(counts);
  await source.rejected.print();
  if (source.failure !== null) console.error(source.failure);
  else if (!source.isWhole) console.error(`The end of the file is missing: ${source.records} records were read whole.`);
}

/**
 * Imports a file. `settings`: as for CSV, with `fingerprint(file)`. `values`: options of the command. Returns whether
 * the file was read to its end.
 */
export async function importLibrary(format, file, settings, values) {
  // Before the works and authors are read, which takes long.
  const filter = await readFilter(values);
  if (values.marc !== undefined && !['marc21', 'unimarc'].includes(values.marc))
    throw new Error(`--marc ${values.marc} is neither marc21 nor unimarc`);
  const { LibraryCounts } = await load('library/library-items');
  const { libraryHeader } = await importDomain('catalogue/import/library/library-rows.ts');
  const { joinedFields } = await importDomain('catalogue/import/open-library/open-library-book.ts');
  const counts = new LibraryCounts();
  const joins = format === 'open-library' ? await openStore(values, settings) : { store: null, fingerprints: [] };
  const hasSources = values.sources !== undefined && joins.store !== null;
  const sources = hasSources ? new SourcesFile(values.sources, joinedFields, settings.resume) : null;
  const source = new RecordSource(file, sources);
  const onBytes = (done) => {
    source.bytesRead = done;
  };
  const itemsFrom = await openReader(format, file, values, { filter, store: joins.store, counts, onBytes });
  const named = { ...settings, source: sourceName(settings.source, joins.fingerprints, filter, values) };
  const bytes = statSync(file).size;
  const progress = new ImportProgress({
    what: 'rows',
    rejected: source.rejected,
    shareRead: () => source.bytesRead / bytes,
  });
  const totals = await streamRows({
    ...named,
    header: libraryHeader,
    sample: [],
    rows: (_, from) => source.rows(itemsFrom(from), from),
    onChunk: (answer, from, length) => {
      source.answered(answer, from + length);
      progress.advance(from + length);
    },
  });
  joins.store?.close();
  await sources?.close();
  if (totals.finished) {
    console.log('This file was imported to its end before. To send it again, leave out --resume.');
    return true;
  }
  await printTotals(totals, { source, counts, progress, settings: named });
  return source.isWhole;
}
