import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { columnsOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { trades } from '../../platform/db/schema/trades';
import { isId } from '../../platform/id-shape';
import { ownerOf } from '../../platform/owner';
import { secretHash } from '../../platform/secret-hash';
import { readRecord } from './read-record';
import type { TradeRecord, TradeRow } from './trade-rows';

const accessOfTrade = defineRead(
  columnsOf(trades, 'account', 'owner', 'guest_key_hash'),
  'SELECT account, owner, guest_key_hash FROM trades WHERE id = ?1',
);

/** Identifies a trade in a request: its id, and the guest's key where the browser has one. */
export interface TradeRequest {
  readonly id: string;
  readonly key: string | null;
}

/** Compares two hashes in constant time, so that the duration reveals nothing about the stored one. */
function isSameHash(a: string, b: string): boolean {
  let differs = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) differs |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return differs === 0;
}

/**
 * Returns whether the request may read a trade: it comes from its account, from the browser that placed it, or with
 * its guest key.
 */
export async function canReadTrade(
  ctx: Ctx,
  trade: Pick<TradeRow, 'account' | 'owner' | 'guest_key_hash'>,
  key: string | null,
): Promise<boolean> {
  if (trade.account !== null && ctx.actor.kind === 'account' && ctx.actor.account.id === trade.account) return true;
  if (trade.account === null && trade.owner === ownerOf(ctx)) return true;
  return key !== null && trade.guest_key_hash !== null && isSameHash(await secretHash(key), trade.guest_key_hash);
}

/** Returns whether a trade exists and the request may read it. One read of one row. */
export async function isReadable(ctx: Ctx, { id, key }: TradeRequest): Promise<boolean> {
  const trade = isId(id) ? await accessOfTrade.first(ctx.db, id) : null;
  return trade !== null && (await canReadTrade(ctx, trade, key));
}

/**
 * Returns a trade to its account, to the browser that placed it, or to a guest with its key.
 * @throws `trade-not-found` for everybody else, so that the answer does not reveal whether the trade exists
 */
export async function requireTrade(ctx: Ctx, request: TradeRequest): Promise<TradeRecord> {
  return requireReadable(ctx, request, isId(request.id) ? await readRecord(ctx, request.id) : null);
}

/**
 * Returns a record that was read already, to those to whom `requireTrade` returns it.
 * @throws `trade-not-found` for everybody else, and for a null record
 */
export async function requireReadable(
  ctx: Ctx,
  request: TradeRequest,
  record: TradeRecord | null,
): Promise<TradeRecord> {
  if (record === null || !(await canReadTrade(ctx, record.trade, request.key))) throw new Problem('trade-not-found');
  return record;
}
