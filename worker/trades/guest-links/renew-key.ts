import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { comparableEmail } from '../../../domain/accounts/email';
import type { Ctx } from '../../platform/context';
import { orm, run, statementOf } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { trades } from '../../platform/db/schema/trades';
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
  const [trade] = await run(
    orm(ctx.db)
      .select({
        id: trades.id,
        number: trades.number,
        email: trades.email,
        name: trades.name,
        language: sql<string>`coalesce(${accounts.language}, ${trades.language})`,
        account: trades.account,
        keyHash: trades.guestKeyHash,
      })
      .from(trades)
      .leftJoin(accounts, eq(accounts.id, trades.account))
      .where(and(eq(trades.number, asked.number), ne(trades.email, ''))),
  );
  if (trade === undefined || comparableEmail(trade.email) !== asked.email) return null;
  const { account, keyHash, ...found } = trade;
  if (account !== null) return { ...found, key: null };
  const key = await newGuestKey(ctx, found.id, keyHash);
  await commit(ctx.db, [
    statementOf(
      ctx.db,
      orm(ctx.db)
        .update(trades)
        .set({ guestKeyHash: await secretHash(key) })
        .where(and(eq(trades.id, found.id), isNull(trades.account))),
    ),
  ]);
  return { ...found, key };
}
