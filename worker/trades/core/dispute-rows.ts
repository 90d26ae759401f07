import { isOpenDispute, type DisputeState } from '../../../domain/trades/money/disputes';
import type { Dispute } from '../../platform/adapters/payments/payments';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { hasOpenWarningSql } from './fraud-rows';

/** A dispute about a card payment; see `disputes` in migrations/0020_disputes.sql. */
export interface DisputeRow {
  readonly id: string;
  readonly trade_id: string;
  readonly amount: number;
  readonly reason: string;
  readonly state: DisputeState;
  /** What the bank has of it now, as the ledger has booked it. */
  readonly withdrawn: number;
  readonly evidence_by: string | null;
  readonly opened_at: string;
  readonly ended_at: string | null;
}

export interface DisputeEventRow {
  readonly dispute: string;
  readonly seq: number;
  readonly state: DisputeState;
  readonly actor: 'provider';
  readonly at: string;
}

const columns = 'id, trade_id, amount, reason, state, withdrawn, evidence_by, opened_at, ended_at';
/** Those of a trade, `?1`, and what became of them; oldest first. */
export const disputesOfTradeSql = `SELECT ${columns} FROM disputes WHERE trade_id = ?1 ORDER BY opened_at, id`;
export const disputeEventsOfTradeSql =
  'SELECT dispute, seq, state, actor, at FROM dispute_events WHERE trade_id = ?1 ORDER BY at, dispute, seq';

/**
 * A bank keeps the books here: the domain's `blocksPacking`, or a warning nobody has looked at, as a condition on `trades`
 * under an alias.
 */
export const booksHeldSql = (alias: string): string =>
  `(EXISTS (SELECT 1 FROM disputes d WHERE d.trade_id = ${alias}.id AND (d.ended_at IS NULL OR d.withdrawn > 0))
    OR ${hasOpenWarningSql(alias)})`;

export async function readDispute(ctx: Pick<Ctx, 'db'>, id: string): Promise<DisputeRow | null> {
  const [row] = await rows<DisputeRow>(sql(ctx.db, `SELECT ${columns} FROM disputes WHERE id = ?1`, id));
  return row ?? null;
}

/** A dispute as it is to be written: amounts in the trade's currency and within its payment. */
export type DisputeValues = Pick<
  DisputeRow,
  'id' | 'trade_id' | 'amount' | 'reason' | 'state' | 'withdrawn' | 'evidence_by' | 'opened_at'
>;

/** Whether it is known just so. */
export function hasSameValues(known: DisputeRow, told: DisputeValues): boolean {
  return (
    known.state === told.state &&
    known.withdrawn === told.withdrawn &&
    known.evidence_by === told.evidence_by &&
    known.amount === told.amount &&
    known.reason === told.reason
  );
}

/**
 * Statement: a dispute that nobody has told of; aborts its batch (unique) where somebody has by now. Its event follows
 * by itself.
 */
export function addDisputeStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  told: DisputeValues,
  { provider, payment, currency }: { readonly provider: string; readonly payment: string; readonly currency: string },
): D1PreparedStatement {
  const now = ctx.now.toISOString();
  return sql(
    ctx.db,
    `INSERT INTO disputes (id, provider, trade_id, payment, amount, currency, reason, state, withdrawn, evidence_by,
      opened_at, ended_at, asked_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`,
    told.id,
    provider,
    told.trade_id,
    payment,
    told.amount,
    currency,
    told.reason,
    told.state,
    told.withdrawn,
    told.evidence_by,
    told.opened_at,
    isOpenDispute(told.state) ? null : now,
    now,
  );
}

/** Statement: how a known dispute stands now. */
export function updateDisputeStatement(ctx: Pick<Ctx, 'db' | 'now'>, told: DisputeValues): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE disputes SET amount = ?2, reason = ?3, state = ?4, withdrawn = ?5, evidence_by = ?6, asked_at = ?8,
      ended_at = CASE ?7 WHEN 1 THEN NULL ELSE coalesce(ended_at, ?8) END WHERE id = ?1`,
    told.id,
    told.amount,
    told.reason,
    told.state,
    told.withdrawn,
    told.evidence_by,
    isOpenDispute(told.state) ? 1 : 0,
    ctx.now.toISOString(),
  );
}

/** Statement: it stands as before. */
export function disputeCheckedStatement(ctx: Pick<Ctx, 'db' | 'now'>, id: string): D1PreparedStatement {
  return sql(ctx.db, 'UPDATE disputes SET asked_at = ?2 WHERE id = ?1', id, ctx.now.toISOString());
}

/**
 * What the provider says of a dispute, by our trade and the payment it is about; what exchange rates added is not the
 * trade's.
 */
export function disputeValues(
  dispute: Dispute,
  trade: string,
  payment: { readonly amount: number; readonly currency: string },
): DisputeValues {
  const isSame = dispute.currency === payment.currency;
  const amount = Math.min(isSame ? dispute.amount : payment.amount, payment.amount);
  // In a foreign currency the whole is away or nothing.
  const away = isSame ? dispute.withdrawn : dispute.withdrawn > 0 ? amount : 0;
  return {
    id: dispute.id,
    trade_id: trade,
    amount,
    reason: dispute.reason,
    state: dispute.state,
    withdrawn: Math.min(amount, away),
    evidence_by: dispute.evidenceBy,
    opened_at: dispute.openedAt,
  };
}
