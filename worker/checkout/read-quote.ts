import { quote } from '../../domain/checkout/quote';
import type { Quote, QuoteInput } from '../../domain/checkout/schemas';
import { localDay } from '../../domain/deadline';
import { rulesOf } from '../../domain/market/market';
import type { Rate } from '../../domain/rates';
import { timeZoneOf } from '../../domain/market/time-zone';
import type { Ctx } from '../platform/context';
import { requireOwner } from '../platform/owner';
import { readBasket } from '../lists/basket/read-basket';
import { linesOfCart, type CartRow } from '../lists/cart/cart-rows';
import { cartAt, cartStatements } from '../lists/cart/read-cart';
import { rateAt } from '../catalogue/cards/rate';
import { balanceAt, balanceStatement } from '../trades/money/store-credit/credit-statements';
import { badParcelsAt, badParcelsStatement } from './bad-parcels';
import { unpaidTransferAt, unpaidTransferStatement } from './unpaid-transfer';

/** A quote with the data it was computed from. Placing it checks that these data are unchanged. */
export interface Deal {
  readonly owner: string;
  readonly quote: Quote;
  /** Version of basket and cart, as read. */
  readonly version: number;
  readonly rate: Rate;
  /** The cart's lines with their base prices. */
  readonly copies: readonly CartRow[];
}

/** Number of attempts to read basket and cart in one version: they are read in parallel and may change in between. */
const maxReadings = 3;

/**
 * Reads the present deal of basket and cart, in the market of the call. An unpaid transfer is also looked for by
 * `email`; null for a guest who has not entered it yet.
 */
export async function readDeal(ctx: Ctx, input: QuoteInput, email: string | null): Promise<Deal> {
  const owner = requireOwner(ctx);
  const account = ctx.actor.kind === 'account' ? ctx.actor.account.id : null;
  const { currency } = rulesOf(ctx.market);
  for (let reading = 1; ; reading += 1) {
    const statements = cartStatements(ctx, owner);
    const balancePlace = statements.length;
    const unpaidPlace = balancePlace + 1;
    const badParcelsPlace = unpaidPlace + 1;
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
    if (basket.version !== cart.version && reading < maxReadings) continue;
    const storeCredit = account === null ? { earned: 0, bonus: 0 } : balanceAt(results, balancePlace);
    const facts = {
      basket,
      cart,
      input,
      market: ctx.market,
      canBuy: !ctx.settings.closedForBuying.includes(ctx.market),
      who: account === null ? ('guest' as const) : ('account' as const),
      storeCredit,
      cardProvider: ctx.payments?.provider ?? null,
      replyLabel: ctx.market in ctx.settings.replyLicences,
      badParcels: badParcelsAt(results, badParcelsPlace),
      today: localDay(ctx.now.toISOString(), timeZoneOf(ctx.market)),
    };
    const withoutTransferCheck = quote(facts);
    const unpaid = unpaidTransferAt(results, unpaidPlace, owner);
    const transfers =
      withoutTransferCheck.settlement === 'pay-now' &&
      withoutTransferCheck.payNow.minor > 0 &&
      (input.payment ?? 'bank-transfer') === 'bank-transfer';
    const stopped = unpaid === null || !transfers ? [] : [{ code: 'unpaid-transfer-open' as const, facts: unpaid }];
    return {
      owner,
      quote: stopped.length === 0 ? withoutTransferCheck : quote({ ...facts, stopped }),
      version: cart.version,
      rate: rateAt(ctx, results, 0),
      copies: linesOfCart.rowsOf(results[2]),
    };
  }
}

/** Returns the checkout's summary as it would be placed now. */
export async function readQuote(ctx: Ctx, input: QuoteInput): Promise<Quote> {
  const email = ctx.actor.kind === 'account' ? ctx.actor.account.email : null;
  return (await readDeal(ctx, input, email)).quote;
}
