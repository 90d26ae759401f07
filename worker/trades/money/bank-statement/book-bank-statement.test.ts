import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../../domain/time';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { buyersOf, outcomeOf, statesAndAmounts, statementRow } from '../../../testing/buyers';
import { clerkCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { sellersOf } from '../../../testing/sellers';
import { emma, dune, openStockedShop } from '../../../testing/stocked-shop';
import { testIsbn } from '../../../testing/shelf';
import { releaseUnpaid } from '../../outbound/release-unpaid';
import { bookBankStatement } from './book-bank-statement';
import { matchMoney } from './match-money';
import { packOrder } from '../../outbound/pack-order';
import { readUnmatched } from './read-unmatched';
import { returnMoney } from './return-money';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderUnpaid, payoutsOf, payByTransfer, packAndDispatch, stockOf } = buyersOf(env.DB, newVisitor, desk);
const [rare, wanted] = [testIsbn(4), testIsbn(5)] as const;

beforeAll(() =>
  openStockedShop(env.DB, [
    { isbn: rare, title: 'Rare', reference: 2600, stock: { good: { onHand: 1, price: 900 } } },
    { isbn: wanted, reference: 4000 },
  ]),
);

describe('a bank statement', () => {
  it('proposes a swap as demanding nothing before its books are settled', async () => {
    const seller = await sellersOf(env.DB, newVisitor, desk).placeSale({
      account: 'early-swap',
      settlement: 'swap',
      give: [wanted],
      take: [[emma, 'good', 2]],
    });
    const { number } = await seller.readTrade();

    await bookBankStatement(desk(), { rows: [statementRow(7, number, 'CHF')] });

    const { items } = await readUnmatched(desk(), {});
    expect(items.find(({ amount }) => amount === 7)?.likely).toEqual([
      { trade: seller.id, number, currency: 'EUR', toPay: 0 },
    ]);
  });

  it('books each transfer once, by any spelling of the trade’s number, and waits for a missing cent', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    const trade = await buyer.readTrade();
    const [short, rest] = [statementRow(trade.toPay.minor - 1, `re ${trade.number}`), statementRow(3, trade.number)];
    const sent = await bookBankStatement(desk(), { rows: [short, short] });
    expect(sent.rows.map((each) => each.outcome)).toEqual(['matched', 'known']);
    expect(statesAndAmounts(await buyer.readTrade())).toEqual(['reserved', 'awaiting-payment', 1, 0]);
    expect((await buyer.readTrade()).transfer?.amount.minor).toBe(1);
    const twice = await Promise.all([1, 2].map(() => bookBankStatement(desk(), { rows: [short, rest] })));
    expect(
      twice.flatMap(({ rows }) => rows.map((each) => each.outcome)).filter((each) => each === 'matched'),
    ).toHaveLength(1);
    expect(statesAndAmounts(await buyer.readTrade())).toEqual(['reserved', 'refund-due', 0, 2]);
    expect(await payoutsOf(buyer.id)).toMatchObject([{ way: 'bank', amount: 2, state: 'due' }]);
    await packOrder(desk(), { trade: buyer.id });
  });

  it('keeps unmatched transfers until the desk matches or returns each of them once', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    const { number, toPay } = await buyer.readTrade();
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
    expect(await outcomeOf(matchMoney(desk(), { id: francs?.id ?? '', trade: number }))).toBe('currency-differs');
    expect(await outcomeOf(matchMoney(desk(), { id: books?.id ?? '', trade: 'IE-0000' }))).toBe('trade-not-found');
    const raced = await Promise.all([
      outcomeOf(matchMoney(desk(), { id: books?.id ?? '', trade: number.toLowerCase() })),
      outcomeOf(returnMoney(desk(), { id: books?.id ?? '' })),
    ]);
    expect(raced.filter((one) => one === 'done')).toHaveLength(1);
    expect((await buyer.readTrade()).settlementState).toBe(raced[0] === 'done' ? 'balanced' : 'awaiting-payment');
    expect([
      await outcomeOf(returnMoney(desk(), { id: nobody?.id ?? '' })),
      await outcomeOf(returnMoney(desk(), { id: nobody?.id ?? '' })),
      await outcomeOf(returnMoney(desk(), { id: 'none' })),
    ]).toEqual(['done', 'state-moved', 'not-found']);
    expect(await outcomeOf(matchMoney(desk(), { id: nobody?.id ?? '', trade: number }))).toBe('state-moved');
  });

  it('books a late payment when the copies are still there, and refunds it otherwise', async () => {
    const [early, late] = [await orderUnpaid([[rare, 'good', 1]]), await orderUnpaid([[dune, 'very-good', 1]])];
    const [first, second] = [await early.readTrade(), await late.readTrade()];
    await releaseUnpaid(desk(13));
    expect(statesAndAmounts(await early.readTrade())).toEqual(['released', 'lapsed', 0, 0]);
    // Another person has bought the last copy meanwhile.
    const other = await orderUnpaid([[rare, 'good', 1]]);
    await payByTransfer(await other.readTrade());
    await payByTransfer(first, first.toPay.minor, desk(13));
    expect(statesAndAmounts(await early.readTrade())).toEqual(['released', 'refund-due', 0, first.toPay.minor]);
    expect(await payoutsOf(early.id)).toMatchObject([{ way: 'bank', amount: first.toPay.minor, state: 'due' }]);
    await payByTransfer(second, second.toPay.minor, desk(13));
    expect(statesAndAmounts(await late.readTrade())).toEqual(['reserved', 'balanced', 0, 0]);
    await packAndDispatch(late.id, desk(13));
    expect(await stockOf(rare, 'good')).toEqual({ on_hand: 1, reserved: 1 });
  });
});
