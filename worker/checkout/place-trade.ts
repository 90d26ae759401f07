import type { CheckoutInput, Placed } from '../../domain/checkout/schemas';
import { Problem } from '../../domain/problems';
import { initialStates } from '../../domain/trades/lifecycle/transitions';
import { tradeNumber } from '../../domain/trades/number';
import type { ClaimedRow, Ctx } from '../platform/context';
import { commit, ConstraintError, isRace } from '../platform/db/commit';
import { retryOnRace } from '../platform/db/retry-on-race';
import { mailLinkOrigin } from '../platform/settings/mail-link-origin';
import { requireOwner } from '../platform/owner';
import type { PrefetchResult } from '../platform/prefetch';
import { secretHash } from '../platform/secret-hash';
import { typedIbanStatements } from '../accounts/payout-details/checkout-payout';
import { ownMail } from '../outbox/own-mail';
import { sendOutboxSoon } from '../outbox/send-soon';
import { eventStatement, eventsThrough } from '../trades/core/event-statements';
import { guestTradePath, newGuestKey } from '../trades/guest-links/guest-key';
import { ledgerStatements } from '../trades/money/ledger/ledger-statements';
import { reserveStockStatements } from '../stock/reserve-stock';
import { useCreditStatements } from '../trades/money/store-credit/credit-statements';
import { packBasket } from './inbound-copies';
import { placedFactsOf } from './placed-trade-facts';
import { findEarlierTrade, tradePath, type CheckoutRequest } from './find-earlier-trade';
import { readDeal, type Deal } from './read-quote';
import { emailOf, requireContact, type Contact } from './require-contact';
import { placingProblem, placingStatements } from './placing-limits';
import { placingRaces } from './placing-races';
import { requirePlaceable } from './require-placeable';
import {
  clearListsStatements,
  deadlinesOf,
  insertInboundStatements,
  insertOutboundStatements,
  insertTradeStatement,
  type NewTrade,
} from './insert-trade-statements';

export interface PlacedTrade {
  readonly placed: Placed;
  /** A guest's new key to the trade, for the cookie; null when this call made none. */
  readonly key: string | null;
}

/** Most attempts: when a check of the batch fails because data changed, everything is read again. */
const maxAttempts = 4;

/**
 * Places basket, cart or both as one trade, by one atomic batch that checks again everything the quote was computed
 * from. A repeated call with the same `key` and body returns the same trade.
 * @throws `terms-not-accepted`, `declaration-missing`, `idempotency-key-reused`,
 *   `checkout-already-sent` {trade, number}, `too-many-orders` {retryAfter},
 *   `guest-copies-full` {card: a card payment is possible instead}, and what `requirePlaceable` and `requireContact`
 * throw
 * @see docs/product.md#placing-a-trade
 */
export async function placeTrade(
  ctx: Ctx,
  input: { readonly key: string; readonly body: CheckoutInput; readonly prefetched?: PrefetchResult | null },
): Promise<PlacedTrade> {
  const { key: idemKey, body, prefetched } = input;
  const request: CheckoutRequest = {
    owner: requireOwner(ctx),
    idemKey,
    bodyHash: await secretHash(JSON.stringify(body)),
    seenQuote: body.quote,
    seenLists: body.lists ?? null,
  };
  return retryOnRace(
    maxAttempts,
    placingRaces,
    async (attempt) => {
      try {
        return await placeOnce(ctx, request, body, { attempt, prefetched: attempt === 1 ? prefetched : null });
      } catch (error) {
        if (!(error instanceof Problem) && !isRace(error, placingRaces)) throw error;
        const earlier = await findEarlierTrade(ctx, request, error instanceof Problem ? error.code : null);
        if (earlier !== null) return { placed: earlier, key: null };
        throw error;
      }
    },
    () => new Problem('list-changed'),
  );
}

/**
 * Returns the present deal of the lists and the customer's contact, when they may be placed.
 * @throws the problem that prevents placing
 */
async function requireDeal(
  ctx: Ctx,
  body: CheckoutInput,
  prefetched: PrefetchResult | null | undefined,
): Promise<{ readonly deal: Deal; readonly contact: Contact }> {
  if (!body.terms) throw new Problem('terms-not-accepted');
  const { settlement, payment, payout, useStoreCredit } = body;
  const deal = await readDeal(ctx, { settlement, payment, payout, useStoreCredit }, emailOf(ctx, body), prefetched);
  requirePlaceable(deal.quote, body.quote);
  const contact = requireContact(ctx, body, deal.quote, deal.payout.stored);
  if (deal.quote.basket.books > 0 && !body.declaration) throw new Problem('declaration-missing');
  return { deal, contact };
}

/** A trade that is about to be stored, with a guest's new key to it. */
interface PreparedTrade {
  readonly trade: NewTrade;
  readonly guestKey: string | null;
}

/** Returns a new trade of the lists. Its number is drawn, one byte longer in each attempt, as a number may be taken. */
async function prepareTrade(
  ctx: Ctx,
  { idemKey, bodyHash }: CheckoutRequest,
  { attempt, ...agreed }: Pick<NewTrade, 'deal' | 'contact' | 'input'> & { readonly attempt: number },
): Promise<PreparedTrade> {
  const id = ctx.ids.id();
  const guestKey = ctx.actor.kind === 'account' ? null : await newGuestKey(ctx, id, null);
  return {
    guestKey,
    trade: {
      ...agreed,
      id,
      number: tradeNumber(ctx.market, ctx.ids.bytes(3 + attempt)),
      guestKeyHash: guestKey === null ? null : await secretHash(guestKey),
      idemKey,
      bodyHash,
      inbound: packBasket(agreed.deal.basketLines, ctx.now.toISOString()),
      deadlines: deadlinesOf(ctx, agreed),
    },
  };
}

/** Returns the mail that confirms the order. A guest's link has the key. */
function confirmationMail(ctx: Ctx, { trade, guestKey }: PreparedTrade): ReturnType<typeof ownMail> {
  const path =
    guestKey === null ? tradePath(ctx.language, trade.id) : `/${ctx.language}${guestTradePath(trade.id, guestKey)}`;
  return ownMail(
    ctx,
    {
      kind: 'trade-placed',
      payload: { trade: trade.id, path, origin: mailLinkOrigin(ctx) },
      dedupeKey: `trade-placed:${trade.id}`,
    },
    { to: trade.contact.email, isGuest: ctx.actor.kind !== 'account' },
  );
}

/** Makes one attempt to place the trade: reads, decides and commits. */
async function placeOnce(
  ctx: Ctx,
  request: CheckoutRequest,
  body: CheckoutInput,
  { attempt, prefetched }: { readonly attempt: number; readonly prefetched: PrefetchResult | null | undefined },
): Promise<PlacedTrade> {
  const { deal, contact } = await requireDeal(ctx, body, prefetched);
  const prepared = await prepareTrade(ctx, request, { deal, contact, input: body, attempt });
  const { trade, guestKey } = prepared;
  const ibanStatements =
    contact.typedIban === null
      ? []
      : await typedIbanStatements(ctx, { holder: contact.name, iban: contact.typedIban }, deal.payout);
  const limitStatements = await placingStatements(ctx, trade);
  const mail = await confirmationMail(ctx, prepared);
  let claimed: ClaimedRow | undefined;
  try {
    const statements = placeTradeStatements(ctx, trade);
    const results = await commit(ctx.db, [...statements, ...mail.statements, ...limitStatements, ...ibanStatements]);
    claimed = mail.claimedAt(results, statements.length);
  } catch (error) {
    const problem = error instanceof ConstraintError ? await placingProblem(ctx, error, trade) : null;
    throw problem ?? error;
  }
  if (claimed !== undefined) sendOutboxSoon(ctx, { ...claimed, facts: placedFactsOf(ctx, trade) });
  // The outbox also has a mail about a newly stored IBAN.
  if (claimed === undefined || ibanStatements.length > 0) sendOutboxSoon(ctx);
  const placed = { trade: { id: trade.id, number: trade.number }, path: tradePath(ctx.language, trade.id) };
  return { placed, key: guestKey };
}

/** Returns the statements of the whole trade, in the order in which their checks should fail. */
function placeTradeStatements(ctx: Ctx, trade: NewTrade): D1PreparedStatement[] {
  const { quote, rate } = trade.deal;
  const initial = initialStates({
    settlement: quote.settlement,
    hasInbound: quote.basket.books > 0,
    hasOutbound: quote.cart.books > 0,
    toPay: quote.payNow.minor,
  });
  const noEvent = { seq: 0, state: '' } as const;
  return [
    insertTradeStatement(ctx, trade),
    ...insertInboundStatements(ctx, trade),
    ...insertOutboundStatements(ctx, trade),
    eventStatement(ctx, trade.id, [
      ...eventsThrough('inbound', noEvent, initial.inbound, 'customer'),
      ...eventsThrough('outbound', noEvent, initial.outbound, 'customer'),
      ...eventsThrough('settlement', noEvent, initial.settlement, 'customer'),
    ]),
    ...reserveStockStatements(
      ctx,
      trade.id,
      quote.cart.lines.map(({ book, grade, quantity }) => ({ isbn: book.isbn, grade, quantity })),
    ),
    ...(ctx.actor.kind === 'account'
      ? useCreditStatements(ctx, {
          account: ctx.actor.account.id,
          currency: rate.currency,
          amounts: {
            bonus: quote.storeCredit.bonusUsed.minor,
            earned: quote.storeCredit.used.minor - quote.storeCredit.bonusUsed.minor,
          },
          trade: trade.id,
        })
      : []),
    ...ledgerStatements(
      ctx,
      trade.id,
      0,
      [
        { kind: 'sale', amount: 0 - quote.cart.subtotal.minor, ref: '' },
        { kind: 'postage', amount: 0 - quote.cart.postage.minor, ref: '' },
        { kind: 'credit-used', amount: quote.storeCredit.used.minor, ref: '' },
      ],
      'customer',
    ),
    ...clearListsStatements(ctx, trade),
  ];
}
