import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { mailAddressSchema, roles } from '../../../domain/accounts/schemas';
import type { Ctx } from '../../platform/context';
import { orm, run, statementOf } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { commit } from '../../platform/db/commit';
import demo from './demo.json';
import { hashPassword } from './passwords';

/** The accounts of the local start. The start text prints them from the same file. */
const demoAccounts = z
  .array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: mailAddressSchema,
      password: z.string(),
      role: z.enum(roles),
    }),
  )
  .parse(demo);

/**
 * Creates the confirmed customer and staff accounts of the local start, and returns the number created.
 * Does nothing unless the setting `DEMO` is on, which no deployment sets. Existing accounts stay unchanged.
 */
export async function createDemoAccounts(ctx: Ctx): Promise<number> {
  if (!ctx.settings.demo) return 0;
  const emails = demoAccounts.map(({ email }) => email);
  const existing = await run(
    orm(ctx.db).select({ email: accounts.email }).from(accounts).where(inArray(accounts.email, emails)),
  );
  const missing = demoAccounts.filter(({ email }) => !existing.some((known) => known.email === email));
  if (missing.length === 0) return 0;
  const now = ctx.now.toISOString();
  const statements = await Promise.all(
    missing.map(async ({ id, email, name, password, role }) => {
      const passwordHash = await hashPassword(ctx.ids, password);
      const account = { id, email, name, passwordHash, role, confirmedAt: now, language: ctx.language, createdAt: now };
      return statementOf(ctx.db, orm(ctx.db).insert(accounts).values(account).onConflictDoNothing());
    }),
  );
  const created = await commit(ctx.db, statements);
  return created.reduce((total, { meta }) => total + meta.changes, 0);
}
