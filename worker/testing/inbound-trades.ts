import { parcelCode } from '../../domain/trades/parcels/parcel-code';
import type { Grading } from '../../domain/desk/grading-schemas';
import type { Trade } from '../../domain/trades/schemas';
import type { Ctx } from '../platform/context';
import { gradeLine } from '../trades/inbound/grade-line';
import { readTrade } from '../trades/view/read-trade';
import { fillLists, placeOrder } from './deals';
import { clerkCtx } from './desk';
import { ctxOf, type Browser } from './people';
import { openAccount, addEditions, testIsbn } from './shelf';
import { signIn } from './sign-in';

/** IBAN of the people who sell books. */
export const iban = 'IE29AIBK93115212345678';

/** A person who sells books. `at` returns their context, some days from now. */
export interface Seller {
  readonly person: Browser;
  at(days: number): Ctx;
}

/** Returns the code on a parcel's label. */
export const labelCodeOf = (trade: Trade, parcel = 1) => parcelCode(trade.number, parcel);
/** Returns kind and amount (minor units) of each ledger entry. */
export const ledgerAmounts = (trade: Trade) => trade.ledger.map(({ kind, amount }) => [kind, amount.minor]);
/** Returns the states of the inbound leg and of the settlement. */
export const inboundAndSettlement = (trade: Trade) => [trade.inbound?.state, trade.settlementState];

/** Returns functions for people who sell books and the desk that grades them. `moment`: the time in days from now. */
export function inboundTradesOf(env: Env, newVisitor: () => Browser, moment: (days: number) => Date) {
  const { DB: db } = env;
  let people = 0;
  let shelved = 0;
  const desk = (days: number) => clerkCtx(env, moment(days));
  const grade = (days: number, trade: string, line: number | string, grading: Grading) =>
    gradeLine(desk(days), { trade, line: String(line), grading });

  return {
    desk,
    grade,
    /** Opens an account. */
    openSeller: async (): Promise<Seller> => {
      people += 1;
      const account = `giver${people}`;
      await openAccount(db, account);
      return {
        person: await signIn(db, newVisitor(), account),
        at: (days) => ctxOf(env, `a:${account}`, moment(days)),
      };
    },
    /** Adds editions that nobody has sold yet, and returns their ISBNs. */
    addNewEditions: async (count: number, pages = 300): Promise<string[]> => {
      const isbns = Array.from({ length: count }, (_, index) => testIsbn(shelved + index + 1));
      shelved += count;
      await addEditions(
        db,
        isbns.map((isbn) => ({ isbn, reference: 3000, pages })),
      );
      return isbns;
    },
    /** Places a trade of one very good copy of each edition, paid to the bank. */
    placeSale: async (from: Seller, isbns: readonly string[], changes: object = {}): Promise<Trade> => {
      await fillLists(from.person, {
        give: isbns.map((isbn): [string, string, number] => [isbn, 'very-good', 1]),
      });
      const placed = await placeOrder(from.person, 'payout', { iban, ...changes }, { payout: 'bank' });
      if (placed.status !== 201) throw new Error(placed.text);
      return readTrade(from.at(0), { id: placed.json.trade.id, key: null });
    },
    /** Grades all lines as said, except those in `but`. */
    gradeAll: async (days: number, trade: Trade, but: Readonly<Record<number, Grading>> = {}): Promise<void> => {
      for (const { line } of trade.inbound?.lines ?? [])
        await grade(days, trade.id, line, but[line] ?? { as: 'as-said' });
    },
  };
}
