import { lt } from 'drizzle-orm';
import { withdrawalPolicy } from '../../domain/policy/withdrawal';
import { dayMs, addMs } from '../../domain/time';
import type { Sealer } from '../platform/adapters/seal';
import type { Ctx } from '../platform/context';
import { endOldLinks } from '../trades/guest-links/end-old-links';
import { orm, sql, statementOf } from '../platform/db/client';
import { emailChanges } from '../platform/db/schema/account-room';
import { text } from '../platform/db/columns';
import { commit } from '../platform/db/commit';
import { defineReads } from '../platform/db/read';
import { forgetFailuresStatement } from '../platform/db/sweep';

/** Encrypted texts of a table that one night encrypts again. */
const maxTextsPerNight = 200;

/**
 * Columns with long-lived encrypted texts, and the column that each text is bound to.
 * Accounts of single payouts are not listed: they are deleted when the payout ends.
 */
const sealedColumns = [
  { table: 'payout_details', about: 'account', text: 'iban_sealed' },
  { table: 'payout_file_texts', about: 'file', text: 'sealed' },
] as const;

type SealedColumn = (typeof sealedColumns)[number];
const sealedWithOldKey = defineReads(
  { about: text(), sealed: text() },
  ({ table, about, text: column }: SealedColumn) =>
    `SELECT ${about} AS about, ${column} AS sealed FROM ${table} WHERE substr(${column}, 1, ?2) <> ?1 LIMIT ?3`,
  sealedColumns,
);

/**
 * Ends guest links of trades that ended long ago. Deletes expired changes of address, old declarations of
 * withdrawal that fit no order, and lists that a late write left after an account was deleted.
 * Encrypts payout details and bank files again that still use the previous key.
 * Runs every night. Safe to repeat.
 */
export async function forgetLeftovers(ctx: Ctx): Promise<void> {
  await commit(ctx.db, [
    statementOf(ctx.db, orm(ctx.db).delete(emailChanges).where(lt(emailChanges.endsAt, ctx.now.toISOString()))),
    forgetFailuresStatement(ctx),
    sql(
      ctx.db,
      'DELETE FROM withdrawal_declarations WHERE trade_id IS NULL AND done_at < ?1',
      addMs(ctx.now.toISOString(), -withdrawalPolicy.declarationKeptDays * dayMs),
    ),
    sql(
      ctx.db,
      `DELETE FROM owners WHERE id GLOB 'a:*' AND NOT EXISTS (SELECT 1 FROM accounts a
        WHERE a.id = substr(owners.id, 3))`,
    ),
  ]);
  await endOldLinks(ctx);
  await resealTexts(ctx);
}

/** Encrypts again what the previous key encrypted. */
async function resealTexts(ctx: Ctx): Promise<void> {
  const { sealer } = ctx;
  if (sealer === null) return;
  const name = `${await sealer.keyName()}.`;
  let unreadable = 0;
  for (const column of sealedColumns) {
    const { table, about: aboutColumn, text: textColumn } = column;
    const old = await sealedWithOldKey(column).all(ctx.db, name, name.length, maxTextsPerNight);
    for (const { about, sealed } of old) {
      const plain = await unseal(sealer, sealed, about);
      if (plain === null) {
        unreadable += 1;
        continue;
      }
      const resealed = await sealer.seal(plain, about);
      await sql(
        ctx.db,
        `UPDATE ${table} SET ${textColumn} = ?3 WHERE ${aboutColumn} = ?1 AND ${textColumn} = ?2`,
        about,
        sealed,
        resealed,
      ).run();
    }
  }
  if (unreadable > 0) ctx.log.error('payout-details-unreadable', { setting: 'DATA_KEY_OLD', count: unreadable });
}

/** Returns the decrypted text; null when no configured key fits. */
async function unseal(sealer: Sealer, sealed: string, about: string): Promise<string | null> {
  try {
    return await sealer.open(sealed, about);
  } catch {
    return null;
  }
}
