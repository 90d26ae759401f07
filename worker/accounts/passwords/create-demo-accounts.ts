import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { mailAddressSchema, roles } from '../../../domain/accounts/schemas';
import { marketCodes } from '../../../domain/market/market-codes';
import { holdPolicy } from '../../../domain/policy/hold';
import type { Ctx } from '../../platform/context';
import { orm, run, sql, statementOf } from '../../platform/db/client';
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
      market: z.enum(marketCodes),
    }),
  )
  .parse(demo);

/**
 * Creates the confirmed customer and staff accounts of the local start, with a country and their consent to the terms,
 * and returns the number created. Does nothing unless the setting `DEMO` is on, which no deployment sets. Existing
 * accounts stay unchanged.
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
  const newAccounts = await Promise.all(
    missing.map(async ({ password, ...account }) => {
      const passwordHash = await hashPassword(ctx.ids, password);
      const row = { ...account, passwordHash, confirmedAt: now, language: ctx.language, createdAt: now };
      return statementOf(ctx.db, orm(ctx.db).insert(accounts).values(row).onConflictDoNothing());
    }),
  );
  const written = await commit(ctx.db, [...newAccounts, ...missing.map(({ id }) => termsStatement(ctx, id))]);
  return written.slice(0, newAccounts.length).reduce((total, { meta }) => total + meta.changes, 0);
}

/** Returns the statement that records the consent to the terms once, as two calls may create an account together. */
const termsStatement = (ctx: Ctx, account: string) =>
  sql(
    ctx.db,
    `INSERT INTO consents (account, kind, given, terms_version, at) SELECT ?1, 'terms', 1, ?2, ?3
       WHERE NOT EXISTS (SELECT 1 FROM consents WHERE account = ?1 AND kind = 'terms')`,
    account,
    holdPolicy.termsVersion,
    ctx.now.toISOString(),
  );
