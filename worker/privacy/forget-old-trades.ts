import { passedBefore, transferWordsDays } from '../../domain/accounts/retention';
import { dayMs } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { commit } from '../platform/db/commit';
import { eraseExpiredTracesStatements, anonymizeExpiredStatement } from './strip-trades';

/** Trades, and transfers, in one night; the next night goes on. */
const runSize = 2000;

/**
 * For the nightly schedule: people in trades whose time by accounting law has passed are forgotten, and who sent money
 * that stood without a trade, once it found one or went back and nobody may ask about it any more; and whom files for
 * the bank paid. Safe to repeat.
 */
export async function forgetOldTrades(ctx: Ctx): Promise<void> {
  await commit(ctx.db, [
    ...eraseExpiredTracesStatements(ctx, null, runSize),
    anonymizeExpiredStatement(ctx, null, runSize),
    forgetPayers(ctx),
    forgetFileTexts(ctx),
  ]);
}

/**
 * Statement: an order to the bank is a record of the shop's, kept as the law of its own country asks, or the longest
 * where that has no market here; its sums stay.
 */
function forgetFileTexts({ db, now, settings: { shop } }: Pick<Ctx, 'db' | 'now' | 'settings'>): D1PreparedStatement {
  const passed = passedBefore(now.toISOString());
  const before = passed[shop.country] ?? Object.values(passed).toSorted()[0] ?? '';
  return sql(
    db,
    'DELETE FROM payout_file_texts WHERE file IN (SELECT f.id FROM payout_files f WHERE f.made_at < ?1)',
    before,
  );
}

/** Statement: amount, day and the bank's name of the booking stay; that one keeps it from being read in again. */
function forgetPayers({ db, now }: Pick<Ctx, 'db' | 'now'>): D1PreparedStatement {
  return sql(
    db,
    `UPDATE unmatched_money SET payer = '', reference = ''
     WHERE id IN (SELECT id FROM unmatched_money WHERE ended_at < ?1 AND (payer <> '' OR reference <> '') LIMIT ?2)`,
    new Date(now.getTime() - transferWordsDays * dayMs).toISOString(),
    runSize,
  );
}
