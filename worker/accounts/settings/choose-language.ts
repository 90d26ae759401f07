import { eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { owners } from '../../platform/db/schema/lists';
import { ownerOf } from '../../platform/owner';

/** Stores the language of the account (for its mails) and of the list owner. The route sets the cookie. */
export async function chooseLanguage(ctx: Ctx, language: Language): Promise<Language> {
  const owner = ownerOf(ctx);
  const statements: D1PreparedStatement[] = [];
  if (owner !== null)
    statements.push(statementOf(ctx.db, orm(ctx.db).update(owners).set({ language }).where(eq(owners.id, owner))));
  if (ctx.actor.kind === 'account') {
    statements.push(
      statementOf(ctx.db, orm(ctx.db).update(accounts).set({ language }).where(eq(accounts.id, ctx.actor.account.id))),
    );
  }
  if (statements.length > 0) await ctx.db.batch(statements);
  return language;
}
