// Imports a CSV file of books into the running shop and prints what happened.
import { readBooksFile } from './read-books-file.mjs';
import { countsSentence, printProgress, RejectedRows } from './import-report.mjs';
import { sendRows } from './send-rows.mjs';

/** Imports a file. `settings`: address, token, name of the source, options and `resume` of the import. */
export async function importCsv(file, settings) {
  const { header, rows, lines } = readBooksFile(file);
  const started = performance.now();
  const totals = await sendRows({
    ...settings,
    header,
    rows,
    onChunk: ({ rejected }, done, count) => {
      const speed = Math.round(done / Math.max(0.001, (performance.now() - started) / 1000));
      const share = count === 0 ? 1 : done / count;
      printProgress(share, `${done}/${count} rows, ${speed} rows/s, ${rejected.length} bad`);
    },
  });
  if (process.stdout.isTTY) process.stdout.write('\n');
  const names = totals.headerIsRow ? header.map((_, at) => `column ${at + 1}`) : header;
  console.log(
    `Columns: ${Object.entries(totals.columns)
      .map(([field, at]) => `${field} = ${names[at]}`)
      .join(', ')}`,
  );
  if (totals.finished)
    return console.log('This file was imported to its end before. To send it again, leave out --resume.');
  if (totals.began > 0) console.log(`Went on at row ${totals.began + 1}; the rows before it were done.`);
  const lineOf = (row) => (totals.headerIsRow ? (row === 0 ? 1 : lines[row - 1]) : lines[row]);
  const rejected = new RejectedRows(file, ['line'], ([line]) => `line ${line}`);
  for (const { row, reason } of totals.rejected) rejected.add([lineOf(row)], reason);
  console.log(countsSentence(totals, rejected.count, 'rows', settings.options.dryRun, started));
  return rejected.print();
}
