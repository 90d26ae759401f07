import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context';
import { orm, run, statementOf } from '../../platform/db/client';
import { payoutDetails } from '../../platform/db/schema/account-room';
import { commit } from '../../platform/db/commit';
import { accountEventStatement } from '../sessions/account-event';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { securityMailData } from '../sessions/security-mail-data';
import { holdPayoutsStatement } from './payout-details-statements';

/**
 * Deletes the payout details and reports it by mail. Safe to repeat.
 * @throws `fresh-proof-required`, `second-factor-required`
 */
export async function removePayoutDetails(ctx: Ctx): Promise<void> {
  const account = await requireStrongProof(ctx);
  const [details] = await run(
    orm(ctx.db)
      .select({ iban: payoutDetails.ibanMasked })
      .from(payoutDetails)
      .where(eq(payoutDetails.account, account.id)),
  );
  if (details === undefined) return;
  const { iban } = details;
  await commit(ctx.db, [
    statementOf(ctx.db, orm(ctx.db).delete(payoutDetails).where(eq(payoutDetails.account, account.id))),
    holdPayoutsStatement(ctx, account.id),
    accountEventStatement(ctx, account.id, 'payout-removed', { iban }),
    outboxStatement(
      ctx,
      'payout-removed',
      { ...securityMailData(ctx, account.id), iban },
      `payout-removed:${ctx.ids.id()}`,
    ),
  ]);
  sendOutboxSoon(ctx);
}
