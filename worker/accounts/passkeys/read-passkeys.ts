import { z } from 'zod';
import type { Passkey } from '../../../domain/accounts/account-schemas';
import type { Ctx } from '../../platform/context';

/** Returns the number of passkeys of an account. */
export async function countPasskeys(ctx: Pick<Ctx, 'db'>, account: string): Promise<number> {
  const count = await ctx.db
    .prepare('SELECT count(*) AS n FROM passkeys WHERE account = ?1')
    .bind(account)
    .first<number>('n');
  return count ?? 0;
}

/** A passkey as the browser receives it in a question. */
export interface Descriptor {
  readonly id: string;
  readonly transports: string[];
}

/** Returns the passkeys that may answer a question to an account, last used first. */
export async function descriptorsOf(ctx: Pick<Ctx, 'db'>, account: string): Promise<Descriptor[]> {
  const { results } = await ctx.db
    .prepare('SELECT id, transports FROM passkeys WHERE account = ?1 ORDER BY coalesce(last_used_at, created_at) DESC')
    .bind(account)
    .all<{ id: string; transports: string }>();
  return results.map(({ id, transports }) => ({ id, transports: z.array(z.string()).parse(JSON.parse(transports)) }));
}

/** Returns the passkeys of an account as the API shows them, oldest first. */
export async function listPasskeys(ctx: Pick<Ctx, 'db'>, account: string): Promise<Passkey[]> {
  const { results } = await ctx.db
    .prepare(
      'SELECT id, name, backed_up, created_at, last_used_at FROM passkeys WHERE account = ?1 ORDER BY created_at, id',
    )
    .bind(account)
    .all<{ id: string; name: string; backed_up: number; created_at: string; last_used_at: string | null }>();
  return results.map((row) => ({
    id: row.id,
    name: row.name,
    backedUp: row.backed_up === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}
