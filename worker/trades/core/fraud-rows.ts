import type { FraudWarning } from '../../platform/adapters/payments/payments';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/** A bank's warning about a card payment; see `fraud_warnings` in migrations/0021_fraud_warnings.sql. */
export interface FraudWarningRow {
  readonly id: string;
  readonly warned_at: string;
  /** When somebody at the desk let the books go all the same; null: nobody has looked yet. */
  readonly looked_at: string | null;
}

/** Those of a trade, `?1`, oldest first. */
export const warningsOfTradeSql =
  'SELECT id, warned_at, looked_at FROM fraud_warnings WHERE trade_id = ?1 ORDER BY warned_at, id';

/** A trade under an alias has a warning that nobody has looked at, as a condition of SQL. */
export const hasOpenWarningSql = (alias: string): string =>
  `EXISTS (SELECT 1 FROM fraud_warnings w WHERE w.trade_id = ${alias}.id AND w.looked_at IS NULL)`;

/** Statement: a warning that nobody has told of; aborts its batch (unique) where somebody has by now. */
export function addWarningStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, kind, warnedAt }: FraudWarning,
  { provider, trade, payment }: { readonly provider: string; readonly trade: string; readonly payment: string },
): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO fraud_warnings (id, provider, trade_id, payment, kind, warned_at, heard_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    id,
    provider,
    trade,
    payment,
    kind,
    warnedAt,
    ctx.now.toISOString(),
  );
}

/** Statement: all warnings of a trade are looked at. */
export function checkWarningsStatement(ctx: Pick<Ctx, 'db' | 'now'>, trade: string): D1PreparedStatement {
  return sql(
    ctx.db,
    'UPDATE fraud_warnings SET looked_at = ?2 WHERE trade_id = ?1 AND looked_at IS NULL',
    trade,
    ctx.now.toISOString(),
  );
}
