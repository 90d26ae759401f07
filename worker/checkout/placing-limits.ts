import { canonicalMailbox } from '../../domain/accounts/email';
import { networkBlock } from '../../domain/network';
import { paymentPolicy, orderRatePolicy } from '../../domain/policy/payments';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import type { ConstraintError } from '../platform/db/commit';
import { keyedHash } from '../platform/keyed-hash';
import { secretHash } from '../platform/secret-hash';
import { attemptStatements, tooManyAttempts, type CountingRule, type Limit } from '../platform/rate-limit/attempts';
import { paymentMethodOf, type NewTrade } from './insert-trade-statements';
import { isCardProvider } from '../../domain/trades/money/card-providers';

const counting: CountingRule = { windowMinutes: orderRatePolicy.windowMinutes, problem: 'too-many-orders' };

/** Returns the hash of the visitor's network block; null for accounts, and where the edge names no network. */
async function guestNetwork(ctx: Ctx): Promise<string | null> {
  const block = ctx.actor.kind === 'guest' ? networkBlock(ctx.network) : null;
  return block === null ? null : keyedHash(ctx, `network ${block}`);
}

async function placingLimits(ctx: Ctx, email: string, network: string | null): Promise<Limit[]> {
  if (ctx.actor.kind === 'account') {
    return [{ key: `place:one:${await secretHash(ctx.actor.account.id)}`, max: orderRatePolicy.perAccount }];
  }
  const mailbox: Limit = {
    key: `place:mail:${await secretHash(canonicalMailbox(email))}`,
    max: orderRatePolicy.perMail,
  };
  if (network === null) return [mailbox];
  return [mailbox, { key: `place:network:${network}`, max: orderRatePolicy.perNetwork }];
}

/**
 * Returns the statements that count a placed order and a guest's unpaid copies, for the batch that places it.
 * They abort it (`NOT NULL attempts.count`, `NOT NULL guest_reservations.copies`) where there are too many, so parallel
 * orders can't pass together. An order that is not placed is not counted; cancelling an order does not reduce the
 * count.
 */
export async function placingStatements(ctx: Ctx, trade: NewTrade): Promise<D1PreparedStatement[]> {
  const network = await guestNetwork(ctx);
  const counted = attemptStatements(ctx, await placingLimits(ctx, trade.contact.email, network), counting);
  const payment = paymentMethodOf(trade);
  if (network === null || payment === null) return counted;
  const maxCopies = isCardProvider(payment) ? paymentPolicy.guestNetworkCardCopies : paymentPolicy.guestNetworkCopies;
  const reserved = sql(
    ctx.db,
    `INSERT INTO guest_reservations (trade_id, network, payment, copies) VALUES (?1, ?2, ?3, CASE WHEN
       (SELECT coalesce(sum(copies), 0) FROM guest_reservations WHERE network = ?2
       AND payment = ?3) + ?4 <= ?5 THEN ?4 END)`,
    trade.id,
    network,
    payment,
    trade.deal.quote.cart.books,
    maxCopies,
  );
  return [...counted, reserved];
}

/** Returns the problem when one of `placingStatements` aborted the batch; null for another constraint. */
export async function placingProblem(
  ctx: Ctx,
  { constraint }: ConstraintError,
  trade: NewTrade,
): Promise<Problem | null> {
  if (constraint === 'attempts.count') {
    return tooManyAttempts(ctx, await placingLimits(ctx, trade.contact.email, await guestNetwork(ctx)), counting);
  }
  if (constraint !== 'guest_reservations.copies') return null;
  return new Problem('guest-copies-full', {
    card: paymentMethodOf(trade) === 'bank-transfer' && ctx.payments !== null,
  });
}
