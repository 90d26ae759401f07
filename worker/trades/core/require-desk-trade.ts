import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { isId } from '../../platform/id-shape';
import { requireRole } from '../../platform/require-role';
import { readRecord } from './read-record';
import type { TradeRecord } from './trade-rows';

/**
 * Returns a trade for the desk.
 * @throws `trade-not-found`, and the problems of `requireRole`
 */
export async function requireDeskTrade(ctx: Ctx, id: string): Promise<TradeRecord> {
  requireRole(ctx, 'staff');
  const record = isId(id) ? await readRecord(ctx, id) : null;
  if (record === null) throw new Problem('trade-not-found');
  return record;
}
