import { and, eq, gt } from 'drizzle-orm';
import type { LinkedSignIn } from '../../../domain/accounts/account-schemas';
import type { LinkOffer, Provider } from '../../../domain/accounts/sso-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { linkedSignIns, ssoOffers } from '../../platform/db/schema/account-room';
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
export function providerViews(ctx: Pick<Ctx, 'settings'>): Provider[] {
  return ctx.settings.providers.map(({ id, label, kind }) => ({ id, label, kind }));
}

/** Returns the linked sign-ins of the signed-in account, oldest first. The label of a removed provider is its id. */
export async function readLinkedSignIns(ctx: Ctx): Promise<LinkedSignIn[]> {
  const rows = await run(
    orm(ctx.db)
      .select({
        provider: linkedSignIns.provider,
        email: linkedSignIns.email,
        createdAt: linkedSignIns.createdAt,
        lastUsedAt: linkedSignIns.lastUsedAt,
      })
      .from(linkedSignIns)
      .where(eq(linkedSignIns.account, requireAccount(ctx).id))
      .orderBy(linkedSignIns.createdAt, linkedSignIns.provider),
  );
  return rows.map((row) => ({ ...row, label: labelOf(ctx, row.provider) }));
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
  if (ticket === undefined) throw new Problem('not-found');
  const [offer] = await run(
    orm(ctx.db)
      .select({ provider: ssoOffers.provider, email: ssoOffers.email })
      .from(ssoOffers)
      .where(and(eq(ssoOffers.ticketHash, await secretHash(ticket)), gt(ssoOffers.endsAt, ctx.now.toISOString()))),
  );
  const provider = providerViews(ctx).find(({ id }) => id === offer?.provider);
  if (offer === undefined || provider === undefined) throw new Problem('not-found');
  return { provider, email: offer.email };
}
