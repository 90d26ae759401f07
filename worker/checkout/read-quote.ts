import { quote } from '../../domain/checkout/quote';
import type { Quote, QuoteInput } from '../../domain/checkout/schemas';
import { localDay } from '../../domain/deadline';
import { rulesOf } from '../../domain/market/market';
import type { Rate } from '../../domain/rates';
import { timeZoneOf } from '../../domain/market/time-zone';
import type { Ctx } from '../platform/context';
import { requireOwner } from '../platform/owner';
import {
  type Prefetch,
  type PrefetchCtx,
  prefetchedOrRead,
  prefetchKey,
  type PrefetchResult,
} from '../platform/prefetch';
import { basketStatements, basketWithHoldsAt, type LineWithHold } from '../lists/basket/read-basket';
import type { CartRow } from '../lists/cart/cart-rows';
import { cartAt, cartRowsAt, cartStatements } from '../lists/cart/read-cart';
import {
  checkoutPayoutAt,
  checkoutPayoutStatement,
  type CheckoutPayout,
} from '../accounts/payout-details/checkout-payout';
import { listFactsAt } from '../lists/basket/list-facts';
import { listRaces } from '../platform/db/raise-version';
import { retryOnRace } from '../platform/db/retry-on-race';
import { balanceAt, balanceStatement } from '../trades/money/store-credit/credit-statements';
import { badParcelsAt, badParcelsStatement } from './bad-parcels';
import { transferOfAccountStatement, unpaidTransferAt, unpaidTransferStatement } from './unpaid-transfer';

/** A quote with the data it was computed from. Placing it checks that these data are unchanged. */
export interface Deal {
  readonly owner: string;
  readonly quote: Quote;
  /** Version of basket and cart, as read. */
  readonly version: number;
  readonly rate: Rate;
  /** The cart's lines with their base prices. */
  readonly cartRows: readonly CartRow[];
  /** The basket's lines with their holds and weights. */
  readonly basketLines: readonly LineWithHold[];
  readonly payout: CheckoutPayout;
}

/** Number of attempts: other accounts can take the last copies that a new hold is for. */
const maxAttempts = 3;

const verb = 'read-deal';

/**
 * Indexes of the results of a deal's statements: cart and basket have two each. One batch reads one state, so basket
 * and cart have the same version.
 */
const resultIndex = { cart: 0, basket: 2, unpaidTransfer: 4, balance: 5, badParcels: 6, payout: 7 } as const;

const listStatements = (ctx: PrefetchCtx, owner: string) => [
  ...cartStatements(ctx, owner),
  ...basketStatements(ctx, owner),
];

/** Returns the statements that read what only an account has. `account`: id of the account or of its session. */
const accountStatements = (ctx: PrefetchCtx, account: string) => [
  balanceStatement(ctx, account, rulesOf(ctx.market).currency),
  badParcelsStatement(ctx, account),
  checkoutPayoutStatement(ctx, account),
];

/** Returns the first read of `readDeal` for an account. The statements find the account by its session. */
export function dealPrefetch(ctx: PrefetchCtx): Prefetch {
  return {
    key: prefetchKey(verb, ctx),
    statements: (session) => [
      ...listStatements(ctx, session),
      transferOfAccountStatement(ctx, session),
      ...accountStatements(ctx, session),
    ],
  };
}

/**
 * Reads the present deal of basket and cart, in the market of the call. An unpaid transfer is also looked for by
 * `email`; null for a guest who has not entered it yet.
 */
export async function readDeal(
  ctx: Ctx,
  input: QuoteInput,
  email: string | null,
  prefetched: PrefetchResult | null | undefined,
): Promise<Deal> {
  return retryOnRace(maxAttempts, listRaces, (attempt) =>
    readDealOnce(ctx, input, email, attempt === 1 ? prefetched : null),
  );
}

async function readDealOnce(
  ctx: Ctx,
  input: QuoteInput,
  email: string | null,
  prefetched: PrefetchResult | null | undefined,
): Promise<Deal> {
  const owner = requireOwner(ctx);
  const account = ctx.actor.kind === 'account' ? ctx.actor.account.id : null;
  const results = await prefetchedOrRead(prefetched, prefetchKey(verb, ctx), () =>
    ctx.db.batch([
      ...listStatements(ctx, owner),
      unpaidTransferStatement(ctx, owner, email),
      ...(account === null ? [] : accountStatements(ctx, account)),
    ]),
  );
  const lists = listFactsAt(ctx, results, resultIndex.cart);
  const cart = await cartAt(ctx, results, resultIndex.cart);
  const { basket, lines } = await basketWithHoldsAt(ctx, results, resultIndex.basket, { owner, facts: lists });
  const facts = {
    basket,
    cart,
    input,
    market: ctx.market,
    canBuy: !ctx.settings.closedForBuying.includes(ctx.market),
    customerKind: account === null ? ('guest' as const) : ('account' as const),
    storeCredit: account === null ? { earned: 0, bonus: 0 } : balanceAt(results, resultIndex.balance),
    cardProvider: ctx.payments?.provider ?? null,
    replyLabel: ctx.market in ctx.settings.replyLicences,
    badParcels: badParcelsAt(results, resultIndex.badParcels),
    today: localDay(ctx.now.toISOString(), timeZoneOf(ctx.market)),
  };
  const withoutTransferCheck = quote(facts);
  const unpaid = unpaidTransferAt(results, resultIndex.unpaidTransfer, owner);
  const paysByTransfer =
    withoutTransferCheck.settlement === 'pay-now' &&
    withoutTransferCheck.payNow.minor > 0 &&
    (input.payment ?? 'bank-transfer') === 'bank-transfer';
  const stopped = unpaid === null || !paysByTransfer ? [] : [{ code: 'unpaid-transfer-open' as const, facts: unpaid }];
  return {
    owner,
    quote: stopped.length === 0 ? withoutTransferCheck : quote({ ...facts, stopped }),
    version: lists.version,
    rate: lists.rate,
    cartRows: cartRowsAt(results, resultIndex.cart + 1),
    basketLines: lines,
    payout: checkoutPayoutAt(results, resultIndex.payout),
  };
}

/** Returns the checkout's summary as it would be placed now. */
export async function readQuote(ctx: Ctx, input: QuoteInput, prefetched: PrefetchResult | null = null): Promise<Quote> {
  const email = ctx.actor.kind === 'account' ? ctx.actor.account.email : null;
  return (await readDeal(ctx, input, email, prefetched)).quote;
}
