import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { isId } from '../../platform/id-shape';
import { ownerOf } from '../../platform/owner';
import { secretHash } from '../../platform/secret-hash';
import { readRecord } from './read-record';
import type { TradeRecord, TradeRow } from './trade-rows';

/** A trade as somebody asks for it: by its id, with the guest's key where the browser holds one. */
export interface AskedTrade {
  readonly id: string;
  readonly key: string | null;
}

/** Equal or not, in the same time. */
function sameHash(a: string, b: string): boolean {
  let differs = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) differs |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return differs === 0;
}

/** Whether a trade is this person's: of their account, placed in this browser, or opened with the guest's key. */
export async function canReadTrade(
  ctx: Ctx,
  trade: Pick<TradeRow, 'account' | 'owner' | 'guest_key_hash'>,
  key: string | null,
): Promise<boolean> {
  if (trade.account !== null) return ctx.actor.kind === 'account' && ctx.actor.account.id === trade.account;
  if (trade.owner === ownerOf(ctx)) return true;
  return key !== null && trade.guest_key_hash !== null && sameHash(await secretHash(key), trade.guest_key_hash);
}

/**
 * The trade of its account, or of the guest: the browser that placed it, or whoever holds its key. Anything else is
 * `trade-not-found`, whether it exists or not.
 */
export async function requireTrade(ctx: Ctx, asked: AskedTrade): Promise<TradeRecord> {
  const record = isId(asked.id) ? await readRecord(ctx, asked.id) : null;
  if (record === null || !(await canReadTrade(ctx, record.trade, asked.key))) throw new Problem('trade-not-found');
  return record;
}
