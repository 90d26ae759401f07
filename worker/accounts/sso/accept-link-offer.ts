import { and, eq, gt } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run, statementOf } from '../../platform/db/client';
import { ssoOffers } from '../../platform/db/schema/account-room';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { secretHash } from '../../platform/secret-hash';
import { linkSignIn } from './link-sign-in';

/**
 * Links the offered sign-on to the signed-in account for which this browser got the offer.
 * @throws `sign-on-linked-elsewhere`; `link-invalid` when there is no offer, or it ended, or is for another account;
 * the problems of `requireStrongProof`
 */
export async function acceptLinkOffer(ctx: Ctx, ticket: string | undefined): Promise<void> {
  const { id } = await requireStrongProof(ctx);
  if (ticket === undefined) throw new Problem('link-invalid');
  const hash = await secretHash(ticket);
  const [offer] = await run(
    orm(ctx.db)
      .select({ provider: ssoOffers.provider, subject: ssoOffers.subject, email: ssoOffers.email })
      .from(ssoOffers)
      .where(
        and(eq(ssoOffers.ticketHash, hash), eq(ssoOffers.account, id), gt(ssoOffers.endsAt, ctx.now.toISOString())),
      ),
  );
  if (offer === undefined) throw new Problem('link-invalid');
  const end = await linkSignIn(ctx, id, offer, [
    statementOf(ctx.db, orm(ctx.db).delete(ssoOffers).where(eq(ssoOffers.ticketHash, hash))),
  ]);
  if (end !== 'linked') throw new Problem('sign-on-linked-elsewhere');
}
