import { and, eq, ne, sql } from 'drizzle-orm';
import { comparableEmail } from '../../../domain/accounts/email';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { trades } from '../../platform/db/schema/trades';
import { currentGuestKey } from './guest-key';
import { replaceKey } from './replace-key';

/**
 * A trade found by its number. `language`: the account's, or the trade's for a guest. `key`: the guest key; null for a
 * trade of an account.
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
 * Returns the trade with this number, and its guest key for a link. Null when it was not placed with this mail address
 * (comparable form). The key is that of the earlier mails, so that their links keep working. A key that can't be
 * derived any more is replaced.
 */
export async function findTradeByNumber(
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
  const current = keyHash === null ? null : await currentGuestKey(ctx, found.id, keyHash);
  return { ...found, key: current ?? (await replaceKey(ctx, { id: found.id, keyHash })) };
}
