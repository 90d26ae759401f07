import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { isId } from '../../platform/id-shape';
import { canWorkAtDesk } from '../../platform/require-role';
import { requireTrade, type TradeRequest } from './require-trade';
import { readRecord } from './read-record';
import type { TradeRecord } from './trade-rows';

/**
 * Returns a trade to its customer or to the desk.
 * @throws `trade-not-found` for everybody else
 */
export async function requireOwnOrDesk(ctx: Ctx, request: TradeRequest): Promise<TradeRecord> {
  if (!canWorkAtDesk(ctx)) return requireTrade(ctx, request);
  const record = isId(request.id) ? await readRecord(ctx, request.id) : null;
  if (record === null) throw new Problem('trade-not-found');
  return record;
}
