import { z } from 'zod';
import { roles } from '../../../domain/accounts/schemas';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import demo from './demo.json';
import { hashPassword } from './passwords';

/** The accounts of the local start. The start text prints them from the same file. */
const demoAccounts = z
  .array(
    z.strictObject({ id: z.string(), name: z.string(), email: z.email(), password: z.string(), role: z.enum(roles) }),
  )
  .parse(demo);

/**
 * Creates the confirmed customer and staff accounts of the local start, and returns the number created.
 * Does nothing unless the setting `DEMO` is on, which no deployment sets. Existing accounts stay unchanged.
 */
export async function createDemoAccounts(ctx: Ctx): Promise<number> {
  if (!ctx.settings.demo) return 0;
  const emails = JSON.stringify(demoAccounts.map(({ email }) => email));
  const { results } = await ctx.db
    .prepare('SELECT email FROM accounts WHERE email IN (SELECT value FROM json_each(?1))')
    .bind(emails)
    .all<{ email: string }>();
  const missing = demoAccounts.filter(({ email }) => !results.some((known) => known.email === email));
  if (missing.length === 0) return 0;
  const now = ctx.now.toISOString();
  const insert = ctx.db.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, role, confirmed_at, language, created_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?6) ON CONFLICT DO NOTHING`,
  );
  const statements = await Promise.all(
    missing.map(async ({ id, email, name, password, role }) =>
      insert.bind(id, email, name, await hashPassword(ctx.ids, password), role, now, ctx.language),
    ),
  );
  const created = await commit(ctx.db, statements);
  return created.reduce((total, { meta }) => total + meta.changes, 0);
}
