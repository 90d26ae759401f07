import { comparableEmail } from '../../../domain/accounts/email';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { secretHash } from '../../platform/secret-hash';
import { newGuestKey } from './guest-key';

/**
 * A trade found by its number. `language`: the account's, or the trade's for a guest. `key`: the new guest key, which
 * replaces the old one; null for a trade of an account.
 */
export interface FoundTrade {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly key: string | null;
}

/**
 * Returns the trade with this number when it was placed with this mail address (comparable form), else null. Gives a
 * guest trade a new key.
 */
export async function renewKey(
  ctx: Ctx,
  asked: { readonly number: string; readonly email: string },
): Promise<FoundTrade | null> {
  const [trade] = await rows<Omit<FoundTrade, 'key'> & { account: string | null; guest_key_hash: string | null }>(
    sql(
      ctx.db,
      `SELECT t.id, t.number, t.email, t.name, coalesce(a.language, t.language) AS language, t.account, t.guest_key_hash
       FROM trades t LEFT JOIN accounts a ON a.id = t.account WHERE t.number = ?1 AND t.email <> ''`,
      asked.number,
    ),
  );
  if (trade === undefined || comparableEmail(trade.email) !== asked.email) return null;
  const { account, guest_key_hash: before, ...found } = trade;
  if (account !== null) return { ...found, key: null };
  const key = await newGuestKey(ctx, found.id, before);
  await commit(ctx.db, [
    sql(
      ctx.db,
      'UPDATE trades SET guest_key_hash = ?2 WHERE id = ?1 AND account IS NULL',
      found.id,
      await secretHash(key),
    ),
  ]);
  return { ...found, key };
}
