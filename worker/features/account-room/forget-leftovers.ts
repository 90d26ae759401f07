import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { commit } from '../../db/commit';

/** Payout details sealed anew in one night. */
const runSize = 200;

interface Sealed {
  readonly account: string;
  readonly iban_sealed: string;
}

/**
 * For the nightly schedule: wishes for another mail that nobody confirmed, lists that a late write left behind a deleted
 * account, and payout details that are still sealed under the key before the present one. Safe to repeat.
 */
export async function forgetLeftovers(ctx: Ctx): Promise<void> {
  await commit(ctx.db, [
    sql(ctx.db, 'DELETE FROM email_changes WHERE ends_at < ?1', ctx.now.toISOString()),
    sql(ctx.db, `DELETE FROM owners WHERE id GLOB 'a:*' AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = substr(owners.id, 3))`),
  ]);
  await sealAnew(ctx);
}

async function sealAnew(ctx: Ctx): Promise<void> {
  const { sealer } = ctx;
  if (sealer === null) return;
  const name = `${await sealer.keyName()}.`;
  const old = await rows<Sealed>(
    sql(ctx.db, 'SELECT account, iban_sealed FROM payout_details WHERE substr(iban_sealed, 1, ?2) <> ?1 LIMIT ?3', name, name.length, runSize),
  );
  const unreadable: string[] = [];
  for (const { account, iban_sealed: sealed } of old) {
    try {
      const anew = await sealer.seal(await sealer.open(sealed, account), account);
      await sql(ctx.db, 'UPDATE payout_details SET iban_sealed = ?3 WHERE account = ?1 AND iban_sealed = ?2', account, sealed, anew).run();
    } catch {
      unreadable.push(account);
    }
  }
  if (unreadable.length > 0) ctx.log.error('payout-details-unreadable', { setting: 'DATA_KEY_OLD', count: unreadable.length });
}
