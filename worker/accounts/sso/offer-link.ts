import { signOnPolicy } from '../../../domain/policy';
import { later, minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';
import type { SignOnOutcome } from './sign-on-outcome';

/**
 * Stores an offer to link a provider identity to the account that already has its verified address.
 * The person accepts it after signing in to that account in another way.
 */
export async function offerLink(
  ctx: Ctx,
  offer: { readonly provider: string; readonly subject: string; readonly email: string; readonly account: string },
): Promise<SignOnOutcome> {
  const ticket = ctx.ids.token();
  await ctx.db
    .prepare(
      `INSERT INTO sso_offers (ticket_hash, provider, subject, email, account, ends_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(
      await secretHash(ticket),
      offer.provider,
      offer.subject,
      offer.email,
      offer.account,
      later(ctx.now.toISOString(), signOnPolicy.offerMinutes * minuteMs),
    )
    .run();
  return { kind: 'offer', ticket };
}
