import type { Ctx } from '../../platform/context';

/** The account that a provider's sign-in opens, or null. */
export function findLinkedAccount(ctx: Pick<Ctx, 'db'>, provider: string, subject: string): Promise<string | null> {
  return ctx.db
    .prepare('SELECT account FROM linked_sign_ins WHERE provider = ?1 AND subject = ?2')
    .bind(provider, subject)
    .first<string>('account');
}
