import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { requireFreshProof } from '../../platform/require-fresh-proof';
import { secretHash } from '../../platform/secret-hash';
import { linkSignIn } from './link-sign-in';
import type { Identity } from './link-statement';

/**
 * Links the offered sign-on to the signed-in account for which this browser got the offer.
 * @throws `sign-in-required`, `fresh-proof-required`, `sign-on-linked-elsewhere`; `link-invalid` when there is no
 * offer, or it ended, or is for another account
 */
export async function acceptLinkOffer(ctx: Ctx, ticket: string | undefined): Promise<void> {
  const { id } = requireFreshProof(ctx);
  if (ticket === undefined) throw new Problem('link-invalid');
  const hash = await secretHash(ticket);
  const offer = await ctx.db
    .prepare('SELECT provider, subject, email FROM sso_offers WHERE ticket_hash = ?1 AND account = ?2 AND ends_at > ?3')
    .bind(hash, id, ctx.now.toISOString())
    .first<Identity>();
  if (offer === null) throw new Problem('link-invalid');
  const end = await linkSignIn(ctx, id, offer, [
    ctx.db.prepare('DELETE FROM sso_offers WHERE ticket_hash = ?1').bind(hash),
  ]);
  if (end !== 'linked') throw new Problem('sign-on-linked-elsewhere');
}
