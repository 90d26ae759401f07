import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { maySee, type AskedTrade } from './require-trade';
import type { TradeRow } from './trade-rows';

type VersionRow = Pick<TradeRow, 'account' | 'owner' | 'guest_key_hash' | 'version'>;

/**
 * How often something has happened to a trade, for whoever may see it: one small read, for pages that ask every few
 * seconds. Throws `trade-not-found`.
 */
export async function requireVersion(ctx: Ctx, asked: AskedTrade): Promise<number> {
  const [trade] = await rows<VersionRow>(sql(ctx.db, 'SELECT account, owner, guest_key_hash, version FROM trades WHERE id = ?1', asked.id));
  if (trade === undefined || !(await maySee(ctx, trade, asked.key))) throw new Problem('trade-not-found');
  return trade.version;
}
