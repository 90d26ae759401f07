import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportIds, type ReportId } from '../../../domain/desk/reports/report-columns';
import { reportSchema, type Report } from '../../../domain/desk/reports/report-schemas';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { buyersOf } from '../../testing/buyers';
import { signInClerk, clerkCtx } from '../../testing/desk';
import { browser, type Browser } from '../../testing/people';
import { plantedTradesOf } from '../../testing/planted-faults/planted-trades';
import { addressesByMarket, sellersOf } from '../../testing/sellers';
import { addEditions, testIsbn } from '../../testing/shelf';
import { correctStock } from '../../stock/correct-stock';
import { findFaults } from '../../trades/money/check/check-ledger';
import { loseOrder } from '../../trades/outbound/lose-order';
import { receiveReturn } from '../../trades/outbound/receive-return';
import { readReport } from './read-report';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
/** A day in the middle of a quarter, and the quarter after it. */
const [quarter, nextQuarter] = ['2026-Q4', '2027-Q1'] as const;
const moment = (days: number) => new Date(Date.now() + days * dayMs);
const desk = (days = 0) => clerkCtx(env, moment(days));
const [dune, rebecca, costly] = [testIsbn(40), testIsbn(41), testIsbn(42)] as const;
const { orderDispatched, openAccountWithCredit } = buyersOf(env.DB, newVisitor, () => desk());
const { placeSale, receiveAndGrade } = sellersOf(env.DB, newVisitor, () => desk());
const at = (market: keyof typeof addressesByMarket) => ({ address: addressesByMarket[market].address });
const report = (id: ReportId, period: string = quarter, ctx = desk(80)) => readReport(ctx, { report: id, period });

/** Returns the sum of a column over the rows of a report, by currency where one is named. */
const sum = ({ rows }: Report, column: string, currency?: string) =>
  rows
    .filter((row) => currency === undefined || row['currency'] === currency)
    .reduce((all, row) => all + Number(row[column] ?? 0), 0);
const query = async (sql: string) => (await env.DB.prepare(sql).first<number>('n')) ?? 0;

/** Sales to six countries with returns, a lost parcel and purchases of all kinds; a return is in the next quarter. */
async function simulateQuarter(): Promise<void> {
  await plantedTradesOf(env, newVisitor, moment).place();
  await addEditions(env.DB, [
    { isbn: dune, title: 'Dune', stock: { new: { onHand: 60, price: 1290 }, good: { onHand: 60, price: 450 } } },
    { isbn: rebecca, title: 'Rebecca', reference: 3000, stock: { 'very-good': { onHand: 60, price: 999 } } },
    { isbn: costly, title: 'A First Edition', reference: 60_000 },
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at) SELECT isbn, grade, on_hand,
      'opening', CASE grade WHEN 'good' THEN 120 WHEN 'new' THEN 800 END, '2026-01-01T00:00:00.000Z' FROM stock
      WHERE isbn IN (?1, ?2)`,
  )
    .bind(dune, rebecca)
    .run();
  const german = await orderDispatched(
    [
      [dune, 'new', 2],
      [dune, 'good', 1],
    ],
    null,
    'DE',
    at('DE'),
  );
  await orderDispatched([[dune, 'new', 1]], null, 'DE', at('DE'));
  await orderDispatched(
    [
      [dune, 'new', 1],
      [rebecca, 'very-good', 1],
    ],
    null,
    'PL',
    at('PL'),
  );
  await orderDispatched([[dune, 'good', 2]], await openAccountWithCredit('saver', 5000));
  await orderDispatched([[dune, 'new', 1]]);
  await orderDispatched([[dune, 'good', 1]], null, 'GB', at('GB'));
  await orderDispatched(
    [
      [dune, 'new', 1],
      [rebecca, 'very-good', 1],
    ],
    null,
    'JP',
    at('JP'),
  );
  await orderDispatched([[dune, 'good', 1]], null, 'US', at('US'));
  const lost = await orderDispatched(
    [
      [dune, 'new', 1],
      [dune, 'good', 1],
    ],
    null,
    'DE',
    at('DE'),
  );
  await loseOrder(desk(), { trade: lost.id });
  await receiveAndGrade(await placeSale({ account: 'collector', give: [costly, testIsbn(100), testIsbn(101)] }));
  await receiveAndGrade(await placeSale({ account: 'tokyo', market: 'JP', give: [costly], payout: 'store-credit' }));
  await correctStock(desk(), { isbn: dune, grade: 'new', change: 10, reason: 'purchase', unitCost: 800 });
  // One copy is returned in the quarter, the others in the next one.
  await german.send('withdraw', { lines: [1, 2], reason: 'withdraw' });
  const { outbound } = await german.readTrade();
  const fresh = outbound?.lines.find(({ grade }) => grade === 'new')?.line ?? 0;
  await receiveReturn(desk(), { trade: german.id, line: fresh === 1 ? 2 : 1, condition: 'as-sent' });
  await receiveReturn(desk(45), { trade: german.id, line: fresh, condition: 'as-sent' });
}

beforeAll(simulateQuarter, 120_000);

describe('the reports of a simulated quarter', () => {
  it('are made from a ledger in which the nightly check finds nothing', async () => {
    expect(await findFaults(desk(80))).toEqual([]);
  });

  it.each(['sales', 'vat', 'margin', 'purchases', 'credit'] as const)(
    'equal the ledger to the cent in each currency: %s, in both quarters',
    async (id) => {
      const both = await Promise.all([quarter, nextQuarter].map((period) => report(id, period)));

      expect(both.map(({ state }) => state)).toEqual(['made', 'made']);
      for (const { controls } of both) for (const control of controls) expect(control.report).toEqual(control.ledger);
      expect(both[0]?.controls.length).toBeGreaterThan(0);
    },
  );

  it('of sales with stated VAT, on the margin and without VAT add up to the register of sales', async () => {
    for (const period of [quarter, nextQuarter]) {
      const [sales, vat, margin] = await Promise.all(
        (['sales', 'vat', 'margin'] as const).map((id) => report(id, period)),
      );
      if (sales === undefined || vat === undefined || margin === undefined) throw new Error('missing');
      for (const currency of ['EUR', 'GBP', 'PLN', 'JPY', 'USD']) {
        const untaxed = sum(
          { ...sales, rows: sales.rows.filter((row) => row['scheme'] === 'none') },
          'gross',
          currency,
        );
        expect(sum(vat, 'gross', currency) + sum(margin, 'sale', currency) + untaxed).toBe(
          sum(sales, 'gross', currency),
        );
        expect(sum(vat, 'vat', currency)).toBe(sum(sales, 'vat', currency));
      }
    }
  });

  it('list sales of new copies by country and rate, and a later return as a correction of its quarter', async () => {
    const [now, next] = [await report('vat'), await report('vat', nextQuarter)];

    expect(now.rows.map(({ scope, country, rate, quarter: of }) => [scope, country, rate, of])).toEqual([
      ['oss', 'DE', 700, quarter],
      ['oss', 'PL', 500, quarter],
      ['home', 'IE', 0, quarter],
      ['export', 'JP', 1000, quarter],
    ]);
    expect(next.rows).toEqual([expect.objectContaining({ scope: 'oss', country: 'DE', quarter, goods: -2580 })]);
    const [german] = now.rows;
    expect(Number(german?.['vat'])).toBe(Number(german?.['gross']) - Number(german?.['net']));
    expect(Number(german?.['euroVat'])).toBe(Number(german?.['vat']));
  });

  it('list each used copy with its cost, and a returned one with its figures reversed', async () => {
    const { rows } = await report('margin');
    const saver = rows.filter(({ isbn, country }) => isbn === dune && country === 'IE');

    expect(saver.map(({ euroCost, rate, euroVat }) => [euroCost, rate, euroVat])).toEqual([
      [120, 0, 0],
      [120, 0, 0],
    ]);
    const german = rows.filter(({ country }) => country === 'DE');
    expect(german.filter(({ document }) => String(document).startsWith('C-')).length).toBe(2);
    for (const row of rows)
      expect(Number(row['euroMargin'])).toBe(Number(row['euroSale']) - Number(row['euroCost'] ?? 0));
    const polish = rows.find(({ country }) => country === 'PL');
    expect(polish).toMatchObject({ isbn: rebecca, euroCost: null });
    expect(polish?.['euroMargin']).toBe(polish?.['euroSale']);
  });

  it('tax margins at the rate of the shop’s country, and subtract the VAT of a returned copy', async () => {
    const ctx = desk(80);
    const german = { ...ctx, settings: { ...ctx.settings, shop: { ...ctx.settings.shop, country: 'DE' } } };
    const { rows } = await report('margin', quarter, german);

    const returned = rows.filter(({ country, document }) => country === 'DE' && String(document).startsWith('C-'));
    expect(returned.every(({ rate, euroVat }) => rate === 700 && Number(euroVat) < 0)).toBe(true);
    const saver = rows.find(({ isbn, country }) => isbn === dune && country === 'IE');
    expect(saver?.['euroVat']).toBe(Math.round((Number(saver?.['euroMargin']) * 700) / 10_700));
    expect(rows.find(({ country }) => country === 'GB')?.['euroVat']).toBe(0);
  });

  it('number the purchases without a gap, and count cheap copies of one order as one entry', async () => {
    const { rows } = await report('purchases');

    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    const kinds = Map.groupBy(rows, ({ kind }) => String(kind));
    expect([...kinds.keys()].toSorted()).toEqual(['lot', 'single', 'supplier']);
    expect(kinds.get('lot')?.every(({ isbn, books }) => isbn === null && Number(books) > 1)).toBe(true);
    const dear = rows.filter(({ isbn }) => isbn === costly);
    expect(dear.map(({ currency }) => currency)).toEqual(['EUR', 'JPY']);
    expect(dear.every(({ euroPaid }) => Number(euroPaid) > 6000)).toBe(true);
    expect(kinds.get('supplier')).toMatchObject([{ seller: null, books: 10, paid: 8000 }]);
    // Only Japan asks who sells.
    expect(dear.map(({ identity }) => identity)).toEqual([null, 'addressee-letter']);
    expect(rows.filter(({ identity }) => identity !== null).map(({ country }) => country)).toEqual(['JP']);
    expect((await report('purchases', nextQuarter)).rows).toEqual([]);
    await correctStock(desk(50), { isbn: dune, grade: 'new', change: 1, reason: 'purchase', unitCost: 800 });
    expect((await report('purchases', nextQuarter)).rows).toMatchObject([{ number: rows.length + 1 }]);
  });

  it('carry store credit from one period to the next, and close with the balances', async () => {
    const now = await report('credit');
    const next = await report('credit', nextQuarter);

    for (const row of now.rows) {
      const after = next.rows.find(({ currency }) => currency === row['currency']);
      expect(after?.['opening']).toBe(row['closing']);
    }
    const euro = next.rows.find(({ currency }) => currency === 'EUR');
    expect(euro?.['closing']).toBe(await query(`SELECT sum(amount) AS n FROM store_credit WHERE currency = 'EUR'`));
    const [opening] = now.rows.filter(({ currency }) => currency === 'EUR');
    expect(Number(opening?.['earned'])).toBeGreaterThan(0);
    expect(Number(opening?.['bonus'])).toBe(Math.round(Number(opening?.['earned']) / 10));
  });

  it('add up by month to the quarter', async () => {
    for (const id of ['sales', 'purchases'] as const) {
      const months = await Promise.all(['2026-10', '2026-11', '2026-12'].map((month) => report(id, month)));
      expect(months.flatMap(({ rows }) => rows)).toEqual((await report(id)).rows);
    }
  });

  it('show the totals that their rows have', async () => {
    const sales = await report('sales');

    expect(sales.totals.find(({ column, currency }) => column === 'gross' && currency === 'EUR')?.value).toBe(
      sum(sales, 'gross', 'EUR'),
    );
    expect(sales.totals.find(({ column }) => column === 'books')?.value).toBe(sum(sales, 'books'));
  });
});

describe('the report of sellers', () => {
  it('is off unless the setting is on', async () => {
    expect(await report('sellers')).toMatchObject({ state: 'off', rows: [], totals: [] });
  });

  it('lists persons over a limit of the year only', async () => {
    const ctx = desk(80);
    const on = { ...ctx, settings: { ...ctx.settings, sellerReport: true } };
    expect((await report('sellers', quarter, on)).rows).toEqual([]);

    await env.DB.prepare(
      `UPDATE trades SET rate_micro = 1000 WHERE id = (SELECT id FROM trades WHERE account = 'collector')`,
    ).run();
    const { rows } = await report('sellers', quarter, on);
    await env.DB.prepare(`UPDATE trades SET rate_micro = 1000000 WHERE account = 'collector'`).run();

    expect(rows).toMatchObject([{ quarter, books: 3, taxNumber: null, email: 'collector@reader.example' }]);
    expect((await report('sellers', nextQuarter, on)).rows).toEqual([]);
  });
});

describe('GET /api/desk/reports/{report}', () => {
  let clerk: Browser;
  beforeAll(async () => {
    clerk = await signInClerk(env.DB, newVisitor(), 'clerk');
  });

  it('answers each report to the desk, for the current quarter where no period is given', async () => {
    for (const id of reportIds) {
      const made = reportSchema.parse((await clerk.call('GET', `/api/desk/reports/${id}`)).json);
      expect([made.report, made.period]).toEqual([id, quarter]);
    }
  });

  it('refuses an unknown report, an invalid period, customers and guests', async () => {
    const codes = await Promise.all(
      [
        '/api/desk/reports/secrets',
        '/api/desk/reports/sales?period=2026-Q5',
        '/api/desk/reports/sales?period=2026-13',
      ].map(async (path) => (await clerk.call('GET', path)).json.code),
    );
    expect(codes).toEqual(['invalid-input', 'invalid-input', 'invalid-input']);
    expect((await newVisitor().call('GET', '/api/desk/reports/sales')).json.code).toBe('sign-in-required');
  });
});
