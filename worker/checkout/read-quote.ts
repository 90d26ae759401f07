import { quote } from '../../domain/checkout/quote';
import type { Quote, QuoteInput } from '../../domain/checkout/schemas';
import { localDay } from '../../domain/deadline';
import { moneyIn, rulesOf } from '../../domain/market/market';
import type { Rate } from '../../domain/rates';
import { timeZoneOf } from '../../domain/market/time-zone';
import type { Ctx } from '../platform/context';
import { rowsAt } from '../platform/db/client';
import { requireOwner } from '../platform/owner';
import { readBasket } from '../lists/basket/read-basket';
import type { CartRow } from '../lists/cart/cart-rows';
import { cartAt, cartStatements } from '../lists/cart/read-cart';
import { rateAt } from '../catalogue/cards/rate';
import { balanceStatement } from '../trades/money/store-credit/credit-statements';
import { badParcelsStatement } from './bad-parcels';
import { unpaidTransferAt, unpaidTransferStatement } from './unpaid-transfer';

/** A quote, and what it was computed from: placing it checks that all of this is still so. */
export interface Deal {
  readonly owner: string;
  readonly quote: Quote;
  /** Of basket and cart, as read. */
  readonly version: number;
  readonly rate: Rate;
  /** The cart's lines with their base prices. */
  readonly copies: readonly CartRow[];
}

/** Basket and cart are read side by side; a change between the two is read again. */
const readings = 3;

/**
 * The deal that basket and cart make now, in the market of the call. `email` is where an unpaid transfer is looked for,
 * too; null for a guest who has not said it yet.
 */
export async function readDeal(ctx: Ctx, input: QuoteInput, email: string | null): Promise<Deal> {
  const owner = requireOwner(ctx);
  const account = ctx.actor.kind === 'account' ? ctx.actor.account.id : null;
  const { currency } = rulesOf(ctx.market);
  for (let reading = 1; ; reading += 1) {
    const statements = cartStatements(ctx, owner);
    const [basket, results] = await Promise.all([
      readBasket(ctx),
      ctx.db.batch([
        ...statements,
        balanceStatement(ctx, account ?? '', currency),
        unpaidTransferStatement(ctx, owner, email),
        badParcelsStatement(ctx, account ?? ''),
      ]),
    ]);
    const cart = await cartAt(ctx, results, 0);
    if (basket.version !== cart.version && reading < readings) continue;
    const balance = account === null ? 0 : (rowsAt<{ balance: number }>(results, statements.length)[0]?.balance ?? 0);
    const facts = {
      basket,
      cart,
      input,
      market: ctx.market,
      who: account === null ? ('guest' as const) : ('account' as const),
      storeCredit: moneyIn(ctx.market, balance),
      stripe: ctx.payments !== null,
      replyLabel: ctx.market in ctx.settings.replyLicences,
      badParcels: rowsAt<{ bad: number }>(results, statements.length + 2)[0]?.bad ?? 0,
      today: localDay(ctx.now.toISOString(), timeZoneOf(ctx.market)),
    };
    const free = quote(facts);
    const unpaid = unpaidTransferAt(results, statements.length + 1, owner);
    const transfers =
      free.settlement === 'pay-now' && free.payNow.minor > 0 && (input.payment ?? 'bank-transfer') === 'bank-transfer';
    const stopped = unpaid === null || !transfers ? [] : [{ code: 'unpaid-transfer-open' as const, facts: unpaid }];
    return {
      owner,
      quote: stopped.length === 0 ? free : quote({ ...facts, stopped }),
      version: cart.version,
      rate: rateAt(ctx, results, 0),
      copies: rowsAt<CartRow>(results, 2),
    };
  }
}

/** The checkout's summary as it would be placed now. */
export async function readQuote(ctx: Ctx, input: QuoteInput): Promise<Quote> {
  const email = ctx.actor.kind === 'account' ? ctx.actor.account.email : null;
  return (await readDeal(ctx, input, email)).quote;
}
