import type { Ctx } from './context';

/** Returns the statement that creates an owner's row, or updates market, language and time of the last visit. */
export function ownerStatement(ctx: Ctx, owner: string): D1PreparedStatement {
  const now = ctx.now.toISOString();
  return ctx.db
    .prepare(
      `INSERT INTO owners (id, market, language, created_at, last_seen_at) VALUES (?1, ?2, ?3, ?4, ?4)
       ON CONFLICT (id) DO UPDATE SET last_seen_at = excluded.last_seen_at, market = excluded.market,
       language = excluded.language`,
    )
    .bind(owner, ctx.market, ctx.language, now);
}
