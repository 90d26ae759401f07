import type { Language } from '../../../domain/language';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';

/**
 * Stores a person's language where one is known: the account (its mails) and the owner of lists. The cookie is the
 * route's.
 */
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
