import type { Grade } from '../../domain/grade';
import { tradeSchema, type Trade } from '../../domain/trades/schemas';
import type { Ctx } from '../platform/context';
import { bookBankStatement } from '../trades/money/bank-statement/book-bank-statement';
import { dispatchOrder } from '../trades/outbound/dispatch-order';
import { packOrder } from '../trades/outbound/pack-order';
import { fillLists, placeOrder } from './deals';
import type { Browser } from './people';
import { openAccount } from './shelf';
import { signIn } from './sign-in';

type Line = [string, string, number];
export interface Buyer {
  readonly person: Browser;
  readonly id: string;
  readTrade(): Promise<Trade>;
  send(event: string, body?: unknown): ReturnType<Browser['call']>;
}
/** A row of `payouts`. */
export interface PayoutRow {
  readonly way: string;
  readonly kind: string;
  readonly amount: number;
  readonly state: string;
  readonly reason: string | null;
  readonly id: string;
}

let events = 0;
let people = 0;

/** Returns a row of a bank statement, each with a name of its own. */
export function statementRow(amount: number, reference: string, currency = 'EUR') {
  events += 1;
  return { eventId: `bank-${events}`, amount, currency, reference, payer: 'A. Byrne', at: '2026-11-21T10:00:00.000Z' };
}

/** Returns the steps of buyers and of the desk until a parcel is on its way. `newVisitor` opens a browser. */
export function buyersOf(db: D1Database, newVisitor: () => Browser, desk: () => Ctx) {
  /** Places an order that must be paid, for a guest or for the named account. */
  async function orderUnpaid(
    take: Line[],
    account: string | null = null,
    market = 'IE',
    changes: object = {},
  ): Promise<Buyer> {
    people += 1;
    const person = account === null ? newVisitor() : await signIn(db, newVisitor(), account);
    if (market !== 'IE') await person.call('POST', '/api/market', { market });
    await fillLists(person, { take });
    const placed = await placeOrder(person, 'pay-now', { email: `buyer${people}@reader.example`, ...changes });
    if (placed.status !== 201) throw new Error(placed.text);
    const { id } = placed.json.trade;
    return {
      person,
      id,
      readTrade: async () => tradeSchema.parse((await person.call('GET', `/api/trades/${id}`)).json),
      send: (event, body) => person.call('POST', `/api/trades/${id}/${event}`, body),
    };
  }
  /** Books a bank transfer with a reference as people write it, and returns its outcome. */
  const payByTransfer = async (trade: Trade, amount = trade.toPay.minor, ctx: Ctx = desk()) =>
    (
      await bookBankStatement(ctx, {
        rows: [statementRow(amount, `Books ${trade.number.replace('-', ' ').toLowerCase()}`, trade.toPay.currency)],
      })
    ).rows[0]?.outcome;
  async function packAndDispatch(id: string, ctx: Ctx = desk()): Promise<void> {
    await packOrder(ctx, { trade: id });
    await dispatchOrder(ctx, { trade: id, carrier: 'an-post', tracking: 'CE1' });
  }
  return {
    orderUnpaid,
    payByTransfer,
    packAndDispatch,
    /** Places an order, pays it by bank and dispatches it. */
    orderDispatched: async (
      take: Line[],
      account: string | null = null,
      market = 'IE',
      changes: object = {},
    ): Promise<Buyer> => {
      const buyer = await orderUnpaid(take, account, market, changes);
      const trade = await buyer.readTrade();
      if (trade.toPay.minor > 0) await payByTransfer(trade);
      await packAndDispatch(buyer.id);
      return buyer;
    },
    /** Opens an account with store credit in EUR cents. */
    openAccountWithCredit: async (account: string, amount: number): Promise<string> => {
      await openAccount(db, account);
      await db
        .prepare(
          `INSERT INTO store_credit (id, account, currency, amount, reason, at)
            VALUES (?1, ?1, 'EUR', ?2, 'trade', '2026-01-01T00:00:00.000Z')`,
        )
        .bind(account, amount)
        .run();
      return account;
    },
    creditOf: (account: string) =>
      db.prepare('SELECT sum(amount) AS n FROM store_credit WHERE account = ?1').bind(account).first<number>('n'),
    stockOf: (isbn: string, grade: Grade) =>
      db
        .prepare('SELECT on_hand, reserved FROM stock WHERE isbn = ?1 AND grade = ?2')
        .bind(isbn, grade)
        .first<{ on_hand: number; reserved: number }>(),
    /** Returns the payouts of a trade, oldest first. */
    payoutsOf: async (trade: string) =>
      (
        await db
          .prepare('SELECT * FROM payouts WHERE trade_id = ?1 ORDER BY created_at, reason DESC')
          .bind(trade)
          .all<PayoutRow>()
      ).results,
  };
}

/** Returns the outcome of some work: `done`, or the problem's code. */
export function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
}
/** Returns the states of outbound leg and settlement, and the open amounts of the person in minor units. */
export function statesAndAmounts({ outbound, settlementState, toPay, toGet }: Trade): unknown[] {
  return [outbound?.state, settlementState, toPay.minor, toGet.minor];
}
/** Returns the sum of a side of a trade's ledger, in minor units. */
export function balanceOfSide(trade: Trade, side: 'purchase' | 'trade-in'): number {
  return trade.ledger.reduce((sum, entry) => (entry.side === side ? sum + entry.amount.minor : sum), 0);
}
