import type { Ctx } from '../../platform/context';

/** Returns the id of the account that a provider identity is linked to, or null. */
export function findLinkedAccount(ctx: Pick<Ctx, 'db'>, provider: string, subject: string): Promise<string | null> {
  return ctx.db
    .prepare('SELECT account FROM linked_sign_ins WHERE provider = ?1 AND subject = ?2')
    .bind(provider, subject)
    .first<string>('account');
}
