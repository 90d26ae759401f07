// Output of an import on the terminal: its progress, its counts and the rows that it left out.
import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';

/** Sentences for the reasons why a row or a record is left out. */
export const reasons = {
  'isbn-missing': 'no ISBN',
  'isbn-invalid': 'the ISBN is wrong',
  'isbn-ambiguous': 'the damaged ISBN has two possible readings',
  'isbn-twice': 'an earlier row has the same ISBN',
  'isbn-conflict': 'its identifiers are different ISBNs',
  'shop-barcode': 'a shop’s own code, no ISBN',
  'printed-music': 'printed music (979-0), no book',
  'title-missing': 'no title',
  'price-invalid': 'the price is no price',
  'contact-invalid': 'the publisher’s contact needs a postal address, and a mail address or a web address (https://…)',
  'grade-missing': 'no condition',
  'grade-unknown': 'the condition is unknown',
  'count-invalid': 'the number of copies can’t be read, or is above 1,000',
  'cost-missing': 'no cost',
  'cost-invalid': 'the cost is no amount',
  'shelf-too-long': 'the name of the shelf is too long',
  'book-unknown': 'the catalogue does not have the book',
  'book-without-price': 'neither the catalogue nor the row has a price of the book',
  'stock-invalid': 'the number of copies or their grade can’t be read',
  'reference-missing': 'no record reference',
  'notification-unknown': 'the notification type is unknown',
  'test-record': 'a test record',
  'notice-of-sale': 'a notice of sale to another publisher',
  'supply-only': 'an update of the supply alone, which is not supported',
  'partial-update': 'a partial update without the descriptive block, which is not supported',
  'no-book': 'no printed book (its product form)',
  'line-broken': 'the line does not have the five columns of a dump',
  'json-broken': 'no good JSON',
  'text-broken': 'the text is not in UTF-8',
  'no-fields': 'a record without fields',
  'xml-broken': 'no good XML',
  'record-unclosed': 'the record does not end before the next one begins',
  'record-too-large': 'the record is too large or has too many elements',
  'record-cut': 'the file ends inside the record',
  'quote-open': 'a quotation mark is never closed',
  'row-too-large': 'the row has too many cells',
  'cell-damaged': 'a cell of the row is damaged',
};

/** Most rows that are named on the terminal; all are in the report file. */
const maxNamedRows = 20;

/** Returns a text as one cell of a CSV file. A leading `=`, `+`, `-` or `@` would be a formula in a spreadsheet. */
export function csvCell(text) {
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Opens a file for writing. Returns null where that is not allowed. */
function openFile(path) {
  return new Promise((resolve) => {
    const stream = createWriteStream(path);
    stream.once('open', () => resolve({ path, stream }));
    stream.once('error', () => resolve(null));
  });
}

/**
 * Collects rows that were left out: counts by reason, and all of them in `FILE.rejected.csv` or, where that can't be
 * written, here. `columns`: the report's columns before the reason. `nameOf(cells)`: how the terminal names a row.
 */
export class RejectedRows {
  #counts = new Map();
  #named = [];
  #waiting = [];
  #output = null;
  #file;
  #columns;
  #nameOf;

  constructor(file, columns, nameOf) {
    this.#file = file;
    this.#columns = columns;
    this.#nameOf = nameOf;
  }

  get count() {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Adds a row by the cells that name it. `detail`: further words after the reason's sentence. */
  add(cells, reason, detail = '') {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
    if (this.#named.length < maxNamedRows) {
      const sentence = reasons[reason] ?? reason;
      this.#named.push(`  ${this.#nameOf(cells)}: ${detail === '' ? sentence : `${sentence} (${detail})`}`);
    }
    this.#waiting.push([...cells, reason].map((cell) => csvCell(String(cell))).join(','));
  }

  /** Writes what waits, so that the memory stays flat. */
  async flush() {
    if (this.#waiting.length === 0) return;
    if (this.#output === null) {
      const path = `${this.#file}.rejected.csv`;
      this.#output = (await openFile(path)) ?? (await openFile(basename(path)));
      this.#output?.stream.write(`${[...this.#columns, 'reason'].join(',')}\n`);
    }
    this.#output?.stream.write(this.#waiting.map((line) => `${line}\n`).join(''));
    this.#waiting = [];
  }

  /** Prints the counts and the first rows, and ends the report file. */
  async print() {
    if (this.#counts.size === 0) return;
    await this.flush();
    const counts = [...this.#counts].toSorted(([, one], [, other]) => other - one);
    for (const [reason, count] of counts) console.log(`  ${count} × ${reasons[reason] ?? reason}`);
    for (const line of this.#named) console.log(line);
    if (this.#output === null) return;
    await new Promise((resolve) => this.#output.stream.end(resolve));
    console.log(`All of them: ${this.#output.path}`);
  }
}

/** Prints a bar with a share from 0 to 1 and figures. Where the output is no terminal, only the last one. */
export function printProgress(share, figures) {
  const isLast = share >= 1;
  if (!process.stdout.isTTY && !isLast) return;
  const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
  const [before, after] = process.stdout.isTTY ? ['\r', '  '] : ['', '\n'];
  process.stdout.write(`${before}${bar} ${figures}${after}`);
}

/** Prints the progress of an import and counts its rows. */
export class ImportProgress {
  #began = performance.now();
  #rows = 0;
  #what;
  #rejected;
  #shareRead;

  /**
   * `what`: `rows` or `records`. `rejected`: the `RejectedRows`. `shareRead()`: how much of the file is read, from 0.
   */
  constructor({ what, rejected, shareRead }) {
    this.#what = what;
    this.#rejected = rejected;
    this.#shareRead = shareRead;
  }

  /** Takes the number of rows that are done, and prints it. */
  advance(rows) {
    this.#rows = rows;
    const speed = Math.round(rows / Math.max(0.001, (performance.now() - this.#began) / 1000));
    const figures = `${rows} ${this.#what}, ${speed} ${this.#what}/s, ${this.#rejected.count} bad`;
    printProgress(Math.min(0.99, this.#shareRead()), figures);
  }

  /** Prints the full bar. */
  end() {
    printProgress(1, `${this.#rows} ${this.#what}, ${this.#rejected.count} bad`);
    if (process.stdout.isTTY) process.stdout.write('\n');
  }

  /** Prints where a resumed import went on; nothing for one from the first row. */
  printStart({ began }) {
    if (began > 0) console.log(`Went on at row ${began + 1}; the ${this.#what} before it were done.`);
  }

  /** Prints the counts of an import. `leftOut`: what the file calls its rows, where that differs from `what`. */
  printCounts(totals, { isDryRun, leftOut = this.#what }) {
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(1);
    const rejected = `${this.#rejected.count} ${leftOut}`;
    const counts = isDryRun
      ? `${totals.added} new, ${totals.updated} changed, ${totals.unchanged} unchanged, ${rejected} refused`
      : `${totals.added} added, ${totals.updated} updated, ${totals.unchanged} unchanged, ` +
        `${totals.recovered} damaged ISBNs recovered, ${rejected} left out`;
    console.log(`${isDryRun ? 'Dry run, nothing was written: ' : ''}${counts}, in ${seconds} s`);
  }
}
