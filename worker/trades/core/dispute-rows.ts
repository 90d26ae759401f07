import { eq } from 'drizzle-orm';
import type { Currency } from '../../../domain/money';
import { isOpenDispute } from '../../../domain/trades/money/disputes';
import type { Dispute } from '../../platform/adapters/payments/payments';
import type { Ctx } from '../../platform/context';
import { orm, sql, statementOf } from '../../platform/db/client';
import { columnsOf, type RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { disputeEvents, disputes } from '../../platform/db/schema/money';
import { hasOpenWarningSql } from './fraud-rows';

const columns = columnsOf(
  disputes,
  'id',
  'trade_id',
  'amount',
  'reason',
  'state',
  'withdrawn',
  'evidence_by',
  'opened_at',
  'ended_at',
);
/** A dispute about a card payment. */
export type DisputeRow = RowOf<typeof columns>;

const eventColumns = columnsOf(disputeEvents, 'dispute', 'seq', 'state', 'actor', 'at');
export type DisputeEventRow = RowOf<typeof eventColumns>;

const disputeSelect =
  'SELECT id, trade_id, amount, reason, state, withdrawn, evidence_by, opened_at, ended_at FROM disputes';
/** Reads the disputes of a trade, oldest first. */
export const disputesOfTrade = defineRead(columns, `${disputeSelect} WHERE trade_id = ?1 ORDER BY opened_at, id`);
/** Reads the state changes of all disputes of a trade, oldest first. */
export const disputeEventsOfTrade = defineRead(
  eventColumns,
  'SELECT dispute, seq, state, actor, at FROM dispute_events WHERE trade_id = ?1 ORDER BY at, dispute, seq',
);
const disputeOfId = defineRead(columns, `${disputeSelect} WHERE id = ?1`);

/**
 * Returns an SQL condition: a dispute or an unchecked fraud warning stops the books from leaving. It matches the
 * domain's `blocksPacking`. `alias` is the alias of `trades`.
 */
export const packingBlockedSql = (alias: string): string =>
  `(EXISTS (SELECT 1 FROM disputes d WHERE d.trade_id = ${alias}.id AND (d.ended_at IS NULL OR d.withdrawn > 0))
    OR ${hasOpenWarningSql(alias)})`;

/** Returns a stored dispute, or null. */
export function readDispute(ctx: Pick<Ctx, 'db'>, id: string): Promise<DisputeRow | null> {
  return disputeOfId.first(ctx.db, id);
}

/** Values of a dispute as they are stored: in the trade's currency, at most the amount of its payment. */
export type DisputeValues = Pick<
  DisputeRow,
  'id' | 'trade_id' | 'amount' | 'reason' | 'state' | 'withdrawn' | 'evidence_by' | 'opened_at'
>;

/** Returns whether the stored dispute already has these values. */
export function hasSameValues(stored: DisputeRow, values: DisputeValues): boolean {
  return (
    stored.state === values.state &&
    stored.withdrawn === values.withdrawn &&
    stored.evidence_by === values.evidence_by &&
    stored.amount === values.amount &&
    stored.reason === values.reason
  );
}

/**
 * Returns the statement that adds a dispute. A trigger writes its first event. It aborts the batch (unique constraint)
 * when the dispute is already stored.
 */
export function addDisputeStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  values: DisputeValues,
  { provider, payment, currency }: { readonly provider: string; readonly payment: string; readonly currency: Currency },
): D1PreparedStatement {
  const now = ctx.now.toISOString();
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .insert(disputes)
      .values({
        id: values.id,
        provider,
        tradeId: values.trade_id,
        payment,
        amount: values.amount,
        currency,
        reason: values.reason,
        state: values.state,
        withdrawn: values.withdrawn,
        evidenceBy: values.evidence_by,
        openedAt: values.opened_at,
        endedAt: isOpenDispute(values.state) ? null : now,
        askedAt: now,
      }),
  );
}

/** Returns the statement that updates a stored dispute. */
export function updateDisputeStatement(ctx: Pick<Ctx, 'db' | 'now'>, values: DisputeValues): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE disputes SET amount = ?2, reason = ?3, state = ?4, withdrawn = ?5, evidence_by = ?6, asked_at = ?8,
      ended_at = CASE ?7 WHEN 1 THEN NULL ELSE coalesce(ended_at, ?8) END WHERE id = ?1`,
    values.id,
    values.amount,
    values.reason,
    values.state,
    values.withdrawn,
    values.evidence_by,
    isOpenDispute(values.state) ? 1 : 0,
    ctx.now.toISOString(),
  );
}

/** Returns the statement that records when the provider was last asked about an unchanged dispute. */
export function markDisputeCheckedStatement(ctx: Pick<Ctx, 'db' | 'now'>, id: string): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db).update(disputes).set({ askedAt: ctx.now.toISOString() }).where(eq(disputes.id, id)),
  );
}

/**
 * Maps a dispute of the provider to the values of our table. Amounts are capped at the payment, because gains from
 * exchange rates are not the trade's.
 */
export function disputeValues(
  dispute: Dispute,
  trade: string,
  payment: { readonly amount: number; readonly currency: string },
): DisputeValues {
  const isSameCurrency = dispute.currency === payment.currency;
  const amount = Math.min(isSameCurrency ? dispute.amount : payment.amount, payment.amount);
  // In a foreign currency the bank holds either the full amount or nothing.
  const withdrawnAbroad = dispute.withdrawn > 0 ? amount : 0;
  const withdrawn = isSameCurrency ? dispute.withdrawn : withdrawnAbroad;
  return {
    id: dispute.id,
    trade_id: trade,
    amount,
    reason: dispute.reason,
    state: dispute.state,
    withdrawn: Math.min(amount, withdrawn),
    evidence_by: dispute.evidenceBy,
    opened_at: dispute.openedAt,
  };
}
