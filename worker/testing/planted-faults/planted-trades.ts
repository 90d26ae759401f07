import { cancelTradeAtDesk } from '../../trades/outbound/cancel/cancel-trade-at-desk';
import { cancelTrade } from '../../trades/outbound/cancel/cancel-trade';
import { loseOrder } from '../../trades/outbound/lose-order';
import { receiveReturn } from '../../trades/outbound/receive-return';
import { releaseUnpaid } from '../../trades/outbound/release-unpaid';
import { confirmPayout } from '../../trades/money/payouts/confirm-payout';
import { failPayout } from '../../trades/money/payouts/fail-payout';
import { makePayoutFile } from '../../trades/money/payouts/make-payout-file';
import { buyersOf, type PayoutRow } from '../buyers';
import { clerkCtx } from '../desk';
import { ctxOf, type Browser } from '../people';
import { sellersOf, type Seller } from '../sellers';
import { openAccount, addEditions, testIsbn } from '../shelf';

/** The edition in stock. */
export const emma = testIsbn(1);
/** Editions that people give. */
const wanted = Array.from({ length: 30 }, (_, index) => testIsbn(100 + index));
const noPayout: Pick<PayoutRow, 'id' | 'amount'> = { id: '', amount: 0 };

export type PlantedTrades = ReturnType<typeof plantedTradesOf>;

/**
 * Returns one trade of each kind that a trade may rest in, each under a name. `newVisitor` opens a browser; `moment` is
 * the time in days from now.
 */
export function plantedTradesOf(env: Env, newVisitor: () => Browser, moment: (days: number) => Date) {
  const { DB: db } = env;
  const desk = (days = 0) => clerkCtx(env, moment(days));
  const { orderDispatched, orderUnpaid, openAccountWithCredit, payoutsOf, payByTransfer } = buyersOf(
    db,
    newVisitor,
    () => desk(),
  );
  const { placeSale, receiveAndGrade } = sellersOf(db, newVisitor, () => desk());
  const ids = new Map<string, string>();
  const unused = [...wanted];
  const idOf = (name: string): string => ids.get(name) ?? `no trade is called ${name}`;

  async function placeOrders(): Promise<void> {
    ids.set('released', (await orderUnpaid([[emma, 'good', 1]])).id);
    await releaseUnpaid(desk(13));
    ids.set('unpaid', (await orderUnpaid([[emma, 'good', 1]])).id);
    ids.set('sent', (await orderDispatched([[emma, 'good', 2]])).id);
    ids.set('by-credit', (await orderDispatched([[emma, 'good', 2]], await openAccountWithCredit('rich', 5000))).id);
    ids.set('lost', (await orderDispatched([[emma, 'good', 1]])).id);
    await loseOrder(desk(), { trade: idOf('lost') });
    const returner = await orderDispatched([[emma, 'good', 1]]);
    await returner.send('withdraw', { lines: [1], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: returner.id, line: 1, condition: 'as-sent' });
    ids.set('refund-due', returner.id);
    const cancelled = await orderUnpaid([[emma, 'good', 1]]);
    await payByTransfer(await cancelled.readTrade());
    await cancelTradeAtDesk(desk(), { trade: cancelled.id });
    for (const { id } of await payoutsOf(cancelled.id)) await confirmPayout(desk(), { id });
    ids.set('refunded', cancelled.id);
  }

  async function sells(
    name: string,
    settlement: 'payout' | 'swap' = 'payout',
    payout: 'bank' | 'store-credit' = 'bank',
    changes = {},
  ): Promise<Seller> {
    const seller = await placeSale({
      account: name,
      settlement,
      payout,
      give: unused.splice(0, 3),
      take: settlement === 'swap' ? [[emma, 'good', 1]] : [],
      changes,
    });
    ids.set(name, seller.id);
    return seller;
  }

  async function placeTradeIns(): Promise<void> {
    await sells('under-way');
    await sells('cancelled', 'swap');
    await cancelTrade(ctxOf(env, 'a:cancelled', moment(0)), { id: idOf('cancelled'), key: null });
    for (const name of ['in-a-file', 'paid-out', 'failed'])
      await receiveAndGrade(await sells(name), { 2: { as: 'missing' } });
    // Payouts to a first bank account are held for three days.
    await makePayoutFile(desk(4), { format: 'csv', currency: 'EUR' });
    for (const { id } of await payoutsOf(idOf('paid-out'))) await confirmPayout(desk(4), { id });
    for (const { id } of await payoutsOf(idOf('failed'))) await failPayout(desk(4), { id, reason: 'other' });
    await receiveAndGrade(await sells('due'));
    await receiveAndGrade(await sells('as-credit', 'payout', 'store-credit'));
    await receiveAndGrade(await sells('swapped', 'swap'));
    const mould = { as: 'rejected', reason: 'mould' } as const;
    await receiveAndGrade(await sells('owes', 'swap', 'bank', { ifWorse: 'recycle' }), {
      1: mould,
      2: mould,
      3: mould,
    });
  }

  return {
    desk,
    idOf,
    /** Places all trades. */
    place: async (): Promise<void> => {
      await openAccount(db, 'clerk');
      await addEditions(db, [
        { isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } },
        ...wanted.map((isbn) => ({ isbn, reference: 3000 })),
      ]);
      await db
        .prepare(
          `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at)
            VALUES (?1, 'good', 90, 'opening', '2026-01-01T00:00:00.000Z')`,
        )
        .bind(emma)
        .run();
      await placeOrders();
      await placeTradeIns();
    },
    /** Drops the triggers that refuse faulty rows, so that tests can write them. */
    dropTriggers: async (): Promise<void> => {
      const { results } = await db
        .prepare(
          `SELECT name FROM sqlite_master WHERE type = 'trigger'
            AND (name GLOB '*_no_*' OR name IN ('store_credit_enough', 'trade_events_allowed', 'trade_events_tell'))`,
        )
        .all<{ name: string }>();
      await db.batch(results.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)));
    },
    /** Runs statements in order; `?1` is the id of the trade of that name. */
    run: async (statements: readonly string[], name: string): Promise<void> => {
      for (const statement of statements) await db.prepare(statement).bind(idOf(name)).run();
    },
    /** Returns the column `n` of a query as a number; `?1` is the id of the trade of that name. */
    readNumber: async (name: string, sql: string) => Number(await db.prepare(sql).bind(idOf(name)).first('n')),
    /** Returns the last payout of the trade of that name. */
    payoutOf: async (name: string) => (await payoutsOf(idOf(name))).at(-1) ?? noPayout,
  };
}
