import { needsIdentityCheck } from '../../../../domain/law/buying';
import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import type { Ctx } from '../../../platform/context';
import { number } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import type { TradeRow } from '../../core/trade-rows';

/** Counts checks of this trade and of its account's other trades: the sign-in then identifies the person. */
const checks = defineRead(
  { checks: number },
  `SELECT count(*) AS checks FROM identity_checks c JOIN trades t ON t.id = c.trade_id
   WHERE t.id = ?1 OR t.account = ?2`,
);

/** Returns whether the identity of a trade's seller must be checked, and is. */
export async function readIdentityState(
  ctx: Pick<Ctx, 'db'>,
  { id, account, market, inbound_state: inbound }: Pick<TradeRow, 'id' | 'account' | 'market' | 'inbound_state'>,
): Promise<DeskTrade['desk']['identity']> {
  if (inbound === null || !needsIdentityCheck(market)) return 'not-needed';
  const [row] = await checks.all(ctx.db, id, account);
  return (row?.checks ?? 0) > 0 ? 'checked' : 'open';
}
