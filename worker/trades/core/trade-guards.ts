import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import type { TradeRow } from './trade-rows';

/**
 * Statement, the first of its batch: aborts it (`NOT NULL trades.version`) when anything has happened to the trade
 * since it was read, for verbs that decide from the whole of it.
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
 * Statement: aborts its batch (`NOT NULL trades.version`) unless the inbound leg is in this state, for verbs that move
 * only a line.
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
