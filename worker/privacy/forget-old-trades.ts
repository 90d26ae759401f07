import { erasableBefore, transferTextDays } from '../../domain/accounts/retention';
import { dayMs } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { commit } from '../platform/db/commit';
import { eraseExpiredTracesStatements, anonymizeExpiredStatement } from './strip-trades';

/** Most trades and most transfers in one night; the next night continues. */
const maxTradesPerNight = 2000;

/**
 * Anonymizes trades past their retention period by accounting law, and deletes payers of settled transfers and payees
 * of bank files.
 * Runs every night. Safe to repeat.
 */
export async function forgetOldTrades(ctx: Ctx): Promise<void> {
  await commit(ctx.db, [
    ...eraseExpiredTracesStatements(ctx, null, maxTradesPerNight),
    anonymizeExpiredStatement(ctx, null, maxTradesPerNight),
    forgetPayersStatement(ctx),
    forgetFileTextsStatement(ctx),
  ]);
}

/**
 * Returns the statement that deletes old texts of bank files; their sums stay.
 * The retention period is that of the shop's country, or the longest one when the shop has no market there.
 */
function forgetFileTextsStatement({
  db,
  now,
  settings: { shop },
}: Pick<Ctx, 'db' | 'now' | 'settings'>): D1PreparedStatement {
  const passed = erasableBefore(now.toISOString());
  const before = passed[shop.country] ?? Object.values(passed).toSorted()[0] ?? '';
  return sql(
    db,
    'DELETE FROM payout_file_texts WHERE file IN (SELECT f.id FROM payout_files f WHERE f.made_at < ?1)',
    before,
  );
}

/**
 * Returns the statement that clears payer and reference of settled transfers.
 * Amount, day and the bank's booking id stay, so that a booking is not imported twice.
 */
function forgetPayersStatement({ db, now }: Pick<Ctx, 'db' | 'now'>): D1PreparedStatement {
  return sql(
    db,
    `UPDATE unmatched_money SET payer = '', reference = ''
     WHERE id IN (SELECT id FROM unmatched_money WHERE ended_at < ?1 AND (payer <> '' OR reference <> '') LIMIT ?2)`,
    new Date(now.getTime() - transferTextDays * dayMs).toISOString(),
    maxTradesPerNight,
  );
}
