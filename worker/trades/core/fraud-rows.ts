import { and, eq, isNull } from 'drizzle-orm';
import type { FraudWarning } from '../../platform/adapters/payments/payments';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { columnsOf, type RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { fraudWarnings } from '../../platform/db/schema/money';

const columns = columnsOf(fraudWarnings, 'id', 'warned_at', 'looked_at');
/** A bank's warning about a card payment. */
export type FraudWarningRow = RowOf<typeof columns>;

/** Reads the fraud warnings of a trade, oldest first. */
export const warningsOfTrade = defineRead(
  columns,
  'SELECT id, warned_at, looked_at FROM fraud_warnings WHERE trade_id = ?1 ORDER BY warned_at, id',
);

/** Returns an SQL condition: the trade has an unchecked fraud warning. `alias` is the alias of `trades`. */
export const hasOpenWarningSql = (alias: string): string =>
  `EXISTS (SELECT 1 FROM fraud_warnings w WHERE w.trade_id = ${alias}.id AND w.looked_at IS NULL)`;

/**
 * Returns the statement that adds a fraud warning. It aborts the batch (unique constraint) when the warning is already
 * stored.
 */
export function addWarningStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, kind, warnedAt }: FraudWarning,
  { provider, trade, payment }: { readonly provider: string; readonly trade: string; readonly payment: string },
): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .insert(fraudWarnings)
      .values({ id, provider, tradeId: trade, payment, kind, warnedAt, heardAt: ctx.now.toISOString() }),
  );
}

/** Returns the statement that marks all fraud warnings of a trade as checked. */
export function markWarningsCheckedStatement(ctx: Pick<Ctx, 'db' | 'now'>, trade: string): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .update(fraudWarnings)
      .set({ lookedAt: ctx.now.toISOString() })
      .where(and(eq(fraudWarnings.tradeId, trade), isNull(fraudWarnings.lookedAt))),
  );
}
