import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../tests/worker-browser';

const bearer = { Authorization: 'Bearer test-import-token' };
const header = [
  'isbn13',
  'onixnotification',
  'title',
  'onixauthors',
  'language',
  'price',
  'description',
  'onixdescriptionlanguage',
  'onixsamework',
];
const emma = ['9780141439587', '', 'Emma', 'Jane Austen', 'en', '10.00', 'Eine Frau.', 'de', ''];
const options = { defaultPrice: null, language: null, format: null, starter: false };

/** Imports rows as the script does. Returns the answer to them. */
async function importAll(source: string, rows: readonly (readonly string[])[], more: object = {}) {
  const browser = new Browser();
  const start = { source, header, sample: [], options: { ...options, ...more } };
  const { run } = (await browser.ask('POST', '/catalogue/imports', start, bearer)).body as { run: string };
  const chunk = await browser.ask('PUT', `/catalogue/imports/${run}/rows/0`, { rows }, bearer);
  const end = await browser.ask('POST', `/catalogue/imports/${run}/finish`, {}, bearer);
  expect(end).toEqual({ status: 200, body: { done: true, after: null } });
  return chunk.body;
}
const editionOf = (isbn: string | undefined) =>
  env.DB.prepare('SELECT title, authors, reference_price, description_language, work FROM editions WHERE isbn = ?')
    .bind(isbn)
    .first();

describe('an import of records', () => {
  it('counts in a dry run what an import would do, and writes no book', async () => {
    const dry = await importAll('dry', [emma, ['9780141439588']], { dryRun: true });

    expect(dry).toMatchObject({ added: 1, rejected: [{ row: 1, reason: 'isbn-invalid' }] });
    expect(await editionOf(emma[0])).toBeNull();
    expect(await importAll('real', [emma])).toMatchObject({ added: 1 });
    expect(await importAll('dry again', [emma], { dryRun: true })).toMatchObject({ added: 0, unchanged: 1 });
    const changed = emma.with(5, '11.00');
    expect(await importAll('dry change', [changed], { dryRun: true })).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await editionOf(emma[0])).toMatchObject({ reference_price: 1000 });
  });

  it('stores the language of a description', async () => {
    expect(await editionOf(emma[0])).toMatchObject({ description_language: 'de' });
  });

  it('keeps names of authors whole', async () => {
    const row = [
      '9780007324378',
      '',
      'Roseanna',
      'Smith & Sons, Inc.|Martin Luther King, Jr.',
      'en',
      '9.00',
      '',
      '',
      '',
    ];
    await importAll('names', [row]);

    expect(await editionOf(row[0])).toMatchObject({ authors: '["Smith & Sons, Inc.","Martin Luther King, Jr."]' });
  });

  it('ties an edition with another title to the work of an edition that it names', async () => {
    const german = ['9783596900794', '', 'Die Tote im Götakanal', 'Maj Sjöwall', 'de', '9.00', '', '', '9780007324378'];
    const dutch = ['9789044531138', '', 'De vrouw in het Götakanaal', 'Wahlöö', 'nl', '9.00', '', '', '9783596900794'];
    await importAll('works', [german, dutch]);
    const work = await editionOf('9780007324378');

    for (const [isbn] of [german, dutch]) expect(await editionOf(isbn)).toMatchObject({ work: work?.work });
  });

  it('withdraws an edition by taking its price, and keeps its row', async () => {
    const withdrawal = ['9780141439587', '05', '', '', '', '', '', '', ''];
    const unknown = ['9780439023481', '05', '', '', '', '', '', '', ''];

    expect(await importAll('dry withdrawal', [withdrawal], { dryRun: true })).toMatchObject({ updated: 1 });
    expect(await editionOf(emma[0])).toMatchObject({ reference_price: 1000 });
    expect(await importAll('withdrawal', [withdrawal, unknown, ['12', '05']])).toMatchObject({
      updated: 1,
      unchanged: 1,
      rejected: [{ row: 2, reason: 'isbn-invalid' }],
    });
    expect(await editionOf(emma[0])).toMatchObject({ title: 'Emma', reference_price: null });
    expect(await editionOf(unknown[0])).toBeNull();
    expect(await importAll('withdrawal again', [withdrawal])).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('counts the later one of a record and a withdrawal', async () => {
    const withdrawal = ['9780141439587', '05', '', '', '', '', '', '', ''];

    await importAll('both', [withdrawal, emma]);
    expect(await editionOf(emma[0])).toMatchObject({ reference_price: 1000 });
    await importAll('both again', [emma, withdrawal]);
    expect(await editionOf(emma[0])).toMatchObject({ reference_price: null });
  });

  it('never withdraws a book of the shop’s own catalogue', async () => {
    const row = ['9780061120084', '', 'To Kill a Mockingbird', 'Harper Lee', 'en', '11.00', '', '', ''];
    await importAll('own', [row], { starter: true });

    expect(await importAll('theirs', [['9780061120084', '05']])).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await editionOf(row[0])).toMatchObject({ reference_price: 1100 });
  });
});
