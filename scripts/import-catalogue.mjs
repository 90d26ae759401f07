// npm run catalogue:import -- FILE: streams a file of books (CSV, XLSX or ONIX) into a running shop.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { importFile, openFile } from './shop/import-file.mjs';
import {
  importLibrary,
  libraryFormat,
  libraryFormats,
  libraryOptions,
  libraryUsage,
} from './shop/library/import-library.mjs';
import { readSecrets } from './shop/local-secrets.mjs';
import { stateDir } from './shop/state-dir.mjs';
import { stop } from './shop/stop.mjs';

const usage = `npm run catalogue:import -- FILE [--url http://localhost:8787] [--token TOKEN] [--format csv|xlsx|onix]
  [--default-price 9.99] [--language xx] [--binding paperback|hardcover|pocket] [--dry-run] [--resume]
  ONIX only: [--rate GBP=1.15 …] euros for one unit of another currency
  Copies that came in (CSV, XLSX): --kind copies [--cost 2.50] [--again]
  CSV and ONIX: [--encoding windows-1251] where the file does not show it
${libraryUsage}
Without --format the beginning of the file decides. The token is also taken from the variable IMPORT_TOKEN, from
.dev.vars, or from the local shop's own secrets.`;

const formats = ['csv', 'xlsx', 'onix', ...libraryFormats];
const kinds = ['editions', 'copies'];
const noCopies = 'The file has no copies. Copies are read from CSV and XLSX.';
const bindings = ['paperback', 'hardcover', 'pocket'];

function readToken() {
  if (process.env.IMPORT_TOKEN) return process.env.IMPORT_TOKEN;
  if (existsSync('.dev.vars')) {
    const found = /^IMPORT_TOKEN\s*=\s*"?([^"\s]+)"?/m.exec(readFileSync('.dev.vars', 'utf8'))?.[1];
    if (found) return found;
  }
  try {
    return readSecrets(`${stateDir}/secrets.json`).IMPORT_TOKEN;
  } catch (error) {
    return stop(error.message);
  }
}

/** Returns the cents of an amount like `9.99`, or null without one. Exits on any other text and below `minCents`. */
function readAmount(option, text, minCents) {
  if (text === undefined) return null;
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text) || Number(text) * 100 < minCents)
    stop(`${option} ${text} is no price like 9.99`);
  return Math.round(Number(text) * 100);
}

/** Returns the euros by currency of texts like `GBP=1.15`. Exits on any other text. */
function readRates(texts) {
  return new Map(
    texts.map((text) => {
      const [, currency, euros] = /^([A-Z]{3})=(\d{1,4}(?:\.\d{1,6})?)$/.exec(text) ?? [];
      if (currency === undefined || Number(euros) === 0) stop(`--rate ${text} is no rate like GBP=1.15`);
      return [currency, Number(euros)];
    }),
  );
}

/** Returns the format (null: the content decides) and the binding. `--format` also takes a binding, as before ONIX. */
function readFormats({ format, binding }) {
  if (binding !== undefined && !bindings.includes(binding))
    stop(`--binding ${binding} is none of ${bindings.join(', ')}`);
  if (formats.includes(format)) return { format, binding: binding ?? null };
  if (format !== undefined && !bindings.includes(format)) stop(`--format ${format} is none of ${formats.join(', ')}`);
  return { format: null, binding: binding ?? format ?? null };
}

/** Returns what the file holds. Exits on any other text. */
function readKind({ kind }) {
  if (!kinds.includes(kind)) stop(`--kind ${kind} is none of ${kinds.join(', ')}`);
  return kind;
}

/** Returns the first 16 digits of a file's SHA-256. */
async function fingerprint(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 16);
}

/** Returns the options and the file of the command line. Exits without one existing file that is not empty. */
function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://localhost:8787' },
      token: { type: 'string' },
      'default-price': { type: 'string' },
      language: { type: 'string' },
      format: { type: 'string' },
      binding: { type: 'string' },
      kind: { type: 'string', default: 'editions' },
      cost: { type: 'string' },
      rate: { type: 'string', multiple: true, default: [] },
      encoding: { type: 'string' },
      ...libraryOptions,
      'dry-run': { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length !== 1) stop(usage);
  if (!existsSync(file)) stop(`There is no file ${file}`);
  if (statSync(file).size === 0) stop(`${file} is empty`);
  return { file, values };
}

async function main() {
  const { file, values } = readCommandLine();
  const token = values.token ?? readToken();
  if (token === undefined) stop(`No IMPORT_TOKEN: give --token, or start the shop once.\n${usage}`);
  const rates = readRates(values.rate);
  const kind = readKind(values);
  const library = await libraryFormat(values.format, file);
  const { format, binding } = readFormats(values);
  const dryRun = values['dry-run'];
  const isCopies = kind === 'copies';
  const settings = {
    url: values.url.replace(/\/$/, ''),
    token,
    // Copies that were added before are not added again by chance.
    resume: values.resume || (isCopies && !values.again && !dryRun),
    kind,
    // A dry run has a name of its own, so that no import goes on where it ended.
    source: [basename(file), await fingerprint(file), isCopies ? 'copies' : '', dryRun ? 'dry run' : '']
      .filter(Boolean)
      .join(' '),
    options: {
      defaultPrice: readAmount('--default-price', values['default-price'], 1),
      language: values.language ?? null,
      format: binding,
      ...(isCopies ? { defaultCost: readAmount('--cost', values.cost, 0) } : {}),
      dryRun,
    },
  };
  if (library !== null) {
    if (isCopies) stop(noCopies);
    if (!(await importLibrary(library, file, { ...settings, fingerprint }, values))) process.exitCode = 1;
    return;
  }
  const reading = { format, encoding: values.encoding ?? null, today: new Date().toISOString().slice(0, 10), rates };
  const opened = await openFile(file, reading);
  if (isCopies && opened.format === 'onix') stop(noCopies);
  const isWhole = await importFile(file, opened, settings);
  if (!isWhole) process.exitCode = 1;
}

await main().catch((error) => stop(error.message));
