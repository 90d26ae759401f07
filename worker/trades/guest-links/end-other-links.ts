import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { requireTrade, type TradeRequest } from '../core/require-trade';
import { replaceKey } from './replace-key';

/**
 * Ends all mailed links of a guest's trade and all browsers that were opened by them. Returns the key for this browser,
 * which keeps the trade open. Later mails carry the new key.
 * @throws `trade-not-found`, also for a trade without links
 */
export async function endOtherLinks(ctx: Ctx, request: TradeRequest): Promise<string> {
  const { trade } = await requireTrade(ctx, request);
  // The order of an account has no links; a new key would open it in this browser after signing out.
  if (trade.guest_key_hash === null) throw new Problem('trade-not-found');
  return replaceKey(ctx, { id: trade.id, keyHash: trade.guest_key_hash });
}
