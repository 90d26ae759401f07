import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import type { TradeRow } from './trade-rows';

/**
 * Returns the statement that aborts its batch (`NOT NULL trades.version`) when the trade has changed since it was
 * read. It must be the first of the batch. For verbs that decide from the complete record.
 */
export function requireUnchangedStatement(
  ctx: Pick<Ctx, 'db'>,
  trade: Pick<TradeRow, 'id' | 'version'>,
): D1PreparedStatement {
  return sql(
    ctx.db,
    'UPDATE trades SET version = CASE WHEN version = ?2 THEN version + 1 END WHERE id = ?1',
    trade.id,
    trade.version,
  );
}

/**
 * Returns the statement that aborts its batch (`NOT NULL trades.version`) unless the inbound leg is in `state`. For
 * verbs that change only one line.
 */
export function requireInboundStateStatement(
  ctx: Pick<Ctx, 'db'>,
  tradeId: string,
  state: InboundLegState,
): D1PreparedStatement {
  return sql(
    ctx.db,
    'UPDATE trades SET version = CASE WHEN inbound_state = ?2 THEN version + 1 END WHERE id = ?1',
    tradeId,
    state,
  );
}
