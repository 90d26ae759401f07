import type { AccountRoom } from '../../../domain/accounts/room-schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { accountEvent } from '../sessions/account-event';
import { outboxRow } from '../../outbox/outbox-row';
import { sendOutbox } from '../../outbox/run-outbox';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { happenedHere } from '../sessions/security-mail-data';
import { holdPayouts } from './payout-details-rows';
import { readAccount } from '../settings/read-account';

/**
 * Forgets where payouts go; doing it again changes nothing. A mail tells of it. Throws `fresh-proof-required`,
 * `second-factor-required`.
 */
export async function removePayoutDetails(ctx: Ctx): Promise<AccountRoom> {
  const account = await requireStrongProof(ctx);
  const before = await readAccount(ctx);
  if (before.payoutDetails === null) return before;
  const { iban } = before.payoutDetails;
  await commit(ctx.db, [
    sql(ctx.db, 'DELETE FROM payout_details WHERE account = ?1', account.id),
    holdPayouts(ctx, account.id),
    accountEvent(ctx, account.id, 'payout-removed', { iban }),
    outboxRow(ctx, 'payout-removed', { ...happenedHere(ctx, account.id), iban }, `payout-removed:${ctx.ids.id()}`),
  ]);
  ctx.later(sendOutbox(ctx));
  return readAccount(ctx);
}
