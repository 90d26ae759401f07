import type { Ctx } from './context';

/** Statement: the owner's row, made at the first write and told when and where the person was last seen. */
export function ownerRow(ctx: Ctx, owner: string): D1PreparedStatement {
  const now = ctx.now.toISOString();
  return ctx.db
    .prepare(
      `INSERT INTO owners (id, market, language, created_at, last_seen_at) VALUES (?1, ?2, ?3, ?4, ?4)
       ON CONFLICT (id) DO UPDATE SET last_seen_at = excluded.last_seen_at, market = excluded.market,
       language = excluded.language`,
    )
    .bind(owner, ctx.market, ctx.language, now);
}
