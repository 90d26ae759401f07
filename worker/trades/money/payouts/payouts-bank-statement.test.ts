import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../../domain/time';
import { execution } from '../../../../tests/worker-later';
import { api } from '../../../api';
import { buyersOf, outcome, standing, statementRow } from '../../../testing/buyers';
import { staffCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { sellersOf } from '../../../testing/sellers';
import { emma, dune, openStockedShop } from '../../../testing/stocked-shop';
import { testIsbn } from '../../../testing/shelf';
import { releaseUnpaid } from '../../outbound/release-unpaid';
import { bookBankStatement } from '../bank-statement/book-bank-statement';
import { matchMoney } from '../bank-statement/match-money';
import { packOrder } from '../../outbound/pack-order';
import { readUnmatched } from '../bank-statement/read-unmatched';
import { returnMoney } from '../bank-statement/return-money';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const desk = (days = 0) => staffCtx(env, new Date(Date.now() + days * dayMs));
const { buys, moneyOf, pays, sends, stockOf } = buyersOf(env.DB, visit, desk);
const [rare, wanted] = [testIsbn(4), testIsbn(5)] as const;

beforeAll(() =>
  openStockedShop(env.DB, [
    { isbn: rare, title: 'Rare', reference: 2600, stock: { good: { onHand: 1, price: 900 } } },
    { isbn: wanted, reference: 4000 },
  ]),
);

describe('a bank statement', () => {
  it('proposes a swap as demanding nothing before its books are settled', async () => {
    const seller = await sellersOf(env.DB, visit, desk).gives({
      account: 'early-swap',
      settlement: 'swap',
      give: [wanted],
      take: [[emma, 'good', 2]],
    });
    const { number } = await seller.see();

    await bookBankStatement(desk(), { rows: [statementRow(7, number, 'CHF')] });

    const { items } = await readUnmatched(desk(), {});
    expect(items.find(({ amount }) => amount === 7)?.likely).toEqual([
      { trade: seller.id, number, currency: 'EUR', toPay: 0 },
    ]);
  });

  it('books each transfer once, by any spelling of the trade’s number, and waits for a missing cent', async () => {
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

  it('keeps unmatched transfers until the desk matches or returns each of them once', async () => {
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

  it('books a late payment when the copies are still there, and refunds it otherwise', async () => {
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
