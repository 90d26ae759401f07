import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { accountEvent } from '../sessions/account-event';
import { outboxRow } from '../../outbox/outbox-row';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { happenedHere } from '../sessions/security-mail-data';
import { holdPayouts } from './payout-details-rows';

/**
 * Forgets where payouts go; doing it again changes nothing. A mail tells of it. Throws `fresh-proof-required`,
 * `second-factor-required`.
 */
export async function removePayoutDetails(ctx: Ctx): Promise<void> {
  const account = await requireStrongProof(ctx);
  const [details] = await rows<{ iban: string }>(
    sql(ctx.db, 'SELECT iban_masked AS iban FROM payout_details WHERE account = ?1', account.id),
  );
  if (details === undefined) return;
  const { iban } = details;
  await commit(ctx.db, [
    sql(ctx.db, 'DELETE FROM payout_details WHERE account = ?1', account.id),
    holdPayouts(ctx, account.id),
    accountEvent(ctx, account.id, 'payout-removed', { iban }),
    outboxRow(ctx, 'payout-removed', { ...happenedHere(ctx, account.id), iban }, `payout-removed:${ctx.ids.id()}`),
  ]);
  sendOutboxSoon(ctx);
}
