import type { AccountRoom } from '../../../domain/accounts/room-schemas';
import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import { commit } from '../../db/commit';
import { accountEvent } from '../accounts/account-event';
import { outboxRow } from '../outbox/outbox-row';
import { sendOutbox } from '../outbox/send-outbox';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { happenedHere } from './happened-here';
import { holdPayouts } from './payout-rows';
import { readAccount } from './reads';

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
