import { parcelCode } from '../../domain/trades/parcels/parcel-code';
import { expect } from 'vitest';
import type { Language } from '../../domain/language';
import { dayMs } from '../../domain/time';
import { tradeSchema, type Trade } from '../../domain/trades/schemas';
import type { Mail } from '../platform/adapters/mail';
import { cookieNames } from '../platform/middleware/cookies';
import { finishGrading } from '../trades/inbound/finish-grading';
import { gradeLine } from '../trades/inbound/grade-line';
import { receiveParcel } from '../trades/inbound/receive-parcel';
import { readTrade } from '../trades/view/read-trade';
import { buyersOf, type Buyer } from './buyers';
import { fillLists, placeOrder } from './deals';
import { clerkCtx } from './desk';
import { ctxOf, type Browser } from './people';
import { sendWaitingMails } from './post';
import { openAccount, addEditions, testIsbn } from './shelf';
import { signIn } from './sign-in';

type Line = [isbn: string, grade: string, quantity: number];
type Grading = Parameters<typeof gradeLine>[1]['grading'];

/** IBAN of the people who sell books. */
export const iban = 'IE29AIBK93115212345678';
/** Editions in stock. */
export const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
/** Editions that people sell. */
const soldIsbns = Array.from({ length: 40 }, (_, index) => testIsbn(index + 10));

export const asSaid: Grading = { as: 'as-said' };
export const rejected: Grading = { as: 'rejected', reason: 'mould' };

/** A guest's order, or an account's, and the trade as it was after its first mails. */
export interface MailedOrder {
  readonly buyer: Buyer;
  readonly trade: Trade;
}

/** Returns the only mail of a list; fails when there are more or fewer. */
export function onlyMail(mails: readonly Mail[]): Mail | undefined {
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  return mails[0];
}

/** Returns the key of a guest's trade, from the cookie of its browser. */
export const keyOf = ({ person, id }: Buyer) => person.cookies.get(cookieNames.trade + id) ?? 'no key';
/** Returns the path in a guest's mails, behind the language: it carries the key of the trade. */
export const guestPath = (buyer: Buyer) => `/trades/${buyer.id}/open#key=${keyOf(buyer)}`;

/**
 * Returns trades in a chosen language whose first mails are sent, and what is done with them. `newVisitor` opens a
 * browser; the `days` of each function count from `start` (milliseconds since 1970).
 */
export function mailedTradesOf(env: Env, newVisitor: () => Browser, start: number) {
  const { DB: db } = env;
  const at = (days: number) => new Date(start + days * dayMs);
  const desk = (days = 0) => clerkCtx(env, at(days));
  const buyers = buyersOf(db, newVisitor, desk);
  const { orderDispatched, orderUnpaid, payoutsOf, payByTransfer, creditOf, openAccountWithCredit } = buyers;
  let used = 0;
  let people = 0;

  /** Sends the mails that wait at a moment, by default an hour after the start, and returns them. */
  const sendMails = (days = 1 / 24) => sendWaitingMails(env, at(days));
  const readAs = async (account: string, id: string, days = 0) =>
    tradeSchema.parse(await readTrade(ctxOf(env, `a:${account}`, at(days)), { id, key: null }));
  const setLanguage = (trade: string, language: Language) =>
    db.batch(
      [
        'trades SET language = ?2 WHERE id = ?1',
        'accounts SET language = ?2 WHERE id = (SELECT account FROM trades WHERE id = ?1)',
      ].map((change) => db.prepare(`UPDATE ${change}`).bind(trade, language)),
    );

  /** Opens an account that sells two books, and buys one when `swap`. Sends the first mails. */
  async function placeSale(
    language: Language,
    { swap = false, payout = 'bank' }: { readonly swap?: boolean; readonly payout?: 'bank' | 'store-credit' } = {},
  ): Promise<{ readonly account: string; readonly trade: Trade }> {
    people += 1;
    const account = `giver${people}`;
    await openAccount(db, account);
    const person = await signIn(db, newVisitor(), account);
    used += 2;
    await fillLists(person, {
      give: soldIsbns.slice(used - 2, used).map((isbn): Line => [isbn, 'very-good', 1]),
      take: swap ? [[dune, 'very-good', 1]] : [],
    });
    const placed = await placeOrder(person, swap ? 'swap' : 'payout', payout === 'bank' ? { iban } : {}, { payout });
    if (placed.status !== 201) throw new Error(placed.text);
    await setLanguage(placed.json.trade.id, language);
    // Payouts to a new bank account are held for three days.
    await db.prepare('UPDATE accounts SET payouts_held_until = NULL WHERE id = ?1').bind(account).run();
    await sendMails();
    return { account, trade: await readAs(account, placed.json.trade.id) };
  }

  /** Sends the first mails of an order. */
  async function mailed(buyer: Buyer, language: Language): Promise<MailedOrder> {
    await setLanguage(buyer.id, language);
    await sendMails();
    return { buyer, trade: await buyer.readTrade() };
  }

  return {
    desk,
    placeSale,
    payoutsOf,
    payByTransfer,
    creditOf,
    openAccountWithCredit,
    sendMails,
    readAs,
    /** Opens the clerk's account and puts the editions on the shelf. */
    openShop: async () => {
      await openAccount(db, 'clerk');
      await addEditions(db, [
        { isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } },
        { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 90, price: 2400 } } },
        ...soldIsbns.map((isbn, index) => ({ isbn, title: `Given ${index}`, reference: 3000 })),
      ]);
    },
    /** Receives and grades a parcel a day after the start: one grading for each line, in their order. */
    receiveAndGrade: async ({ number, id }: Trade, ...gradings: readonly Grading[]): Promise<void> => {
      await receiveParcel(desk(1), { code: parcelCode(number, 1) });
      await sendMails(1);
      for (const [index, grading] of gradings.entries())
        await gradeLine(desk(1), { trade: id, line: String(index + 1), grading });
      await finishGrading(desk(1), { trade: id });
    },
    /** Places an order that is still to pay; a guest's unless an account is named. */
    unpaidOrder: async (language: Language, account: string | null = null) =>
      mailed(await orderUnpaid([[emma, 'good', 1]], account), language),
    /** Dispatches an order of two books that was paid by bank; a guest's unless an account is named. */
    sentOrder: async (language: Language, account: string | null = null) => {
      const lines: Line[] = [
        [emma, 'good', 1],
        [dune, 'very-good', 1],
      ];
      return mailed(await orderDispatched(lines, account), language);
    },
    /** Switches an account's optional mails about trades off. */
    turnMailsOff: (account: string) =>
      db.prepare('UPDATE accounts SET trade_mails = 0 WHERE id = ?1').bind(account).run(),
  };
}
