// Imports a message of ONIX for Books into the running shop, record by record, and prints what happened.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { importDomain } from './import-domain.mjs';
import { countsSentence, printProgress, RejectedRows } from './import-report.mjs';
import { streamRows } from './send-rows.mjs';

/** Loads a module of the reader. Vite resolves its imports: they have no file extensions. */
async function load(name) {
  const path = fileURLToPath(new URL(`./onix/${name}.ts`, import.meta.url));
  return (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
}

/** Returns whether a file begins as XML does. */
export async function isOnixFile(file) {
  return (await load('file-text')).isXmlFile(file);
}

/** Records that wait for their answer; only these are in memory. */
class WaitingRecords {
  #first = 0;
  #records = [];

  push(record) {
    this.#records.push(record);
  }

  /** Skips the rows before the first one that is sent. */
  startAt(row) {
    this.#first = row;
  }

  /** Returns the record of a row. */
  of(row) {
    return this.#records[row - this.#first];
  }

  /** Forgets the records before a row. */
  forget(row) {
    this.#records.splice(0, row - this.#first);
    this.#first = row;
  }
}

const detailOf = ({ line, detail }) => [`line ${line}`, detail].filter(Boolean).join(': ');

/** Reads a file's records, and keeps what the report says about them. */
class RecordSource {
  rejected;
  bytesRead = 0;
  isWhole = false;
  records = 0;
  /** The reason why the rest of the file can't be read; null without one. */
  failure = null;
  #waiting = new WaitingRecords();
  #currencies = new Map();
  #items;

  constructor(file, items, reading) {
    this.rejected = new RejectedRows(file, ['record', 'reference'], ([record, reference]) =>
      [record === '' ? 'between the records' : `record ${record}`, reference].filter(Boolean).join(', reference '),
    );
    this.#items = items(file, reading, (done) => {
      this.bytesRead = done;
    });
  }

  /** Reads the first record. @throws where the file is no ONIX, so that no import begins */
  async open() {
    const first = await this.#items.next();
    const rest = this.#items;
    this.#items = (async function* () {
      if (!first.done) yield first.value;
      yield* rest;
    })();
  }

  /** Yields the cells of each record that has a row. The first `from` rows are not sent again. */
  async *rows(from) {
    let row = 0;
    this.#waiting.startAt(from);
    try {
      for await (const item of this.#items) {
        if (item.kind === 'row') {
          this.#count(item.unusedCurrencies);
          if (row >= from) this.#waiting.push({ number: item.number, reference: item.reference });
          row += 1;
          yield item.cells;
        } else if (item.kind === 'bad') {
          this.rejected.add([item.number ?? '', item.reference], item.reason, detailOf(item));
          await this.rejected.flush();
        } else {
          this.isWhole = item.isWhole;
          this.records = item.records;
        }
      }
    } catch (error) {
      if (error.name !== 'OnixFailure') throw error;
      this.failure = error.message;
    }
  }

  /** Takes the answer to the rows before `next`. */
  answered({ rejected }, next) {
    for (const { row, reason } of rejected) {
      const { number, reference } = this.#waiting.of(row);
      this.rejected.add([number, reference], reason);
    }
    this.#waiting.forget(next);
  }

  #count(currencies) {
    for (const currency of currencies) this.#currencies.set(currency, (this.#currencies.get(currency) ?? 0) + 1);
  }

  /** Returns what to do about prices in other currencies; null without one. */
  get currencySentence() {
    if (this.#currencies.size === 0) return null;
    const named = [...this.#currencies].map(([currency, count]) => `${count} in ${currency}`).join(', ');
    return (
      `Prices without euros: ${named}. These books keep the price that they had. ` +
      'To use them, give the euros for one unit, for example --rate GBP=1.15'
    );
  }
}

/**
 * Imports a file. `settings`: as for CSV. `reading`: encoding (or null), day of the import, euros by currency. Returns
 * whether the file was read to its end.
 */
export async function importOnix(file, settings, reading) {
  const [{ onixItemsOfFile }, { onixHeader }] = await Promise.all([
    load('onix-rows'),
    importDomain('catalogue/import/onix/onix-row.ts'),
  ]);
  const started = performance.now();
  const bytes = statSync(file).size;
  const source = new RecordSource(file, onixItemsOfFile, reading);
  await source.open();
  let rows = 0;
  const totals = await streamRows({
    ...settings,
    header: onixHeader,
    sample: [],
    rows: (_, from) => source.rows(from),
    onChunk: (answer, from, length) => {
      rows = from + length;
      source.answered(answer, rows);
      const speed = Math.round(rows / Math.max(0.001, (performance.now() - started) / 1000));
      const figures = `${rows} records, ${speed} records/s, ${source.rejected.count} bad`;
      printProgress(Math.min(0.99, source.bytesRead / bytes), figures);
    },
  });
  if (totals.finished) {
    console.log('This file was imported to its end before. To send it again, leave out --resume.');
    return true;
  }
  printProgress(1, `${rows} records, ${source.rejected.count} bad`);
  if (process.stdout.isTTY) process.stdout.write('\n');
  if (totals.began > 0) console.log(`Went on at row ${totals.began + 1}; the records before it were done.`);
  console.log(countsSentence(totals, source.rejected.count, 'records', settings.options.dryRun, started));
  if (source.currencySentence !== null) console.log(source.currencySentence);
  await source.rejected.print();
  if (source.failure !== null) console.error(source.failure);
  else if (!source.isWhole) console.error(`The end of the file is missing: ${source.records} records were read whole.`);
  return source.isWhole;
}
