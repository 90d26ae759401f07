import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../../tests/worker-browser';

const bearer = { Authorization: 'Bearer test-import-token' };
const header = ['isbn', 'title', 'author', 'price', 'demand', 'good', 'new'];
const emma = ['9780141439587', 'Emma', 'Jane Austen', '10.00', '5', '2', '1'];
const reader = ['9780375707971', 'The Reader', 'Bernhard Schlink', '12.00', '0', '', ''];
const options = { defaultPrice: null, language: null, format: null, starter: false };

/** Imports rows from the beginning to the end, as the script does. */
async function importAll(source: string, rows: readonly (readonly string[])[], more: object = {}) {
  const browser = new Browser();
  const run = await browser.ask(
    'POST',
    '/catalogue/imports',
    { source, header, sample: rows, options: { ...options, ...more } },
    bearer,
  );
  const { run: id } = run.body as { run: string };
  const chunk = await browser.ask('PUT', `/catalogue/imports/${id}/rows/0`, { rows }, bearer);
  const end = await browser.ask('POST', `/catalogue/imports/${id}/finish`, {}, bearer);
  expect([run.status, chunk.status, end]).toEqual([201, 200, { status: 200, body: { done: true, after: null } }]);
  return chunk.body;
}
const one = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first();

describe('an import', () => {
  it('needs the token', async () => {
    const start = { source: 'x', header, sample: [], options };
    for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: 'test-import-token' }]) {
      expect(await new Browser().ask('POST', '/catalogue/imports', start, headers)).toEqual({
        status: 403,
        body: 'import-token-wrong',
      });
    }
  });

  it('refuses files that are no books, unknown fields, unknown runs and gaps', async () => {
    const browser = new Browser();
    const start = { source: 'x', header: ['a'], sample: [['b']], options };
    expect(await browser.ask('POST', '/catalogue/imports', start, bearer)).toEqual({
      status: 400,
      body: 'invalid-input',
    });
    expect(await browser.ask('POST', '/catalogue/imports', { ...start, colour: 1 }, bearer)).toEqual({
      status: 400,
      body: 'unknown-field',
    });
    expect(await browser.ask('PUT', '/catalogue/imports/none/rows/0', { rows: [emma] }, bearer)).toEqual({
      status: 404,
      body: 'not-found',
    });
    const run = await browser.ask(
      'POST',
      '/catalogue/imports',
      { source: 'gap', header, sample: [emma], options },
      bearer,
    );
    const path = `/catalogue/imports/${(run.body as { run: string }).run}/rows/5`;
    expect(await browser.ask('PUT', path, { rows: [emma] }, bearer)).toEqual({ status: 400, body: 'invalid-input' });
  });

  it('adds books with copies, what they cost us, their price and its history', async () => {
    expect(await importAll('first', [emma, reader, ['123', 'Wrong'], emma])).toEqual({
      added: 2,
      updated: 0,
      unchanged: 0,
      recovered: 0,
      nextRow: 4,
      rejected: [
        { row: 2, reason: 'isbn-invalid' },
        { row: 3, reason: 'isbn-twice' },
      ],
    });
    expect(
      await one(
        'SELECT title, work, language, reference_price, min_price, grades FROM editions WHERE isbn = ?',
        emma[0],
      ),
    ).toEqual({
      title: 'Emma',
      work: 'emma-austen',
      language: 'en',
      reference_price: 1000,
      min_price: 460,
      grades: 9,
    });
    const { results } = await env.DB.prepare(
      'SELECT grade, on_hand, reserved, price FROM stock WHERE isbn = ? ORDER BY grade',
    )
      .bind(emma[0])
      .all();
    expect(results).toEqual([
      { grade: 'good', on_hand: 2, reserved: 0, price: 460 },
      { grade: 'new', on_hand: 1, reserved: 0, price: 1000 },
    ]);
    expect(
      await one(
        `SELECT sum(on_hand_change) AS copies, sum(on_hand_change * unit_cost) AS cost FROM stock_movements
          WHERE isbn = ?`,
        emma[0],
      ),
    ).toEqual({
      copies: 3,
      cost: 2 * 210 + 600,
    });
    expect(await one('SELECT count(*) AS n FROM price_history WHERE isbn = ?', emma[0])).toEqual({ n: 2 });
  });

  it('run again changes nothing: neither books nor what was sold meanwhile', async () => {
    await env.DB.prepare(`UPDATE stock SET on_hand = 1 WHERE isbn = ? AND grade = 'good'`).bind(emma[0]).run();
    expect(await importAll('second', [emma, reader])).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(await one(`SELECT on_hand FROM stock WHERE isbn = ? AND grade = 'good'`, emma[0])).toEqual({ on_hand: 1 });
    expect(await one('SELECT count(*) AS n FROM stock_movements WHERE isbn = ?', emma[0])).toEqual({ n: 2 });
    expect(
      await one('SELECT (SELECT count(*) FROM editions) AS rows, (SELECT count(*) FROM edition_words) AS words'),
    ).toEqual({ rows: 2, words: 2 });
  });

  it('updates changed fields, the order and the search words', async () => {
    const before = await one('SELECT id FROM editions WHERE isbn = ?', reader[0]);
    expect(
      await importAll('third', [['9780375707971', 'The Reader: A Novel', 'Bernhard Schlink', '', '40', '', '']]),
    ).toMatchObject({ updated: 1 });
    expect(await one('SELECT title, reference_price FROM editions WHERE isbn = ?', reader[0])).toEqual({
      title: 'The Reader: A Novel',
      reference_price: 1200,
    });
    expect(await one('SELECT id FROM editions WHERE isbn = ?', reader[0])).not.toEqual(before);
    const found = await new Browser().ask('GET', '/books?q=novel');
    expect(found.body).toMatchObject({ count: 1, items: [{ isbn: reader[0] }] });
  });

  it('continues after a break and ignores a repeated chunk', async () => {
    const browser = new Browser();
    const rows = [
      ['9780439023481', 'The Hunger Games', 'Suzanne Collins', '', '', '', ''],
      ['9780316015844', 'Twilight', 'Stephenie Meyer', '', '', '', ''],
    ];
    const start = { source: 'broken', header, sample: rows, options, resume: true };
    const { run } = (await browser.ask('POST', '/catalogue/imports', start, bearer)).body as { run: string };
    await browser.ask('PUT', `/catalogue/imports/${run}/rows/0`, { rows: rows.slice(0, 1) }, bearer);
    expect((await browser.ask('POST', '/catalogue/imports', start, bearer)).body).toMatchObject({
      run,
      nextRow: 1,
      finished: false,
    });
    expect((await browser.ask('PUT', `/catalogue/imports/${run}/rows/0`, { rows }, bearer)).body).toMatchObject({
      added: 1,
      unchanged: 0,
      nextRow: 2,
    });
    expect((await browser.ask('PUT', `/catalogue/imports/${run}/rows/0`, { rows }, bearer)).body).toMatchObject({
      added: 0,
      updated: 0,
      nextRow: 2,
    });
    await browser.ask('POST', `/catalogue/imports/${run}/finish`, {}, bearer);
    expect((await browser.ask('POST', '/catalogue/imports', start, bearer)).body).toMatchObject({ finished: true });
  });

  it('of another list only fills gaps of curated books', async () => {
    await importAll('own', [['9780061120084', 'To Kill a Mockingbird', 'Harper Lee', '11.00', '7', '', '']], {
      starter: true,
    });
    await importAll('theirs', [['9780061120084', 'TO KILL A MOCKINGBIRD (Perennial)', 'LEE', '', '60', '3', '']]);
    expect(await one(`SELECT title, authors, demand, grades FROM editions WHERE isbn = '9780061120084'`)).toEqual({
      title: 'To Kill a Mockingbird',
      authors: '["Harper Lee"]',
      demand: 7,
      grades: 8,
    });
  });

  it('ties editions of one title and author to one work', async () => {
    await importAll('works', [['9780141040387', 'Emma', 'Jane Austen', '', '', '', '']]);
    expect(await one(`SELECT count(DISTINCT work) AS works FROM editions WHERE title = 'Emma'`)).toEqual({ works: 1 });
  });

  it('of two at the same moment loses nothing', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => {
      const twelve = `97800007${String(index).padStart(4, '0')}`;
      const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
      return [`${twelve}${(10 - (sum % 10)) % 10}`, `Twin ${index}`, 'Two Hands', '', '', '', ''];
    });
    await Promise.all([importAll('left', rows.slice(0, 25)), importAll('right', rows.slice(15))]);
    expect(await one(`SELECT count(*) AS n FROM editions WHERE title LIKE 'Twin %'`)).toEqual({ n: 40 });
    expect(await one('SELECT (SELECT count(*) FROM editions) = (SELECT count(*) FROM edition_words) AS same')).toEqual({
      same: 1,
    });
  });
});
