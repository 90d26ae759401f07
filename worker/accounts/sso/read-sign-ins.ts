import type { LinkedSignIn } from '../../../domain/accounts/account-schemas';
import type { LinkOffer, Provider } from '../../../domain/accounts/sso-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { requireAccount } from '../../platform/owner';
import { secretHash } from '../../platform/secret-hash';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';

/**
 * Returns the configured provider of an id.
 * @throws `not-found`
 */
export function requireProvider(ctx: Pick<Ctx, 'settings'>, id: string): SignOnProvider {
  const provider = ctx.settings.providers.find((one) => one.id === id);
  if (provider === undefined) throw new Problem('not-found');
  return provider;
}

/** Returns the configured providers in display order. */
export function listProviders(ctx: Pick<Ctx, 'settings'>): Provider[] {
  return ctx.settings.providers.map(({ id, label, kind }) => ({ id, label, kind }));
}

/** Returns the linked sign-ins of the signed-in account, oldest first. The label of a removed provider is its id. */
export async function listLinkedSignIns(ctx: Ctx): Promise<LinkedSignIn[]> {
  const { results } = await ctx.db
    .prepare(
      `SELECT provider, email, created_at, last_used_at FROM linked_sign_ins WHERE account = ?1
        ORDER BY created_at, provider`,
    )
    .bind(requireAccount(ctx).id)
    .all<{ provider: string; email: string | null; created_at: string; last_used_at: string | null }>();
  return results.map(({ provider, email, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    provider,
    label: labelOf(ctx, provider),
    email,
    createdAt,
    lastUsedAt,
  }));
}

/** Returns the display name of a provider. */
export function labelOf(ctx: Pick<Ctx, 'settings'>, provider: string): string {
  return ctx.settings.providers.find(({ id }) => id === provider)?.label ?? provider;
}

/**
 * Returns the link offer of this browser.
 * @throws `not-found` when there is none, or it ended, or the provider was removed
 */
export async function readLinkOffer(ctx: Ctx, ticket: string | undefined): Promise<LinkOffer> {
  const offer =
    ticket === undefined
      ? null
      : await ctx.db
          .prepare('SELECT provider, email FROM sso_offers WHERE ticket_hash = ?1 AND ends_at > ?2')
          .bind(await secretHash(ticket), ctx.now.toISOString())
          .first<{ provider: string; email: string }>();
  const provider = listProviders(ctx).find(({ id }) => id === offer?.provider);
  if (offer === null || provider === undefined) throw new Problem('not-found');
  return { provider, email: offer.email };
}
