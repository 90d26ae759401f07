import type { Ctx } from './context';
import { sql } from './db/client';

/** Returns the statement that creates an owner's row, or updates market, language and time of the last visit. */
export function ownerStatement(ctx: Ctx, owner: string): D1PreparedStatement {
  const now = ctx.now.toISOString();
  return sql(
    ctx.db,
    `INSERT INTO owners (id, market, language, created_at, last_seen_at) VALUES (?1, ?2, ?3, ?4, ?4)
     ON CONFLICT (id) DO UPDATE SET last_seen_at = excluded.last_seen_at, market = excluded.market,
     language = excluded.language`,
    owner,
    ctx.market,
    ctx.language,
    now,
  );
}
