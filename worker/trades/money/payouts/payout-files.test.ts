import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { retainedUntil, transferTextDays } from '../../../../domain/accounts/retention';
import { dayMs } from '../../../../domain/time';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { buyersOf, outcomeOf, statementRow } from '../../../testing/buyers';
import { signInClerk, clerkCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../../testing/shelf';
import { commit } from '../../../platform/db/commit';
import { payoutDetailsStatements } from '../../../accounts/payout-details/payout-details-statements';
import { eraseTracesStatements } from '../../../privacy/erase-traces';
import { forgetOldTrades } from '../../../privacy/forget-old-trades';
import { bookBankStatement } from '../bank-statement/book-bank-statement';
import { confirmPayout } from './confirm-payout';
import { confirmPayoutFile } from './confirm-payout-file';
import { failPayout } from './fail-payout';
import { loseOrder } from '../../outbound/lose-order';
import { makePayoutFile } from './make-payout-file';
import { matchMoney } from '../bank-statement/match-money';
import { readPayoutFile } from './read-payout-file';
import { readPayoutFiles } from './read-payout-files';
import { readPayouts } from './read-payouts';
import { readUnmatched } from '../bank-statement/read-unmatched';
import { retryPayout } from './retry-payout';
import { returnMoney } from '../bank-statement/return-money';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderDispatched } = buyersOf(env.DB, newVisitor, desk);
const emma = testIsbn(1);

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 1100 } } }]);
});

/** Returns a customer with a lost parcel who has given an account for the refund. */
async function owed(iban: string | null = 'IE29AIBK93115212345678') {
  const buyer = await orderDispatched([[emma, 'good', 1]]);
  await loseOrder(desk(), { trade: buyer.id });
  if (iban !== null) await buyer.send('refund-account', { holder: 'Ann Author', iban });
  return buyer;
}

describe('a payout file of named payouts', () => {
  it('claims only these, and the sums of the others stay due', async () => {
    const [first, second] = [await owed(), await owed()];
    const due = await readPayouts(desk(), { state: 'due', limit: 50 });
    const chosen = due.items.find(({ trade }) => trade === second.id)?.id ?? '';
    expect(due.ready).toEqual([{ payouts: 2, total: { minor: 2980, currency: 'EUR' } }]);

    const made = await makePayoutFile(desk(), { format: 'csv', currency: 'EUR', payouts: [chosen] });

    expect([made.payouts, made.left]).toEqual([1, []]);
    const left = await readPayouts(desk(), { state: 'due', limit: 50 });
    expect(left.items.map(({ trade }) => trade)).toEqual([first.id]);
    expect(left.ready).toEqual([{ payouts: 1, total: { minor: 1490, currency: 'EUR' } }]);
    await makePayoutFile(desk(), { format: 'csv', currency: 'EUR' });
  });
});

describe('the list of payout files', () => {
  it('counts the payouts by state and returns the same bytes on each download', async () => {
    const [first, second] = [await owed(), await owed()];
    const made = await makePayoutFile(desk(), { format: 'pain.001', currency: 'EUR' });
    const row = async () => (await readPayoutFiles(desk(), {})).items.find(({ id }) => id === made.id);
    expect(await row()).toEqual({
      id: made.id,
      format: 'pain.001',
      payouts: 2,
      total: made.total,
      madeAt: made.madeAt,
      sent: 2,
      done: 0,
      failed: 0,
      text: true,
    });
    const texts = await Promise.all(
      [0, 3].map(async (days) => (await readPayoutFile(desk(days), { id: made.id })).text),
    );
    expect(texts[1]).toBe(texts[0]);
    // A payout that is due later is in another file.
    const third = await owed();
    const later = await makePayoutFile(desk(), { format: 'csv', currency: 'EUR' });
    expect((await readPayoutFile(desk(), { id: made.id })).text).toBe(texts[0]);

    const mine = (await readPayouts(desk(), { state: 'due', file: made.id, limit: 50 })).items;
    expect(Object.fromEntries(mine.map(({ trade, state }) => [trade, state]))).toEqual({
      [first.id]: 'sent',
      [second.id]: 'sent',
    });
    const failed = mine.find(({ trade }) => trade === first.id)?.id ?? '';
    await failPayout(desk(), { id: failed, reason: 'account-closed' });
    expect(await row()).toMatchObject({ sent: 1, done: 0, failed: 1, text: true });
    expect(await confirmPayoutFile(desk(), { id: made.id })).toEqual({ confirmed: 1, left: 0 });
    await retryPayout(desk(), { id: failed });
    expect(await row()).toMatchObject({ sent: 0, done: 1, failed: 1, text: true });
    // The accounts are erased except in the file, and the shop has changed its own bank.
    expect(
      await env.DB.prepare('SELECT count(iban_sealed) AS n FROM payouts WHERE file = ?1').bind(made.id).first('n'),
    ).toBe(0);
    const elsewhere = desk(400);
    const moved = {
      ...elsewhere,
      settings: { ...elsewhere.settings, shop: { ...elsewhere.settings.shop, iban: 'DE89 3704 0044 0532 0130 00' } },
    };
    expect((await readPayoutFile(moved, { id: made.id })).text).toBe(texts[0]);
    expect(
      (await readPayouts(desk(), { state: 'due', file: later.id, limit: 50 })).items.map(({ trade }) => trade),
    ).toEqual([third.id]);
    expect((await readPayoutFiles(desk(), {})).items.map(({ id }) => id).slice(0, 2)).toEqual([later.id, made.id]);
  });

  it('keeps a sealed text for the period that the law of the shop’s country requires', async () => {
    await owed('DE89370400440532013000');
    const made = await makePayoutFile(desk(), { format: 'pain.001', currency: 'EUR' });
    const kept = () =>
      env.DB.prepare('SELECT sealed FROM payout_file_texts WHERE file = ?1').bind(made.id).first<string>('sealed');
    expect(await kept()).not.toContain('DE89370400440532013000');
    expect((await readPayoutFile(desk(), { id: made.id })).text).toContain('DE89370400440532013000');
    const year = Number(retainedUntil('IE', desk().now.toISOString()).slice(0, 4));
    const night = (instant: string) => clerkCtx(env, new Date(instant));
    await forgetOldTrades(night(`${year}-12-31T23:00:00.000Z`));
    expect(await kept()).not.toBeNull();
    await forgetOldTrades(night(`${year + 1}-01-01T02:00:00.000Z`));
    expect(await kept()).toBeNull();
    expect((await readPayoutFiles(desk(), {})).items.find(({ id }) => id === made.id)?.total).toEqual(made.total);
  });

  it('rebuilds a file without a stored text until one of its payouts has ended', async () => {
    const buyer = await owed();
    const made = await makePayoutFile(desk(), { format: 'csv', currency: 'EUR' });
    const { text } = await readPayoutFile(desk(), { id: made.id });
    await env.DB.prepare('DELETE FROM payout_file_texts WHERE file = ?1').bind(made.id).run();
    expect((await readPayoutFile(desk(), { id: made.id })).text).toBe(text);
    const [sent] = (await readPayouts(desk(), { state: 'due', file: made.id, limit: 50 })).items.filter(
      ({ trade }) => trade === buyer.id,
    );
    await confirmPayout(desk(), { id: sent?.id ?? '' });
    expect(await outcomeOf(readPayoutFile(desk(), { id: made.id }))).toBe('not-found');
    expect((await readPayoutFiles(desk(), {})).items.find(({ id }) => id === made.id)?.text).toBe(false);
  });

  it('is read page by page, by staff only', async () => {
    await env.DB.batch(
      Array.from({ length: 35 }, (_, index) =>
        env.DB.prepare(
          `INSERT INTO payout_files (id, format, currency, payouts, total, made_by, made_at)
            VALUES (?1, 'csv', 'GBP', 1, 100, 'clerk', '2026-01-01T00:00:00.000Z')`,
        ).bind(`OLD-${String(index).padStart(2, '0')}`),
      ),
    );
    const ids: string[] = [];
    for (let cursor: string | undefined, more = true; more;) {
      const page = await readPayoutFiles(desk(), { cursor });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      more = page.nextCursor !== null;
    }
    expect([ids.filter((id) => id.startsWith('OLD')).length, new Set(ids).size]).toEqual([35, ids.length]);
    expect(await outcomeOf(readPayoutFiles(desk(), { cursor: 'x' }))).toBe('invalid-cursor');
    const clerk = await signInClerk(env.DB, newVisitor(), 'clerk');
    expect((await clerk.call('GET', '/api/desk/payout-files')).status).toBe(200);
    expect((await newVisitor().call('GET', '/api/desk/payout-files')).json.code).toBe('sign-in-required');
  });

  it('is not blocked by older payouts without an account', async () => {
    const waiting = await owed(null);
    const [due] = (await readPayouts(desk(), { state: 'due', limit: 100 })).items.filter(
      ({ trade }) => trade === waiting.id,
    );
    await env.DB.batch(
      Array.from({ length: 500 }, (_, index) =>
        env.DB.prepare(
          `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, reason, created_at)
            VALUES (?1, ?2, 'refund', 'bank', 1, 'EUR', 'money', '2020-01-01T00:00:00.000Z')`,
        ).bind(`wait-${index}`, waiting.id),
      ),
    );
    const ready = await owed();
    const file = await makePayoutFile(desk(), { format: 'pain.001', currency: 'EUR' });
    expect(
      (await readPayouts(desk(), { state: 'due', file: file.id, limit: 100 })).items.map(({ trade }) => trade),
    ).toContain(ready.id);
    expect(due?.blocked).toBe('no-account');
    await env.DB.prepare(`DELETE FROM payouts WHERE id LIKE 'wait-%'`).run();
  });
});

describe('a payout of a trade', () => {
  it('that cannot be sent to its account states why, and is confirmed after a manual transfer', async () => {
    const account = 'two-countries';
    await openAccount(env.DB, account);
    const buyer = await orderDispatched([[emma, 'good', 1]], account, 'GB', {
      address: { line1: '1 High St', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' },
    });
    await loseOrder(desk(), { trade: buyer.id });
    const mine = async () =>
      (await readPayouts(desk(9), { state: 'due', limit: 100 })).items.find(({ trade }) => trade === buyer.id);
    expect(await mine()).toMatchObject({ amount: { currency: 'GBP' }, blocked: 'no-account' });
    await commit(
      env.DB.withSession(),
      await payoutDetailsStatements(desk(), account, {
        holder: 'Ann',
        iban: 'PL61109010140000071219812874',
        isFirst: true,
      }),
    );
    expect(await mine()).toMatchObject({ blocked: 'account-abroad', iban: 'PL•• •••• 2874' });
    expect(await outcomeOf(makePayoutFile(desk(9), { format: 'csv', currency: 'GBP' }))).toBe('nothing-to-send');
    expect(await outcomeOf(confirmPayout(desk(9), { id: (await mine())?.id ?? '' }))).toBe('done');
  });

  it('goes to the account that was entered last', async () => {
    const account = 'moves-house';
    await openAccount(env.DB, account);
    const buyer = await orderDispatched([[emma, 'good', 1]], account);
    await loseOrder(desk(), { trade: buyer.id });
    const change = async (iban: string) =>
      commit(
        env.DB.withSession(),
        await payoutDetailsStatements(desk(), account, { holder: 'Ann', iban, isFirst: true }),
      );
    await env.DB.prepare(`UPDATE trades SET payout_iban_masked = 'IE•• •••• 5678' WHERE id = ?1`).bind(buyer.id).run();
    const before = await buyer.readTrade();
    await change('DE89370400440532013000');
    expect([before.payoutIban, (await buyer.readTrade()).payoutIban]).toEqual(['IE•• •••• 5678', 'DE•• •••• 3000']);
    expect((await buyer.readTrade()).version).toBeGreaterThan(before.version);
    const [refund] = (await readPayouts(desk(), { state: 'due', limit: 100 })).items.filter(
      ({ trade }) => trade === buyer.id,
    );
    await confirmPayout(desk(9), { id: refund?.id ?? '' });
    await change('FR1420041010050500013M02606');
    expect((await buyer.readTrade()).payoutIban).toBe('DE•• •••• 3000');
  });
});

describe('the payer of unmatched money', () => {
  const words = (id: string) =>
    env.DB.prepare('SELECT payer, reference, amount, event_id FROM unmatched_money WHERE id = ?1')
      .bind(id)
      .first<Record<string, unknown>>();

  it('is erased some time after the money was matched or returned, and the row stays known', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    const rows = [statementRow(777, 'for books'), statementRow(778, 'who knows'), statementRow(779, 'still here')];
    await bookBankStatement(desk(), { rows });
    const [one, two, three] = (await readUnmatched(desk(), {})).items
      .filter(({ amount }) => amount >= 777 && amount <= 779)
      .toSorted((a, b) => a.amount - b.amount)
      .map(({ id }) => id);
    if (one === undefined || two === undefined || three === undefined) throw new Error('not put aside');
    await matchMoney(desk(), { id: one, trade: buyer.id });
    await returnMoney(desk(), { id: two });
    await forgetOldTrades(desk(transferTextDays - 1));
    expect([await words(one), await words(two)]).toMatchObject([{ payer: 'A. Byrne' }, { payer: 'A. Byrne' }]);
    await forgetOldTrades(desk(transferTextDays + 1));
    await forgetOldTrades(desk(transferTextDays + 1));
    expect([await words(one), await words(two), await words(three)]).toMatchObject([
      { payer: '', reference: '', amount: 777, event_id: rows[0]?.eventId },
      { payer: '', reference: '', amount: 778 },
      { payer: 'A. Byrne', reference: 'still here' },
    ]);
    expect((await bookBankStatement(desk(), { rows })).rows.map((row) => row.outcome)).toEqual([
      'known',
      'known',
      'known',
    ]);
  });

  it('is erased with the customer of its trade', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    await bookBankStatement(desk(), { rows: [statementRow(801, 'gift')] });
    const id = (await readUnmatched(desk(), {})).items.find(({ amount }) => amount === 801)?.id ?? '';
    await matchMoney(desk(), { id, trade: buyer.id });
    await env.DB.batch(eraseTracesStatements(desk(), 'SELECT id FROM trades WHERE id = ?1', buyer.id));
    expect(await words(id)).toMatchObject({ payer: '', reference: '', amount: 801 });
  });
});
