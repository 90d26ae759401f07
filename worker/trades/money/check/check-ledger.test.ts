import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { api } from '../../../api';
import { openServices, shopContext } from '../../../services';
import { runJobs } from '../../../jobs';
import { buyersOf, statementRow } from '../../../testing/buyers';
import { signInClerk, clerkCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { sellersOf } from '../../../testing/sellers';
import { openAccount, addEditions, testIsbn } from '../../../testing/shelf';
import { refreshRates } from '../../../catalogue/nightly/refresh-rates';
import { readRate } from '../../../catalogue/cards/rate';
import { executionContext } from '../../../../tests/worker-execution';
import { bookBankStatement } from '../bank-statement/book-bank-statement';
import { checkLedger, findFaults } from './check-ledger';
import { confirmPayout } from '../payouts/confirm-payout';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = () => clerkCtx(env, new Date());
const { orderDispatched } = buyersOf(env.DB, newVisitor, desk);
const [emma, dear, cheap] = [testIsbn(1), testIsbn(2), testIsbn(3)] as const;
/** Ends the hold of three days on a new bank account. */
const openPayouts = (account: string) => run('UPDATE accounts SET payouts_held_until = NULL WHERE id = ?1', account);
const run = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
/** Returns a context of the shop that collects its log. */
function shop(at = new Date()) {
  const told: string[] = [];
  const note = (event: string) => void told.push(event);
  return {
    told,
    ctx: {
      ...shopContext(openServices(env), () => undefined, at),
      mailer: { send: async () => undefined },
      log: { info: () => undefined, warn: note, error: note },
    },
  };
}
let trade = '';
/** Invoice numbers are immutable: drops the trigger for one fault and restores it. */
let guard = '';

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await openAccount(env.DB, 'rich');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 550 } } },
    { isbn: dear, reference: 3000 },
    { isbn: cheap, reference: 2000 },
  ]);
  await run(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at)
      VALUES (?1, 'good', 60, 'opening', '2026-01-01T00:00:00.000Z')`,
    emma,
  );
  await run(
    `INSERT INTO store_credit (id, account, currency, amount, reason, at)
      VALUES ('c', 'rich', 'EUR', 300, 'correction', '2026-01-01T00:00:00.000Z')`,
  );
  trade = (await orderDispatched([[emma, 'good', 2]], 'rich')).id;
});

it('correct trades yield no findings', async () => {
  const { ctx, told } = shop();
  expect(await findFaults(ctx)).toEqual([]);
  expect([await checkLedger(ctx), told]).toEqual([0, []]);
});

it('a payout that waits for a refund is correct, and is due once the refund was sent', async () => {
  const seller = await sellersOf(env.DB, newVisitor, desk).placeSale({
    account: 'swapper',
    settlement: 'swap',
    give: [dear, cheap],
    take: [[emma, 'good', 2]],
  });
  await openPayouts('swapper');
  const { number } = await seller.readTrade();
  await bookBankStatement(desk(), { rows: [statementRow(9000, number)] });

  await sellersOf(env.DB, newVisitor, desk).receiveAndGrade(seller);

  expect((await seller.readTrade()).settlementState).toBe('refund-due');
  expect(await findFaults(desk())).toEqual([]);
  const refund =
    (await env.DB.prepare(`SELECT id FROM payouts WHERE trade_id = ?1 AND kind = 'refund'`)
      .bind(seller.id)
      .first<string>('id')) ?? '';
  await confirmPayout(desk(), { id: refund });
  expect((await seller.readTrade()).settlementState).toBe('payout-due');
  expect(await findFaults(desk())).toEqual([]);
});

it('a payout that waits for the payment of the same trade is correct', async () => {
  const seller = await sellersOf(env.DB, newVisitor, desk).placeSale({
    account: 'slow',
    settlement: 'pay-now',
    give: [dear, cheap],
    take: [[emma, 'good', 2]],
  });

  await sellersOf(env.DB, newVisitor, desk).receiveAndGrade(seller);

  expect((await seller.readTrade()).settlementState).toBe('awaiting-payment');
  expect(await findFaults(desk())).toEqual([]);
});

// Each is one fault that no trigger or constraint refuses, with the code of its finding.
const slips = [
  [
    'stock-differs',
    () => run('UPDATE stock SET on_hand = on_hand + 1 WHERE isbn = ?1', emma),
    () => run('UPDATE stock SET on_hand = on_hand - 1 WHERE isbn = ?1', emma),
  ],
  [
    'reservations-differ',
    () => run('UPDATE stock SET reserved = reserved + 1 WHERE isbn = ?1', emma),
    () => run('UPDATE stock SET reserved = reserved - 1 WHERE isbn = ?1', emma),
  ],
  [
    'sale-differs',
    () => run('UPDATE trades SET take_total = take_total + 1 WHERE id = ?1', trade),
    () => run('UPDATE trades SET take_total = take_total - 1 WHERE id = ?1', trade),
  ],
  [
    'state-differs',
    () => run(`UPDATE trades SET outbound_state = 'delivered' WHERE id = ?1`, trade),
    () => run(`UPDATE trades SET outbound_state = 'dispatched' WHERE id = ?1`, trade),
  ],
  [
    'settlement-differs',
    () =>
      run(
        `UPDATE trades SET settlement_state = 'lapsed', settlement = 'swap', take_books = take_books WHERE id = ?1`,
        trade,
      ).then(() => run(`UPDATE trades SET settlement_state = 'refund-due' WHERE id = ?1`, trade)),
    () => run(`UPDATE trades SET settlement_state = 'balanced', settlement = 'pay-now' WHERE id = ?1`, trade),
  ],
  [
    'copies-left-differ',
    () => run('UPDATE trades SET take_books = take_books + 1 WHERE id = ?1', trade),
    () => run('UPDATE trades SET take_books = take_books - 1 WHERE id = ?1', trade),
  ],
  [
    'payouts-due-differ',
    () =>
      run(
        `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, created_at)
          VALUES ('ghost', ?1, 'refund', 'bank', 100, 'EUR', '2026-01-01T00:00:00.000Z')`,
        trade,
      ),
    () => run(`DELETE FROM payouts WHERE id = 'ghost'`),
  ],
  [
    'payout-differs',
    () =>
      run(
        `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, state, created_at)
          VALUES ('ghost', ?1, 'refund', 'bank', 100, 'EUR', 'done', '2026-01-01T00:00:00.000Z')`,
        trade,
      ),
    () => run(`DELETE FROM payouts WHERE id = 'ghost'`),
  ],
  [
    'invoices-differ',
    async () => {
      guard =
        (await env.DB.prepare(`SELECT sql FROM sqlite_master WHERE name = 'invoices_no_update'`).first<string>(
          'sql',
        )) ?? '';
      await run('DROP TRIGGER invoices_no_update');
      await run('UPDATE invoices SET number = number + 1');
    },
    async () => {
      await run('UPDATE invoices SET number = number - 1');
      await run(guard);
    },
  ],
] as const;
it.each(slips)('%s is found and reported', async (code, slip, mend) => {
  await slip();
  const { ctx, told } = shop();
  expect((await findFaults(ctx)).map((fault) => fault.code)).toContain(code);
  expect(await checkLedger(ctx)).toBeGreaterThan(0);
  expect(told).toContain('ledger-differs');
  await mend();
  expect(await findFaults(ctx)).toEqual([]);
});

it('staff see jobs and findings, only admins run a job, and a requested job runs once', async () => {
  const { ctx } = shop();
  await env.KV.put('run-job', 'checkLedger');
  await runJobs(ctx, '* * * * *');
  expect(await env.KV.get('run-job')).toBeNull();
  const clerk = await signInClerk(env.DB, newVisitor(), 'clerk');
  const seen = (await clerk.call('GET', '/api/desk/jobs')).json;
  expect(seen.check.findings).toEqual([]);
  expect(seen.jobs.find(({ job }: { job: string }) => job === 'checkLedger')).toMatchObject({
    rhythm: 'night',
    outcome: 'done',
    failedAt: null,
  });
  expect(seen.jobs.find(({ job }: { job: string }) => job === 'repriceStock')).toMatchObject({
    ranAt: null,
    outcome: null,
  });
  expect((await clerk.call('POST', '/api/desk/jobs/checkLedger/run')).json.code).toBe('not-found');
  expect((await newVisitor().call('GET', '/api/desk/jobs')).json.code).toBe('sign-in-required');
  await run(`UPDATE accounts SET role = 'admin' WHERE id = 'clerk'`);
  expect((await clerk.call('POST', '/api/desk/jobs/checkLedger/run')).json).toMatchObject({
    job: 'checkLedger',
    outcome: 'done',
    error: null,
  });
  expect((await clerk.call('POST', '/api/desk/jobs/nonsense/run')).json.code).toBe('not-found');
});

const listOf = (day: string, rates: Readonly<Record<string, string>>) =>
  `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="x">` +
  `<gesmes:subject>Reference rates</gesmes:subject><Cube><Cube time='${day}'>${Object.entries(rates)
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join('')}</Cube></Cube></gesmes:Envelope>`;
const good = { USD: '1.1800', JPY: '171.05', GBP: '0.8601', PLN: '4.2510', BGN: '1.9558' };
const serve = (text: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(text, { status }));
const count = async () => (await env.DB.prepare('SELECT count(*) AS n FROM rates').first<number>('n')) ?? 0;

it('rates apply from the next Monday and are stored once', async () => {
  const thursday = shop(new Date('2026-11-19T02:20:00Z'));
  serve(listOf('2026-11-18', good));
  expect([await refreshRates(thursday.ctx), await refreshRates(thursday.ctx), thursday.told]).toEqual([6, 0, []]);
  const at = async (instant: string) =>
    (await readRate({ ...thursday.ctx, market: 'AE', now: new Date(instant) })).micro;
  expect([await at('2026-11-22T23:59:59Z'), await at('2026-11-23T00:00:00Z')]).toEqual([
    4304170,
    Math.round(1.18 * 3.6725 * 1e6),
  ]);
  serve(listOf('2026-11-23', good));
  expect(await refreshRates(shop(new Date('2026-11-24T02:20:00Z')).ctx)).toBe(0);
});

it.each([
  ['a currency is missing', listOf('2026-11-25', { USD: '1.18', JPY: '171.05', GBP: '0.86' }), 'rates-refused'],
  ['a rate is nothing', listOf('2026-11-25', { ...good, USD: '0' }), 'rates-refused'],
  ['a rate jumps by more than a fifth', listOf('2026-11-25', { ...good, GBP: '1.0400' }), 'rates-refused'],
  ['it is of tomorrow', listOf('2026-12-25', good), 'rates-refused'],
  [
    'a currency is listed twice',
    listOf('2026-11-25', good).replace('</Cube></Cube>', "<Cube currency='USD' rate='9'/></Cube></Cube>"),
    'rates-down',
  ],
  ['a figure has another form', listOf('2026-11-25', { ...good, USD: '1,18' }), 'rates-down'],
  ['it is a page', '<html>Please come back later</html>', 'rates-down'],
])('a list is refused whole when %s; the last good rates stay', async (_, text, event) => {
  serve(text);
  const before = await count();
  const { ctx, told } = shop(new Date('2026-11-26T02:20:00Z'));
  expect([await refreshRates(ctx), told, await count()]).toEqual([0, [event], before]);
});

it('outdated rates are reported', async () => {
  serve('', 503);
  const { ctx, told } = shop(new Date('2027-01-15T02:20:00Z'));
  await refreshRates(ctx);
  expect(told).toEqual(['rates-down', 'rates-old']);
});
