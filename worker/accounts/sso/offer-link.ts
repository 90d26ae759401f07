import { signOnPolicy } from '../../../domain/policy/accounts';
import { addMs, minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { ssoOffers } from '../../platform/db/schema/account-room';
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
  await run(
    orm(ctx.db)
      .insert(ssoOffers)
      .values({
        ticketHash: await secretHash(ticket),
        provider: offer.provider,
        subject: offer.subject,
        email: offer.email,
        account: offer.account,
        endsAt: addMs(ctx.now.toISOString(), signOnPolicy.offerMinutes * minuteMs),
      }),
  );
  return { kind: 'offer', ticket };
}
