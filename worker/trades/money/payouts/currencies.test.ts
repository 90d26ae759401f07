import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { bonusOn } from '../../../../domain/checkout/sums';
import { rulesOf } from '../../../../domain/market/market';
import { currencies, money } from '../../../../domain/money';
import { exLibraryAmount } from '../../../../domain/pricing/offer';
import { openingRate, toEurCents } from '../../../../domain/rates';
import { dayMs } from '../../../../domain/time';
import { balancesOf } from '../../../../domain/trades/money/ledger';
import type { Trade } from '../../../../domain/trades/schemas';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { buyersOf, outcomeOf, statementRow } from '../../../testing/buyers';
import { clerkCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { addressesByMarket, sellersOf, type Seller } from '../../../testing/sellers';
import { openAccount, addEditions, testIsbn } from '../../../testing/shelf';
import { bookBankStatement } from '../bank-statement/book-bank-statement';
import { findFaults } from '../check/check-ledger';
import { confirmPayoutFile } from './confirm-payout-file';
import { dispatchOrder } from '../../outbound/dispatch-order';
import { makePayoutFile } from './make-payout-file';
import { matchMoney } from '../bank-statement/match-money';
import { packOrder } from '../../outbound/pack-order';
import { readPayoutFile } from './read-payout-file';
import { readUnmatched } from '../bank-statement/read-unmatched';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderUnpaid, payoutsOf } = buyersOf(env.DB, newVisitor, () => desk());
const { placeSale, receiveAndGrade } = sellersOf(env.DB, newVisitor, () => desk());
const emma = testIsbn(1);
const wanted = Array.from({ length: 30 }, (_, index) => testIsbn(100 + index));
const stains = { as: 'regraded', grade: 'good', reason: 'stains' } as const;

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } },
    ...wanted.map((isbn) => ({ isbn, reference: 3333 })),
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at)
      VALUES (?1, 'good', 90, 'opening', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(emma)
    .run();
});

/** Settles a trade whose second copy is stained and accepted. Returns the trade and what its copies earned. */
async function regraded(seller: Seller): Promise<{ trade: Trade; earned: number; lower: number }> {
  const asks = await receiveAndGrade(seller, { 2: stains });
  const agreed = asks.inbound?.lines.map(({ amount }) => amount.minor) ?? [];
  const lower = asks.inbound?.lines[1]?.lower?.minor ?? 0;
  expect([asks.inbound?.state, lower < (agreed[1] ?? 0), lower > 0]).toEqual(['awaiting-decision', true, true]);
  await seller.person.call('POST', `/api/trades/${seller.id}/decide`, { decisions: [{ line: 2, decision: 'accept' }] });
  const trade = await seller.readTrade();
  expect(trade.inbound?.state).toBe('settled');
  return { trade, lower, earned: agreed.reduce((sum, amount, index) => sum + (index === 1 ? lower : amount), 0) };
}
/** Checks that the shop's amounts are multiples of the market's step, and all amounts whole units of the currency. */
function inStep(trade: Trade, market: keyof typeof addressesByMarket, lines: readonly number[]): void {
  const { step, currency } = rulesOf(market);
  expect(lines.every((amount) => amount > 0 && amount % step === 0)).toBe(true);
  expect(trade.ledger.every(({ amount }) => amount.currency === currency && Number.isInteger(amount.minor))).toBe(true);
}
/** Returns the unit costs of the stock movements in EUR cents, in the order of the lines. */
const costs = async (id: string) =>
  (
    await env.DB.prepare(
      `SELECT mv.unit_cost AS cost FROM inbound_lines l JOIN stock_movements mv ON mv.trade_id = l.trade_id
        AND mv.isbn = l.isbn WHERE l.trade_id = ?1 ORDER BY l.line`,
    )
      .bind(id)
      .all<{ cost: number }>()
  ).results.map(({ cost }) => cost);
const paidLines = (trade: Trade) => trade.inbound?.lines.map(({ paid }) => paid?.minor ?? 0) ?? [];
const creditIn = async (account: string) =>
  (
    await env.DB.prepare('SELECT currency, reason, amount FROM store_credit WHERE account = ?1 ORDER BY reason DESC')
      .bind(account)
      .all()
  ).results;

it('books sold for yen earn store credit in steps of ten yen', async () => {
  const give = wanted.splice(0, 3);
  await expect(
    placeSale({ account: 'at-a-bank', market: 'JP', give, changes: { iban: addressesByMarket.IE.iban } }),
  ).rejects.toThrow(/payout-method-not-possible/);
  const seller = await placeSale({ account: 'yuki', market: 'JP', payout: 'store-credit', give });
  const { trade, earned, lower } = await regraded(seller);
  const postage = rulesOf('JP').postage;
  inStep(trade, 'JP', [...paidLines(trade), lower]);
  expect(trade.ledger.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
    ['books-in', earned],
    ['postage-to-us', postage],
    ['taken-as-credit', -earned - postage],
  ]);
  expect([trade.settlementState, trade.toGet.minor, await payoutsOf(seller.id)]).toEqual(['balanced', 0, []]);
  const credit = earned + postage + bonusOn(earned + postage);
  expect(await creditIn('yuki')).toEqual([
    { currency: 'JPY', reason: 'trade', amount: earned + postage },
    { currency: 'JPY', reason: 'bonus', amount: bonusOn(earned + postage) },
  ]);
  // 169.17 yen for a euro, and no decimals to lose.
  expect(await costs(seller.id)).toEqual(paidLines(trade).map((yen) => Math.round((yen * 100) / 169.17)));

  // The credit pays in yen only.
  await seller.person.call('PUT', `/api/cart/lines/${emma}/good`, { quantity: 1 });
  const quote = async () => (await seller.person.call('POST', '/api/checkout/quote', { settlement: 'pay-now' })).json;
  const japan = await quote();
  await seller.person.call('POST', '/api/market', { market: 'IE' });
  const ireland = await quote();
  expect(ireland.payNow.currency).toBe('EUR');
  const used = japan.rows.find(({ code }: { code: string }) => code === 'store-credit');
  expect(used.amount).toEqual({ minor: Math.min(credit, used.amount.minor + japan.payNow.minor), currency: 'JPY' });
  expect(ireland.rows.some(({ code }: { code: string }) => code === 'store-credit')).toBe(false);
  expect(await findFaults(desk())).toEqual([]);
});

describe.each([
  ['GB', 'GBP', 'DE'],
  ['PL', 'PLN', 'GB'],
] as const)('books for money in %s', (market, currency, abroad) => {
  const account = `seller-${market}`;

  it('are paid to a domestic account, in a file of their currency, at the rate of the checkout', async () => {
    const give = wanted.splice(0, 3);
    await expect(
      placeSale({ account: `${account}-abroad`, market, give, changes: { iban: addressesByMarket[abroad].iban } }),
    ).rejects.toThrow(/"malformed":\["iban"\]/);
    const seller = await placeSale({ account, market, give });
    // The rate changes now; the trade keeps the rate of its checkout.
    const { micro } = openingRate(currency);
    await env.DB.prepare(`INSERT INTO rates (currency, day, micro) VALUES (?1, '2026-01-02', ?2)`)
      .bind(currency, Math.round(micro * 1.1))
      .run();
    const { trade, earned, lower } = await regraded(seller);
    inStep(trade, market, [...paidLines(trade), lower]);
    expect(await costs(seller.id)).toEqual(paidLines(trade).map((minor) => toEurCents(minor, { currency, micro })));
    const owed = trade.toGet.minor;
    expect(owed).toBe(earned + rulesOf(market).postage);

    expect(await outcomeOf(makePayoutFile(desk(4), { format: 'pain.001', currency }))).toBe('invalid-input');
    expect(await outcomeOf(makePayoutFile(desk(4), { format: 'csv', currency: 'EUR' }))).toBe('nothing-to-send');
    const file = await makePayoutFile(desk(4), { format: 'csv', currency });
    expect([file.payouts, file.total]).toEqual([1, { minor: owed, currency }]);
    const { text } = await readPayoutFile(desk(4), { id: file.id });
    expect(text.split('\r\n')[1]).toBe(
      [
        (await payoutsOf(seller.id))[0]?.id,
        'Aoife Byrne',
        addressesByMarket[market].iban,
        `${Math.floor(owed / 100)}.${String(owed % 100).padStart(2, '0')}`,
        currency,
        trade.number,
      ].join(','),
    );
    await confirmPayoutFile(desk(5), { id: file.id });
    const done = await seller.readTrade();
    expect([
      done.settlementState,
      done.toGet.minor,
      balancesOf(done.ledger.map(({ kind, amount }) => ({ kind, amount: amount.minor }))).tradeIn,
    ]).toEqual(['balanced', 0, 0]);
    expect(await findFaults(desk(5))).toEqual([]);
  });
});

it('a swap in dirhams pays out its surplus in dirhams', async () => {
  const seller = await placeSale({
    account: 'amal',
    market: 'AE',
    settlement: 'swap',
    give: wanted.splice(0, 4),
    take: [[emma, 'good', 1]],
  });
  const { trade, earned, lower } = await regraded(seller);
  inStep(trade, 'AE', [...paidLines(trade), lower]);
  const { postage } = rulesOf('AE');
  const bought = trade.outbound?.total.minor ?? 0;
  expect(trade.outbound?.total.currency).toBe('AED');
  expect(trade.toGet).toEqual({ minor: earned + postage - bought, currency: 'AED' });
  expect(await costs(seller.id)).toEqual(paidLines(trade).map((minor) => toEurCents(minor, openingRate('AED'))));
  const file = await makePayoutFile(desk(4), { format: 'csv', currency: 'AED' });
  expect((await readPayoutFile(desk(4), { id: file.id })).text).toContain(
    `,${(trade.toGet.minor / 10 ** currencies.AED).toFixed(2)},AED,`,
  );
  await packOrder(desk(4), { trade: seller.id });
  await dispatchOrder(desk(4), { trade: seller.id, carrier: 'aramex', tracking: '' });
  await confirmPayoutFile(desk(5), { id: file.id });
  expect((await seller.readTrade()).settlementState).toBe('balanced');
  expect(await findFaults(desk(5))).toEqual([]);
});

it('a swap in dollars is not paid by euros, which stay unmatched', async () => {
  const mould = { as: 'rejected', reason: 'mould' } as const;
  const seller = await placeSale({
    account: 'walt',
    market: 'US',
    settlement: 'swap',
    payout: 'store-credit',
    give: wanted.splice(0, 3),
    take: [[emma, 'good', 3]],
    changes: { ifWorse: 'recycle' },
  });
  const owes = await receiveAndGrade(seller, { 2: mould, 3: mould });
  expect([owes.settlementState, owes.toPay.currency, owes.toPay.minor > 0]).toEqual(['awaiting-payment', 'USD', true]);
  const inEuro = statementRow(owes.toPay.minor, owes.number, 'EUR');
  expect((await bookBankStatement(desk(), { rows: [inEuro] })).rows).toMatchObject([
    { outcome: 'unmatched', trade: null },
  ]);
  const aside = (await readUnmatched(desk(), {})).items.find(({ reference }) => reference === owes.number);
  const before = await seller.readTrade();
  expect(await outcomeOf(matchMoney(desk(), { id: aside?.id ?? '', trade: owes.number }))).toBe('currency-differs');
  expect(await seller.readTrade()).toEqual(before);
  expect((await readUnmatched(desk(), {})).items.some(({ id }) => id === aside?.id)).toBe(true);
  // A payment that is a cent short does not settle it.
  const pay = async (amount: number) =>
    (await bookBankStatement(desk(), { rows: [statementRow(amount, owes.number, 'USD')] })).rows[0]?.outcome;
  expect([
    await pay(owes.toPay.minor - 1),
    (await seller.readTrade()).toPay.minor,
    (await seller.readTrade()).settlementState,
  ]).toEqual(['matched', 1, 'awaiting-payment']);
  expect([await pay(1), (await seller.readTrade()).settlementState]).toEqual(['matched', 'balanced']);
  expect(await findFaults(desk())).toEqual([]);
});

it('an excess payment in yen is refunded to the yen', async () => {
  const buyer = await orderUnpaid([[emma, 'good', 2]], null, 'JP', { address: addressesByMarket.JP.address });
  const { toPay, number } = await buyer.readTrade();
  expect([toPay.currency, toPay.minor % 10]).toEqual(['JPY', 0]);
  await bookBankStatement(desk(), { rows: [statementRow(toPay.minor + 30, number, 'JPY')] });
  const paid = await buyer.readTrade();
  expect([paid.settlementState, paid.toGet]).toEqual(['refund-due', { minor: 30, currency: 'JPY' }]);
  expect(await findFaults(desk())).toEqual([]);
});

it.each(['JP', 'IE'] as const)('undeclared library stamps cost the same in %s as declared ones', async (market) => {
  const stamps = { as: 'regraded', grade: 'very-good', reason: 'library-stamps' } as const;
  const seller = await placeSale({
    account: `stamps-${market}`,
    market,
    payout: 'store-credit',
    give: wanted.splice(0, 4),
  });
  const asks = await receiveAndGrade(seller, { 1: stamps });
  const [line] = asks.inbound?.lines ?? [];
  const agreed = line?.amount ?? money(0, rulesOf(market).currency);
  expect(line?.lower).toEqual(exLibraryAmount(agreed, market));
  // The amount needs rounding.
  expect((agreed.minor * 75) % (100 * rulesOf(market).step)).not.toBe(0);
});
