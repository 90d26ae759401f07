import type { Standing } from '../../../domain/desk/outbound-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import type { TradeRow } from '../trades/trade-rows';

/** Where a trade stands after a step. Callers have checked the role. */
export async function readStanding(ctx: Ctx, id: string): Promise<Standing> {
  const [row] = await rows<Pick<TradeRow, 'id' | 'number' | 'inbound_state' | 'outbound_state' | 'settlement_state' | 'version'>>(
    sql(ctx.db, 'SELECT id, number, inbound_state, outbound_state, settlement_state, version FROM trades WHERE id = ?1', id),
  );
  if (row === undefined) throw new Problem('trade-not-found');
  return { trade: row.id, number: row.number, inbound: row.inbound_state, outbound: row.outbound_state, settlement: row.settlement_state, version: row.version };
}
