// Imports a file of books into the running shop, row by row or record by record, and prints what happened.
import { ImportProgress, RejectedRows } from './import-report.mjs';
import { importTypeScript } from './import-typescript.mjs';
import { streamRows } from './send-rows.mjs';

/** Reasons for which the end of the file is missing. Their sentences are printed at the end. */
const endings = ['file-cut', 'encoding-wrong'];

/** Words of the report for left-out rows, by format. `nameOf`: how the terminal names a row by its cells. */
const reports = {
  csv: { columns: ['line'], what: 'rows', nameOf: ([line]) => `line ${line}` },
  xlsx: { columns: ['row'], what: 'rows', nameOf: ([row]) => `row ${row}` },
  onix: {
    columns: ['record', 'reference'],
    what: 'records',
    nameOf: ([record, reference]) =>
      [record === '' ? 'between the records' : `record ${record}`, reference].filter(Boolean).join(', reference '),
  },
};

/**
 * Opens a file of books. `reading`: format and encoding (or null), day of the import, euros by currency.
 * @throws an Error with a sentence for the terminal where the file is not read at all
 */
export async function openFile(path, reading) {
  const { openFileOfBooks } = await importTypeScript(new URL('./book-files.ts', import.meta.url));
  try {
    return await openFileOfBooks(path, reading);
  } catch (error) {
    if (error.name !== 'BookFileError') throw error;
    throw new Error(error.failure === 'empty' ? `${path} is empty` : (error.cause?.message ?? error.failure), {
      cause: error,
    });
  }
}

/** Rows that wait for their answer; only these are in memory. */
class WaitingRows {
  #first = 0;
  #rows = [];

  push(row) {
    this.#rows.push(row);
  }

  /** Skips the rows before the first one that is sent. */
  startAt(row) {
    this.#first = row;
  }

  /** Returns the cells that name a row. */
  of(row) {
    return this.#rows[row - this.#first];
  }

  /** Forgets the rows before one. */
  forget(row) {
    this.#rows.splice(0, row - this.#first);
    this.#first = row;
  }
}

/** Reads a file's rows, and collects the facts for the report. */
class RowSource {
  rejected;
  /** The reason why the rest of the file can't be read; null without one. */
  failure = null;
  #waiting = new WaitingRows();
  #currencies = new Map();
  #file;

  constructor(path, file) {
    const { columns, nameOf } = reports[file.format];
    this.rejected = new RejectedRows(path, columns, nameOf);
    this.#file = file;
  }

  /** Yields the cells of each row, first those of the header where it is one. The first `from` are not sent again. */
  async *rows(headerIsRow, from) {
    let row = 0;
    this.#waiting.startAt(from);
    const take = (item) => {
      if (row >= from) this.#waiting.push(this.#names(item));
      row += 1;
      return item.cells;
    };
    if (headerIsRow)
      yield take({ number: this.#file.headerNumber, line: this.#file.headerNumber, cells: this.#file.header });
    for await (const item of this.#file.items()) {
      if (item.kind === 'row') {
        for (const currency of item.unusedCurrencies ?? []) this.#count(currency);
        yield take(item);
      } else if (endings.includes(item.reason)) this.failure = item.detail || null;
      else await this.#refuse(item);
    }
  }

  /** Takes the answer to the rows before `next`. */
  answered({ rejected }, next) {
    for (const { row, reason } of rejected) this.rejected.add(this.#waiting.of(row), reason);
    this.#waiting.forget(next);
  }

  #names({ number, line, reference }) {
    if (this.#file.format === 'onix') return [number, reference];
    return [line ?? number];
  }

  async #refuse({ number, reason, name, detail }) {
    const line = Number(/^line (\d+)/.exec(detail)?.[1] ?? number);
    if (this.#file.format === 'onix')
      this.rejected.add(
        [reason === 'xml-between' ? '' : number, name],
        reason === 'xml-between' ? 'xml-broken' : reason,
        detail,
      );
    else this.rejected.add(this.#names({ number, line }), reason);
    await this.rejected.flush();
  }

  #count(currency) {
    this.#currencies.set(currency, (this.#currencies.get(currency) ?? 0) + 1);
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

/** Prints which column of the file holds which field. The columns of ONIX are always the same. */
function printColumns({ header, format }, { columns, headerIsRow }) {
  if (format === 'onix') return;
  const names = headerIsRow ? header.map((_, at) => `column ${at + 1}`) : header;
  const found = Object.entries(columns).map(([field, at]) => `${field} = ${names[at]}`);
  console.log(`Columns: ${found.join(', ')}`);
}

/** Imports an open file. `settings`: as for `streamRows`. Returns whether the file was read to its end. */
export async function importFile(path, file, settings) {
  const { what } = reports[file.format];
  const source = new RowSource(path, file);
  const { rejected } = source;
  const progress = new ImportProgress({ what, rejected, shareRead: () => file.bytesRead() / file.size });
  const totals = await streamRows({
    ...settings,
    header: file.header,
    sample: file.sample,
    rows: (headerIsRow, from) => source.rows(headerIsRow, from),
    onChunk: (answer, from, length) => {
      source.answered(answer, from + length);
      progress.advance(from + length);
    },
  });
  if (totals.finished) {
    printColumns(file, totals);
    const how = settings.kind === 'copies' ? 'add --again' : 'leave out --resume';
    console.log(`This file was imported to its end before. To send it again, ${how}.`);
    return true;
  }
  progress.end();
  printColumns(file, totals);
  progress.printStart(totals);
  progress.printCounts(totals, { isDryRun: settings.options.dryRun });
  if (source.currencySentence !== null) console.log(source.currencySentence);
  await rejected.print();
  const { isWhole, records } = file.end();
  if (source.failure !== null) console.error(source.failure);
  else if (!isWhole) console.error(`The end of the file is missing: ${records} ${what} were read whole.`);
  return isWhole;
}
