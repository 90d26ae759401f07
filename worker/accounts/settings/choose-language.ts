import type { Language } from '../../../domain/language';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';

/** Stores the language of the account (for its mails) and of the list owner. The route sets the cookie. */
export async function chooseLanguage(ctx: Ctx, language: Language): Promise<Language> {
  const owner = ownerOf(ctx);
  const statements: D1PreparedStatement[] = [];
  if (owner !== null)
    statements.push(ctx.db.prepare('UPDATE owners SET language = ?2 WHERE id = ?1').bind(owner, language));
  if (ctx.actor.kind === 'account') {
    statements.push(
      ctx.db.prepare('UPDATE accounts SET language = ?2 WHERE id = ?1').bind(ctx.actor.account.id, language),
    );
  }
  if (statements.length > 0) await ctx.db.batch(statements);
  return language;
}
