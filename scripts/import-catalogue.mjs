// npm run catalogue:import -- FILE: streams any CSV of books into the running shop, local or deployed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readSecrets } from './shop/local-secrets.mjs';
import { readBooksFile } from './shop/read-books-file.mjs';
import { sendRows } from './shop/send-rows.mjs';

const usage = `npm run catalogue:import -- FILE [--url http://localhost:8787] [--token TOKEN] [--default-price 9.99]
  [--language xx] [--format paperback|hardcover|pocket] [--resume]
The token is also taken from the variable IMPORT_TOKEN, from .dev.vars, or from the local shop's own secrets.`;

const reasons = {
  'isbn-missing': 'no ISBN',
  'isbn-invalid': 'the ISBN is wrong',
  'isbn-ambiguous': 'the damaged ISBN has two possible readings',
  'isbn-twice': 'an earlier row has the same ISBN',
  'shop-barcode': 'a shop’s own code, no ISBN',
  'printed-music': 'printed music (979-0), no book',
  'title-missing': 'no title',
  'price-invalid': 'the price is no price',
  'contact-invalid': 'the publisher’s contact needs a postal address, and a mail address or a web address (https://…)',
  'stock-invalid': 'the number of copies or their grade can’t be read',
};

function readToken() {
  if (process.env.IMPORT_TOKEN) return process.env.IMPORT_TOKEN;
  if (existsSync('.dev.vars')) {
    const found = /^IMPORT_TOKEN\s*=\s*"?([^"\s]+)"?/m.exec(readFileSync('.dev.vars', 'utf8'))?.[1];
    if (found) return found;
  }
  try {
    return readSecrets(`${process.env.STATE_DIR ?? '.wrangler/state'}/secrets.json`).IMPORT_TOKEN;
  } catch (error) {
    return fail(error.message);
  }
}

/** Returns the cents of a price like `9.99`, or null without one. Exits on any other text. */
function readPrice(text) {
  if (text === undefined) return null;
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text) || Number(text) === 0) fail(`--default-price ${text} is no price like 9.99`);
  return Math.round(Number(text) * 100);
}

/** Returns each reason with its number of rows, the most frequent first. */
function countBy(bad) {
  const counts = new Map();
  for (const { reason } of bad) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function progress(started) {
  return (totals, done, count) => {
    if (!process.stdout.isTTY && done < count) return;
    const share = count === 0 ? 1 : done / count;
    const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
    const speed = Math.round(done / Math.max(0.001, (performance.now() - started) / 1000));
    const [before, after] = process.stdout.isTTY ? ['\r', '  '] : ['', '\n'];
    const figures = `${done}/${count} rows, ${speed} rows/s, ${totals.rejected.length} bad`;
    process.stdout.write(`${before}${bar} ${figures}${after}`);
  };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://localhost:8787' },
      token: { type: 'string' },
      'default-price': { type: 'string' },
      language: { type: 'string' },
      format: { type: 'string' },
      resume: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length !== 1) fail(usage);
  if (!existsSync(file)) fail(`There is no file ${file}`);
  const token = values.token ?? readToken();
  if (token === undefined) fail(`No IMPORT_TOKEN: give --token, or start the shop once.\n${usage}`);
  const { header, rows, lines } = readBooksFile(file);
  const started = performance.now();
  const totals = await sendRows({
    url: values.url.replace(/\/$/, ''),
    token,
    header,
    rows,
    resume: values.resume,
    source: `${basename(file)} ${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)}`,
    options: {
      defaultPrice: readPrice(values['default-price']),
      language: values.language ?? null,
      format: values.format ?? null,
    },
    onChunk: progress(started),
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
  const bad = totals.rejected.map(({ row, reason }) => ({ line: lineOf(row), reason: String(reason) }));
  console.log(
    `${totals.added} added, ${totals.updated} updated, ${totals.unchanged} unchanged, ` +
      `${totals.recovered} damaged ISBNs recovered, ${bad.length} rows left out, ` +
      `in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (bad.length === 0) return;
  const counts = countBy(bad);
  for (const [reason, count] of counts) console.log(`  ${count} × ${reasons[reason] ?? reason}`);
  for (const { line, reason } of bad.slice(0, 20)) console.log(`  line ${line}: ${reasons[reason] ?? reason}`);
  const report = `${file}.rejected.csv`;
  const written = ['line,reason', ...bad.map(({ line, reason }) => `${line},${reason}`), ''].join('\n');
  try {
    writeFileSync(report, written);
    console.log(`All of them: ${report}`);
  } catch {
    const here = `${basename(file)}.rejected.csv`;
    writeFileSync(here, written);
    console.log(`All of them: ${here}`);
  }
}

await main().catch((error) => fail(error.message));
