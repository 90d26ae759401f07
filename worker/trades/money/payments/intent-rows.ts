import { and, eq, inArray } from 'drizzle-orm';
import { paymentPolicy } from '../../../../domain/policy/payments';
import { dayMs, addMs, minuteMs } from '../../../../domain/time';
import type { SettlementState } from '../../../../domain/trades/lifecycle/states';
import type { Payment } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { orm, sql, statementOf } from '../../../platform/db/client';
import { columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { paymentIntents } from '../../../platform/db/schema/trade-life';
import { code } from '../../../platform/db/codes';

export const intentColumns = columnsOf(paymentIntents, 'id', 'trade_id', 'amount', 'currency', 'state', 'created_at');
/** A payment that a provider was asked to take. */
export type IntentRow = RowOf<typeof intentColumns>;

const intentSelect = 'SELECT id, trade_id, amount, currency, state, created_at FROM payment_intents';
const openIntentOfTrade = defineRead(
  intentColumns,
  `${intentSelect} WHERE trade_id = ?1 AND state IN ('open', 'processing')`,
);
const intentOfId = defineRead(intentColumns, `${intentSelect} WHERE id = ?1`);

/** Returns the open payment of a trade, or null. At most one is open (`payment_intents_open`). */
export function readOpenIntent(ctx: Pick<Ctx, 'db'>, trade: string): Promise<IntentRow | null> {
  return openIntentOfTrade.first(ctx.db, trade);
}

/** Returns a payment, or null. */
export function readIntent(ctx: Pick<Ctx, 'db'>, id: string): Promise<IntentRow | null> {
  return intentOfId.first(ctx.db, id);
}

/**
 * Returns the statements that store a new payment and keep the copies reserved until `endsAt`. They abort (unique)
 * when the trade has an open payment.
 */
export function beginIntentStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  intent: Pick<IntentRow, 'id' | 'trade_id' | 'amount' | 'currency'>,
  provider: string,
  endsAt: string,
): D1PreparedStatement[] {
  return [
    statementOf(
      ctx.db,
      orm(ctx.db).insert(paymentIntents).values({
        id: intent.id,
        tradeId: intent.trade_id,
        provider,
        amount: intent.amount,
        currency: intent.currency,
        state: 'open',
        createdAt: ctx.now.toISOString(),
      }),
    ),
    sql(ctx.db, 'UPDATE trades SET pay_by = max(pay_by, ?2) WHERE id = ?1', intent.trade_id, endsAt),
  ];
}

/** Returns the statement that marks a payment as succeeded. */
export function markIntentSucceededStatement(ctx: Pick<Ctx, 'db'>, id: string): D1PreparedStatement {
  return updateIntentStatement(ctx, id, { state: 'succeeded' });
}

function updateIntentStatement(
  ctx: Pick<Ctx, 'db'>,
  id: string,
  values: Partial<typeof paymentIntents.$inferInsert>,
): D1PreparedStatement {
  return statementOf(ctx.db, orm(ctx.db).update(paymentIntents).set(values).where(eq(paymentIntents.id, id)));
}

/**
 * Returns the statements that store the state of an unpaid payment and the new payment deadline. A bank has up to
 * `transferDays`; after its refusal the customer has `reserveMinutes` to try again. Only the time of the question is
 * stored when the state is unchanged.
 */
export function intentStateStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  intent: IntentRow,
  state: Exclude<Payment['state'], 'paid'>,
): D1PreparedStatement[] {
  const now = ctx.now.toISOString();
  const to = state === 'ended' ? 'cancelled' : state;
  if (to === intent.state) return [updateIntentStatement(ctx, intent.id, { askedAt: now })];
  const awaiting = `id = ?1 AND settlement_state = ${code<SettlementState>('awaiting-payment')}`;
  return [
    ...(to === 'processing'
      ? [
          sql(
            ctx.db,
            `UPDATE trades SET pay_by = max(pay_by, ?2) WHERE ${awaiting}`,
            intent.trade_id,
            addMs(intent.created_at, paymentPolicy.transferDays * dayMs),
          ),
        ]
      : []),
    ...(to === 'failed' && intent.state === 'processing'
      ? [
          sql(
            ctx.db,
            `UPDATE trades SET pay_by = min(pay_by, ?2) WHERE ${awaiting} AND settlement = 'pay-now'`,
            intent.trade_id,
            addMs(now, paymentPolicy.reserveMinutes * minuteMs),
          ),
        ]
      : []),
    statementOf(
      ctx.db,
      orm(ctx.db)
        .update(paymentIntents)
        .set({ state: to, askedAt: now })
        .where(and(eq(paymentIntents.id, intent.id), inArray(paymentIntents.state, ['open', 'processing']))),
    ),
    sql(ctx.db, 'UPDATE trades SET version = version + 1 WHERE id = ?1', intent.trade_id),
  ];
}
