import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dueAfterWorkingDays } from '../../../../domain/calendar/working-days';
import { dayMs } from '../../../../domain/time';
import { execution } from '../../../../tests/worker-later';
import { api } from '../../../api';
import { balanceOn, buyersOf, outcome, standing, statementRow } from '../../../testing/buyers';
import { fill, order } from '../../../testing/deals';
import { staffCtx } from '../../../testing/desk';
import { browser, ctxOf } from '../../../testing/people';
import { openAccount, shelve, testIsbn } from '../../../testing/shelf';
import { signedIn } from '../../../testing/signed-in';
import { readTrade } from '../../view/read-trade';
import { releaseUnpaid } from '../../outbound/release-unpaid';
import { bookBankStatement } from '../bank-statement/book-bank-statement';
import { cancelOrder } from '../../outbound/cancel-order';
import { confirmPayout } from './confirm-payout';
import { confirmPayoutFile } from './confirm-payout-file';
import { correctStock } from '../../../stock/correct-stock';
import { failPayout } from './fail-payout';
import { finishGrading } from '../../inbound/finish-grading';
import { gradeLine } from '../../inbound/grade-line';
import { loseOrder } from '../../outbound/lose-order';
import { makePayoutFile } from './make-payout-file';
import { matchMoney } from '../bank-statement/match-money';
import { packOrder } from '../../outbound/pack-order';
import { readPayoutFile } from './read-payout-file';
import { readPayouts } from './read-payouts';
import { readQueue } from '../../../desk/read-queue';
import { readStock } from '../../../stock/read-stock';
import { readUnmatched } from '../bank-statement/read-unmatched';
import { receiveParcel } from '../../inbound/receive-parcel';
import { retryPayout } from './retry-payout';
import { returnMoney } from '../bank-statement/return-money';
import { receiveReturn } from '../../outbound/receive-return';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const desk = (days = 0) => staffCtx(env, new Date(Date.now() + days * dayMs));
const { bought, buys, creditOf, moneyOf, pays, sends, stockOf } = buyersOf(env.DB, visit, desk);
const iban = 'IE29AIBK93115212345678';
const [emma, dune, solaris, rare] = [testIsbn(1), testIsbn(2), testIsbn(3), testIsbn(4)] as const;
/** Editions to give. */
const wanted = Array.from({ length: 24 }, (_, at) => testIsbn(at + 100));

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await shelve(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 40, price: 1400 } } },
    { isbn: solaris, title: 'Solaris', reference: 2600, stock: { 'like-new': { onHand: 40, price: 1810 } } },
    { isbn: rare, title: 'Rare', reference: 2600, stock: { good: { onHand: 1, price: 900 } } },
    ...wanted.map((isbn) => ({ isbn, reference: 3000 })),
  ]);
});

describe('a refund', () => {
  it('of a guest waits for the account, is sent by one file only, and can come back and be sent again', async () => {
    const buyer = await bought([[dune, 'very-good', 1]]);
    await buyer.does('withdraw', { lines: [1], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    expect((await buyer.see()).allowed).toContain('refund-account');
    const mine = async (state: 'due' | 'sent' | 'failed' | 'done') =>
      (await readPayouts(desk(), { state, limit: 100 })).items.find(({ trade }) => trade === buyer.id);
    expect(await mine('due')).toMatchObject({
      kind: 'refund',
      way: 'bank',
      paidBy: 'money',
      blocked: 'no-account',
      iban: null,
    });
    const wrong = [
      await buyer.does('refund-account', { holder: 'Ann', iban: 'IE29AIBK93115212345679' }),
      await buyer.does('refund-account', { holder: 'Ann', iban: 'AE070331234567890123456' }),
    ];
    expect(wrong.map(({ json }) => json.code)).toEqual(['iban-invalid', 'iban-country']);
    expect(
      (await buyer.does('refund-account', { holder: 'Ann Author', iban: 'ie29 aibk 9311 5212 3456 78' })).json
        .payoutIban,
    ).toBe('IE•• •••• 5678');
    expect(await mine('due')).toMatchObject({ blocked: null, holder: 'Ann Author', iban: 'IE•• •••• 5678' });
    const stored = JSON.stringify(await env.DB.prepare('SELECT * FROM trades WHERE id = ?1').bind(buyer.id).first());
    expect(stored).not.toContain('93115212345678');

    const files = await Promise.all(
      [1, 2].map(() =>
        makePayoutFile(desk(), { format: 'pain.001', currency: 'EUR' }).catch((error: unknown) => error),
      ),
    );
    const made = files.filter((file) => !(file instanceof Error));
    expect(made).toHaveLength(1);
    const sent = await mine('sent');
    const { text, type } = await readPayoutFile(desk(), { id: sent?.file ?? '' });
    expect([type, text.match(new RegExp(`<EndToEndId>${sent?.id}</EndToEndId>`, 'g'))?.length]).toEqual([
      'application/xml; charset=utf-8',
      1,
    ]);
    expect(text).toContain('<IBAN>IE29AIBK93115212345678</IBAN>');
    expect(await outcome(makePayoutFile(desk(), { format: 'pain.001', currency: 'EUR' }))).toBe('nothing-to-send');
    expect(await outcome(makePayoutFile(desk(), { format: 'pain.001', currency: 'GBP' }))).toBe('invalid-input');

    const id = sent?.id ?? '';
    await failPayout(desk(), { id, reason: 'account-closed' });
    expect(await mine('failed')).toMatchObject({ failure: 'account-closed' });
    expect(await outcome(confirmPayout(desk(), { id }))).toBe('state-moved');
    expect((await readPayoutFile(desk(), { id: sent?.file ?? '' })).text).toBe(text);
    const again = await Promise.all([1, 2].map(() => outcome(retryPayout(desk(), { id }))));
    expect(again.filter((one) => one === 'done')).toHaveLength(1);
    const due = await mine('due');
    expect(due?.amount).toEqual(sent?.amount);
    const confirmed = await Promise.all([1, 2].map(() => outcome(confirmPayout(desk(), { id: due?.id ?? '' }))));
    expect(confirmed.filter((one) => one === 'done')).toHaveLength(1);
    const trade = await buyer.see();
    expect([standing(trade), balanceOn(trade, 'purchase')]).toEqual([['dispatched', 'balanced', 0, 0], 0]);
    // The bank sends it back after it was confirmed.
    await failPayout(desk(), { id: due?.id ?? '', reason: 'other' });
    expect(standing(await buyer.see())).toEqual(['dispatched', 'refund-due', 0, due?.amount.minor]);
    expect(await mine('due')).toBeUndefined();
    await retryPayout(desk(), { id: due?.id ?? '' });
    expect((await mine('due'))?.amount).toEqual(sent?.amount);
  });

  it('to an account whose details have just changed is held, and goes nowhere meanwhile', async () => {
    await openAccount(env.DB, 'held');
    const buyer = await bought([[dune, 'very-good', 1]], 'held');
    await loseOrder(desk(), { trade: buyer.id });
    const [refund] = await moneyOf(buyer.id);
    await env.DB.prepare('UPDATE accounts SET payouts_held_until = ?2 WHERE id = ?1')
      .bind('held', new Date(Date.now() + dayMs).toISOString())
      .run();
    expect(await outcome(confirmPayout(desk(), { id: refund?.id ?? '' }))).toBe('payout-held');
    // Its last day is the law's, unless the account can't be paid before.
    const item = async () =>
      (await readQueue(desk(), { part: 'money', state: 'refund-due', limit: 100 })).items.find(
        ({ trade }) => trade === buyer.id,
      );
    const since = Date.parse((await item())?.since ?? '');
    const inDays = (days: number) => new Date(since + days * dayMs).toISOString();
    for (const [until, way, due] of [
      [1, 'bank', inDays(14)],
      [15, 'stripe', inDays(14)],
      [15, 'bank', dueAfterWorkingDays(inDays(15), 2, 'IE')],
      [1, 'bank', inDays(14)],
    ] as const) {
      await env.DB.batch([
        env.DB.prepare('UPDATE accounts SET payouts_held_until = ?2 WHERE id = ?1').bind('held', inDays(until)),
        env.DB.prepare('UPDATE payouts SET way = ?2 WHERE trade_id = ?1').bind(buyer.id, way),
      ]);
      expect((await item())?.due).toBe(due);
    }
    expect(await outcome(confirmPayout(desk(2), { id: refund?.id ?? '' }))).toBe('done');
  });

  it('is confirmed while the person withdraws: whoever is first, nothing is lost', async () => {
    const buyer = await bought([
      [emma, 'good', 1],
      [dune, 'very-good', 1],
    ]);
    await buyer.does('withdraw', { lines: [1], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    const [refund] = await moneyOf(buyer.id);
    const both = await Promise.all([
      outcome(confirmPayout(desk(), { id: refund?.id ?? '' })),
      buyer.does('withdraw', { lines: [2], reason: 'withdraw' }).then(({ status }) => status),
    ]);
    if (both[0] !== 'done') await confirmPayout(desk(), { id: refund?.id ?? '' });
    if (both[1] !== 200) await buyer.does('withdraw', { lines: [2], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: buyer.id, line: 2, condition: 'as-sent' });
    const trade = await buyer.see();
    expect(trade.toGet.minor).toBe((trade.outbound?.total.minor ?? 0) - (refund?.amount ?? 0));
    expect(
      (await moneyOf(buyer.id)).filter(({ state }) => state === 'due').reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(trade.toGet.minor);
  });
});

describe('money by bank', () => {
  it('counts once, finds its trade by any spelling of its number, and waits for the rest of what is a cent too little', async () => {
    const buyer = await buys([[emma, 'good', 1]]);
    const trade = await buyer.see();
    const [short, rest] = [statementRow(trade.toPay.minor - 1, `re ${trade.number}`), statementRow(3, trade.number)];
    const sent = await bookBankStatement(desk(), { rows: [short, short] });
    expect(sent.rows.map((each) => each.outcome)).toEqual(['matched', 'known']);
    expect(standing(await buyer.see())).toEqual(['reserved', 'awaiting-payment', 1, 0]);
    expect((await buyer.see()).transfer?.amount.minor).toBe(1);
    const twice = await Promise.all([1, 2].map(() => bookBankStatement(desk(), { rows: [short, rest] })));
    expect(
      twice.flatMap(({ rows }) => rows.map((each) => each.outcome)).filter((each) => each === 'matched'),
    ).toHaveLength(1);
    expect(standing(await buyer.see())).toEqual(['reserved', 'refund-due', 0, 2]);
    expect(await moneyOf(buyer.id)).toMatchObject([{ way: 'bank', amount: 2, state: 'due' }]);
    await packOrder(desk(), { trade: buyer.id });
  });

  it('in another currency or without a known number waits for the desk, which finds the trade or sends it back, once', async () => {
    const buyer = await buys([[emma, 'good', 1]]);
    const { number, toPay } = await buyer.see();
    const rows = [
      statementRow(toPay.minor, number, 'CHF'),
      statementRow(toPay.minor, 'for my books'),
      statementRow(4711, 'IE-ZZZZ'),
    ];
    expect((await bookBankStatement(desk(), { rows })).rows.map((each) => each.outcome)).toEqual([
      'unmatched',
      'unmatched',
      'unmatched',
    ]);
    expect((await bookBankStatement(desk(), { rows })).rows.map((each) => each.outcome)).toEqual([
      'known',
      'known',
      'known',
    ]);
    const { items } = await readUnmatched(desk(), {});
    const [francs, books, nobody] = rows.map(({ reference, currency, amount }) =>
      items.find((item) => item.reference === reference && item.currency === currency && item.amount === amount),
    );
    expect(francs?.likely.map((likely) => likely.number)).toContain(number);
    expect(books?.likely.map((likely) => likely.number)).toContain(number);
    expect(await outcome(matchMoney(desk(), { id: francs?.id ?? '', trade: number }))).toBe('currency-differs');
    expect(await outcome(matchMoney(desk(), { id: books?.id ?? '', trade: 'IE-0000' }))).toBe('trade-not-found');
    const raced = await Promise.all([
      outcome(matchMoney(desk(), { id: books?.id ?? '', trade: number.toLowerCase() })),
      outcome(returnMoney(desk(), { id: books?.id ?? '' })),
    ]);
    expect(raced.filter((one) => one === 'done')).toHaveLength(1);
    expect((await buyer.see()).settlementState).toBe(raced[0] === 'done' ? 'balanced' : 'awaiting-payment');
    expect([
      await outcome(returnMoney(desk(), { id: nobody?.id ?? '' })),
      await outcome(returnMoney(desk(), { id: nobody?.id ?? '' })),
      await outcome(returnMoney(desk(), { id: 'none' })),
    ]).toEqual(['done', 'state-moved', 'not-found']);
    expect(await outcome(matchMoney(desk(), { id: nobody?.id ?? '', trade: number }))).toBe('state-moved');
  });

  it('that comes too late takes the copies again while they are there, else goes back at once', async () => {
    const [early, late] = [await buys([[rare, 'good', 1]]), await buys([[dune, 'very-good', 1]])];
    const [first, second] = [await early.see(), await late.see()];
    await releaseUnpaid(desk(13));
    expect(standing(await early.see())).toEqual(['released', 'lapsed', 0, 0]);
    // Somebody else has the last copy meanwhile.
    const other = await buys([[rare, 'good', 1]]);
    await pays(await other.see());
    await pays(first, first.toPay.minor, desk(13));
    expect(standing(await early.see())).toEqual(['released', 'refund-due', 0, first.toPay.minor]);
    expect(await moneyOf(early.id)).toMatchObject([{ way: 'bank', amount: first.toPay.minor, state: 'due' }]);
    await pays(second, second.toPay.minor, desk(13));
    expect(standing(await late.see())).toEqual(['reserved', 'balanced', 0, 0]);
    await sends(late.id, desk(13));
    expect(await stockOf(rare, 'good')).toEqual({ on_hand: 1, reserved: 1 });
  });
});

describe('stock', () => {
  it('is looked up by ISBN or words, and counted by movements with a reason, never below what is reserved', async () => {
    const before = await stockOf(solaris, 'like-new');
    const buyer = await buys([[solaris, 'like-new', 2]]);
    const change = { isbn: solaris, grade: 'like-new', reason: 'loss' } as const;
    expect(await outcome(correctStock(desk(), { ...change, change: -(before?.on_hand ?? 0) }))).toBe('stock-reserved');
    const raced = await Promise.all(
      [1, 2].map(() => outcome(correctStock(desk(), { ...change, change: -1, seen: before?.on_hand ?? 0 }))),
    );
    expect(raced.filter((one) => one === 'done')).toHaveLength(1);
    const bought3 = await correctStock(desk(), {
      isbn: solaris,
      grade: 'good',
      change: 3,
      reason: 'purchase',
      unitCost: 400,
      shelf: 'S 7',
    });
    expect(bought3.items[0]).toMatchObject({
      book: { isbn: solaris },
      stock: [
        { grade: 'like-new', onHand: (before?.on_hand ?? 0) - 1, reserved: 2 },
        { grade: 'good', onHand: 3, reserved: 0, costCents: 400, shelf: 'S 7' },
      ],
    });
    expect(bought3.items[0]?.movements[0]).toMatchObject({
      grade: 'good',
      onHandChange: 3,
      reason: 'purchase',
      costCents: 400,
    });
    expect(
      (await correctStock(desk(), { isbn: solaris, grade: 'good', change: 0, reason: 'correction', shelf: '' }))
        .items[0]?.stock[1]?.shelf,
    ).toBe('en A');
    expect(await outcome(correctStock(desk(), { ...change, isbn: testIsbn(99), change: -1 }))).toBe('book-not-found');
    expect(await outcome(correctStock(desk(), { ...change, grade: 'acceptable', change: -1 }))).toBe('stock-reserved');
    expect((await readStock(desk(), { q: `ISBN ${solaris}` })).items).toHaveLength(1);
    const movements = await env.DB.prepare(
      `SELECT sum(on_hand_change) AS n FROM stock_movements WHERE isbn = ?1 AND grade = 'good'`,
    )
      .bind(solaris)
      .first<number>('n');
    expect(movements).toBe((await stockOf(solaris, 'good'))?.on_hand);
    expect((await buyer.see()).outbound?.state).toBe('reserved');
  });
});

/** Somebody who gives three books and takes one, or none; the books are there and settled. */
async function settled(account: string, settlement: 'payout' | 'swap', payout: 'bank' | 'store-credit' = 'bank') {
  await openAccount(env.DB, account);
  const person = await signedIn(env.DB, visit(), account);
  const give = wanted.splice(0, 3).map((isbn) => [isbn, 'very-good', 1] as [string, string, number]);
  await fill(person, { give, take: settlement === 'swap' ? [[emma, 'good', 1]] : [] });
  const placed = await order(person, settlement, payout === 'bank' ? { iban } : {}, { payout });
  const asked = { id: placed.json.trade.id as string, key: null };
  const see = () => readTrade(ctxOf(env, `a:${account}`, new Date()), asked);
  const { number } = await see();
  await receiveParcel(desk(), { code: `${number}-1` });
  for (const line of ['1', '2', '3']) await gradeLine(desk(), { trade: asked.id, line, grading: { as: 'as-said' } });
  await finishGrading(desk(), { trade: asked.id });
  return { id: asked.id, number, see, person };
}

describe('a payout', () => {
  it('waits while it is held, goes out in one file of two made at once, is confirmed with it, comes back and goes again', async () => {
    const seller = await settled('seller', 'payout');
    const owed = balanceOn(await seller.see(), 'trade-in');
    expect(owed).toBeGreaterThan(0);
    // A first IBAN holds payouts for 72 hours.
    await makePayoutFile(desk(), { format: 'csv', currency: 'EUR' }).catch(() => null);
    expect(
      (await readPayouts(desk(), { state: 'due', limit: 100 })).items.find(({ trade: id }) => id === seller.id),
    ).toMatchObject({ blocked: 'held', file: null });
    const later = desk(4);
    const files = await Promise.all(
      [1, 2].map(() => makePayoutFile(later, { format: 'csv', currency: 'EUR' }).catch(() => null)),
    );
    const [file] = files.filter((each) => each !== null);
    expect(files.filter((each) => each !== null)).toHaveLength(1);
    const { text } = await readPayoutFile(later, { id: file?.id ?? '' });
    expect(text.split('\r\n').filter((line) => line.includes(seller.number))).toEqual([
      expect.stringContaining(`${iban},${(owed / 100).toFixed(2)},EUR,${seller.number}`),
    ]);
    let trade = await seller.see();
    expect([trade.settlementState, balanceOn(trade, 'trade-in')]).toEqual(['payout-sent', 0]);
    const [sent] = await moneyOf(seller.id);
    await failPayout(later, { id: sent?.id ?? '', reason: 'name-differs' });
    trade = await seller.see();
    expect([trade.settlementState, trade.toGet.minor]).toEqual(['payout-failed', owed]);
    expect(await outcome(retryPayout(later, { id: sent?.id ?? '', way: 'store-credit' }))).toBe(
      'payout-method-not-possible',
    );
    await retryPayout(later, { id: sent?.id ?? '' });
    const second = await makePayoutFile(later, { format: 'pain.001', currency: 'EUR' });
    const confirmed = await confirmPayoutFile(later, { id: second.id });
    expect(confirmed).toEqual({ confirmed: second.payouts, left: 0 });
    trade = await seller.see();
    expect([trade.settlementState, balanceOn(trade, 'trade-in')]).toEqual(['balanced', 0]);
    expect((await moneyOf(seller.id)).map(({ state, amount }) => [state, amount])).toEqual([
      ['replaced', owed],
      ['done', owed],
    ]);
    // What was done can still come back.
    await failPayout(later, { id: (await moneyOf(seller.id))[1]?.id ?? '', reason: 'other' });
    expect((await seller.see()).settlementState).toBe('payout-due');
    const again = await Promise.all(
      [1, 2].map(async () => outcome(retryPayout(later, { id: (await moneyOf(seller.id))[1]?.id ?? '' }))),
    );
    expect(again.filter((one) => one === 'done')).toHaveLength(1);
    expect((await moneyOf(seller.id)).filter(({ state }) => state === 'due').map(({ amount }) => amount)).toEqual([
      owed,
    ]);
  });

  it('of a swap whose copy is not to be found is all that the books were worth; taken as credit, with its bonus', async () => {
    const [byBank, asCredit] = [await settled('swapper', 'swap'), await settled('creditor', 'swap', 'store-credit')];
    const before = await creditOf('creditor');
    for (const { id } of [byBank, asCredit]) await cancelOrder(desk(), { trade: id });
    const [one, two] = [await byBank.see(), await asCredit.see()];
    const worth = one.ledger.find(({ kind }) => kind === 'books-in')?.amount.minor ?? 0;
    const postage = one.ledger.find(({ kind }) => kind === 'postage-to-us')?.amount.minor ?? 0;
    expect(one.toGet.minor).toBe(worth + postage);
    expect([balanceOn(one, 'purchase'), balanceOn(two, 'purchase'), balanceOn(two, 'trade-in')]).toEqual([0, 0, 0]);
    const taken = two.ledger.reduce(
      (sum, { kind, amount }) => (kind === 'taken-as-credit' ? sum - amount.minor : sum),
      0,
    );
    expect(taken).toBe(worth + postage);
    expect((await creditOf('creditor')) ?? 0).toBeGreaterThan(taken + Math.floor(taken / 10) - 2);
    expect(before).not.toBe(await creditOf('creditor'));
  });

  it('a swap’s book that comes back is refunded as it was paid: what books had paid to the bank account, or as credit without bonus', async () => {
    const [byBank, asCredit] = [await settled('returner', 'swap'), await settled('keeper', 'swap', 'store-credit')];
    const before = (await creditOf('keeper')) ?? 0;
    for (const { id, person } of [byBank, asCredit]) {
      await sends(id);
      await person.call('POST', `/api/trades/${id}/withdraw`, { lines: [1], reason: 'withdraw' });
      await receiveReturn(desk(), { trade: id, line: 1, condition: 'as-sent' });
    }
    const trade = await asCredit.see();
    const total = trade.outbound?.total.minor ?? 0;
    expect((await creditOf('keeper')) ?? 0).toBe(before + total);
    expect([trade.settlementState, balanceOn(trade, 'purchase')]).toEqual(['balanced', 0]);
    expect((await moneyOf(byBank.id)).filter(({ kind }) => kind === 'refund')).toMatchObject([
      { way: 'bank', amount: total, reason: 'books', state: 'due' },
    ]);
    // Its payout is due, too, and the refund is its own.
    const list = (await readPayouts(desk(4), { state: 'due', limit: 100 })).items.filter(
      ({ trade: id }) => id === byBank.id,
    );
    for (const { id } of list.toSorted((a, b) => a.kind.localeCompare(b.kind)))
      expect(await outcome(confirmPayout(desk(4), { id }))).toBe('done');
    const done = await byBank.see();
    expect([done.settlementState, done.toGet.minor, balanceOn(done, 'purchase'), balanceOn(done, 'trade-in')]).toEqual([
      'balanced',
      0,
      0,
      0,
    ]);
  });
});
