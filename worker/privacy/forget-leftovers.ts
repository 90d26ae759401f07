import type { Sealer } from '../platform/adapters/seal';
import type { Ctx } from '../platform/context';
import { rows, sql } from '../platform/db/client';
import { commit } from '../platform/db/commit';
import { forgetFailuresStatement } from '../platform/db/sweep';

/** Texts of a table sealed anew in one night. */
const runSize = 200;

/**
 * What is kept sealed for long: by which column, and to what it is bound. Accounts of single payouts are forgotten when
 * those end.
 */
const kept = [
  { table: 'payout_details', about: 'account', text: 'iban_sealed' },
  { table: 'payout_file_texts', about: 'file', text: 'sealed' },
] as const;

interface Sealed {
  readonly about: string;
  readonly sealed: string;
}

/**
 * For the nightly schedule: wishes for another mail that nobody confirmed, lists that a late write left behind a
 * deleted account, and payout details, by account and in files for the bank, that are still sealed under the key before
 * the present one. Safe to repeat.
 */
export async function forgetLeftovers(ctx: Ctx): Promise<void> {
  await commit(ctx.db, [
    sql(ctx.db, 'DELETE FROM email_changes WHERE ends_at < ?1', ctx.now.toISOString()),
    forgetFailuresStatement(ctx),
    sql(
      ctx.db,
      `DELETE FROM owners WHERE id GLOB 'a:*' AND NOT EXISTS (SELECT 1 FROM accounts a
        WHERE a.id = substr(owners.id, 3))`,
    ),
  ]);
  await sealAnew(ctx);
}

async function sealAnew(ctx: Ctx): Promise<void> {
  const { sealer } = ctx;
  if (sealer === null) return;
  const name = `${await sealer.keyName()}.`;
  let unreadable = 0;
  for (const { table, about: by, text } of kept) {
    const old = await rows<Sealed>(
      sql(
        ctx.db,
        `SELECT ${by} AS about, ${text} AS sealed FROM ${table} WHERE substr(${text}, 1, ?2) <> ?1 LIMIT ?3`,
        name,
        name.length,
        runSize,
      ),
    );
    for (const { about, sealed } of old) {
      const plain = await opened(sealer, sealed, about);
      if (plain === null) {
        unreadable += 1;
        continue;
      }
      const anew = await sealer.seal(plain, about);
      await sql(
        ctx.db,
        `UPDATE ${table} SET ${text} = ?3 WHERE ${by} = ?1 AND ${text} = ?2`,
        about,
        sealed,
        anew,
      ).run();
    }
  }
  if (unreadable > 0) ctx.log.error('payout-details-unreadable', { setting: 'DATA_KEY_OLD', count: unreadable });
}

/** Returns a sealed text in the clear; null where no key that is set opens it. */
async function opened(sealer: Sealer, sealed: string, about: string): Promise<string | null> {
  try {
    return await sealer.open(sealed, about);
  } catch {
    return null;
  }
}
