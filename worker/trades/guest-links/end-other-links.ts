import type { Ctx } from '../../platform/context';
import { requireTrade, type AskedTrade } from '../core/require-trade';
import { replaceKey } from './replace-key';

/**
 * Ends all mailed links of a guest's trade and all browsers that were opened by them. Returns the key for this browser,
 * which keeps the trade open. Later mails carry the new key.
 * @throws `trade-not-found`
 */
export async function endOtherLinks(ctx: Ctx, asked: AskedTrade): Promise<string> {
  const { trade } = await requireTrade(ctx, asked);
  return replaceKey(ctx, { id: trade.id, keyHash: trade.guest_key_hash });
}
