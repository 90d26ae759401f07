import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../context';
import { requireRole } from '../../require-role';
import { readRecord, type TradeRecord } from '../trades/trade-rows';

const idShape = /^[0-9a-z]{26}$/;

/** A trade as the desk works on it, for staff only. Throws `trade-not-found`, and what `requireRole` throws. */
export async function requireDeskTrade(ctx: Ctx, id: string): Promise<TradeRecord> {
  requireRole(ctx, 'staff');
  const record = idShape.test(id) ? await readRecord(ctx, id) : null;
  if (record === null) throw new Problem('trade-not-found');
  return record;
}
