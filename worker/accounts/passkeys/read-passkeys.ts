import { z } from 'zod';
import type { Passkey } from '../../../domain/accounts/room-schemas';
import type { Ctx } from '../../platform/context';

/** How many passkeys an account has. */
export async function countPasskeys(ctx: Pick<Ctx, 'db'>, account: string): Promise<number> {
  const count = await ctx.db
    .prepare('SELECT count(*) AS n FROM passkeys WHERE account = ?1')
    .bind(account)
    .first<number>('n');
  return count ?? 0;
}

/** A passkey as a question names it to the browser. */
export interface Descriptor {
  readonly id: string;
  readonly transports: string[];
}

/** The passkeys that a question may be answered with. */
export async function descriptorsOf(ctx: Pick<Ctx, 'db'>, account: string): Promise<Descriptor[]> {
  const { results } = await ctx.db
    .prepare('SELECT id, transports FROM passkeys WHERE account = ?1 ORDER BY coalesce(last_used_at, created_at) DESC')
    .bind(account)
    .all<{ id: string; transports: string }>();
  return results.map(({ id, transports }) => ({ id, transports: z.array(z.string()).parse(JSON.parse(transports)) }));
}

/** An account's passkeys as its person sees them, oldest first. */
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
