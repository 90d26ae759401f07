import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullProduct, message } from '../../client/lib/book-files/onix/onix-messages';

const folder = mkdtempSync(join(tmpdir(), 'dogear-import-'));
/** Bodies that the shop got, by path. */
const calls: { readonly path: string; readonly body: unknown }[] = [];

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text);
}

/** A shop that takes every row as new, and refuses the row whose title is "Refused". */
const shop = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const path = request.url ?? '';
    calls.push({ path, body });
    const rows: readonly (readonly string[])[] =
      typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows) ? body.rows : [];
    const refused = rows.flatMap((cells, row) => (cells.includes('Refused') ? [{ row, reason: 'title-missing' }] : []));
    const added = rows.length - refused.length;
    const answer = path.endsWith('/finish')
      ? { done: true, after: null }
      : path.endsWith('/imports')
        ? { run: 'one', columns: {}, headerIsRow: false, nextRow: 0, finished: false }
        : { added, updated: 0, unchanged: 0, recovered: 0, rejected: refused, nextRow: rows.length };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
});

let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', () => resolve());
  });
  const address = shop.address();
  url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => {
  shop.close();
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

/** Runs the command on a file with this content. */
function run(name: string, content: string, ...flags: readonly string[]): Promise<Ended> {
  const file = join(folder, name);
  writeFileSync(file, content);
  const command = ['scripts/import-catalogue.mjs', '--url', url, '--token', 'token', ...flags, file];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, out, said) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, said });
    });
  });
}

const product = (reference: string, changes: Readonly<Record<string, string>> = {}) =>
  fullProduct({ 'com.example.roseanna': reference, ...changes });

describe('catalogue:import', () => {
  it('recognises ONIX by its beginning, and reports bad records by number and reference', async () => {
    const records = [
      product('good'),
      product('bad', { '</Subtitle>': '</Title>' }),
      product('refused', { '>Roseanna<': '>Refused<' }),
    ];

    const { code, out } = await run('three.xml', message(records));

    expect(code).toBe(0);
    expect(out).toContain('1 added, 0 updated, 0 unchanged, 0 damaged ISBNs recovered, 2 records left out');
    expect(out).toContain('record 2, reference bad: no good XML (line ');
    expect(out).toContain('record 3, reference refused: no title');
    expect(readFileSync(join(folder, 'three.xml.rejected.csv'), 'utf8')).toBe(
      'record,reference,reason\n2,bad,xml-broken\n3,refused,title-missing\n',
    );
  });

  it('prints with --dry-run what an import would change', async () => {
    calls.length = 0;

    const { code, out } = await run('dry.xml', message([product('a')]), '--dry-run', '--format', 'onix');

    expect({ code, start: calls[0]?.body }).toMatchObject({ code: 0, start: { options: { dryRun: true } } });
    expect(out).toContain('Dry run, nothing was written: 1 new, 0 changed, 0 unchanged, 0 records refused');
  });

  it('imports the records before a cut, prints their number, and fails', async () => {
    const { code, out, said } = await run('cut.xml', message([product('a'), product('b')]).slice(0, -400));

    expect({ code, said }).toEqual({ code: 1, said: 'The end of the file is missing: 1 records were read whole.\n' });
    expect(out).toContain('1 added');
    expect(out).toContain('record 2, reference b: the file ends inside the record');
  });

  it('sends copies with what they cost', async () => {
    calls.length = 0;

    const { code, said } = await run(
      'stock.csv',
      'isbn;grade\n9780141439587;good\n',
      '--kind',
      'copies',
      '--cost',
      '2.5',
    );

    expect({ code, said, start: calls[0]?.body }).toMatchObject({
      code: 0,
      said: '',
      start: { kind: 'copies', resume: true, options: { defaultCost: 250 } },
    });
  });

  it('refuses copies as ONIX, and another kind', async () => {
    expect((await run('copies.xml', message([product('a')]), '--kind', 'copies')).said).toContain(
      'Copies are read from CSV and XLSX',
    );
    expect((await run('copies.csv', 'isbn\n1\n', '--kind', 'people')).said).toContain('is none of editions, copies');
  });

  it.each([
    ['empty.xml', '', [], 'is empty'],
    [
      'old.xml',
      '<ONIXMessage release="2.1"/>',
      [],
      'The file is ONIX 2.1. The import reads ONIX for Books 3.0 and 3.1.',
    ],
    ['list.csv', 'isbn,title\n', ['--format', 'onix'], 'The file is no XML'],
    ['rate.csv', 'isbn,title\n', ['--rate', 'pounds'], '--rate pounds is no rate like GBP=1.15'],
  ])('refuses %s in one sentence and starts no import', async (name, content, flags, sentence) => {
    calls.length = 0;

    const { code, said } = await run(name, content, ...flags);

    expect({ code, calls, lines: said.trim().split('\n').length }).toEqual({ code: 1, calls: [], lines: 1 });
    expect(said).toContain(sentence);
  });

  it('still imports CSV, with a binding as --format', async () => {
    calls.length = 0;

    const { code, out } = await run('books.csv', 'isbn,title\n9780141439587,Emma\n', '--format', 'hardcover');

    expect({ code, start: calls[0]?.body }).toMatchObject({ code: 0, start: { options: { format: 'hardcover' } } });
    expect(out).toContain('1 added');
  });
});
