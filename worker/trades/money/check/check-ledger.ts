import type { Finding } from '../../../../domain/desk/jobs-schemas';
import { creditPolicy } from '../../../../domain/policy';
import { dayOf } from '../../../../domain/time';
import type { Ctx } from '../../../platform/context';
import { rowsAt, sql } from '../../../platform/db/client';
import { commit } from '../../../platform/db/commit';
import { faultCodes, faultsSql } from './ledger-faults-sql';

/** More of a kind are not listed: one cause makes many. */
const most = 20;

interface Row {
  readonly id: string;
  readonly expected: string | number | null;
  readonly found: string | number | null;
}

/**
 * Compares ledger, trades, payments, payouts, store credit and stock with each other. Empty: all adds up. One batch, so
 * that a move at the same moment is seen whole or not at all.
 */
export async function findFaults(ctx: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const results = await ctx.db.batch(
    faultCodes.map((code) =>
      sql(
        ctx.db,
        `SELECT id, expected, found FROM (${faultsSql[code]}) LIMIT ${most}`,
        ...(code === 'bonus-differs' ? [creditPolicy.bonus] : []),
      ),
    ),
  );
  return faultCodes.flatMap((code, at) =>
    rowsAt<Row>(results, at).map(({ id, expected, found }) => ({
      code,
      id,
      expected: text(expected),
      found: text(found),
    })),
  );
}

const text = (value: string | number | null) => (value === null ? '' : String(value));

/**
 * The nightly check (docs/product.md#money; decision 019): what it found is kept for the day, for the desk to see, and
 * logged as an error where anything is. Safe to run again: the day's last run stands. Answers how much it found.
 */
export async function checkLedger(ctx: Ctx): Promise<number> {
  const findings = await findFaults(ctx);
  const at = ctx.now.toISOString();
  await commit(ctx.db, [
    sql(
      ctx.db,
      `INSERT INTO ledger_checks (day, findings, at) VALUES (?1, ?2, ?3) ON CONFLICT (day) DO UPDATE
        SET findings = excluded.findings, at = excluded.at`,
      dayOf(at),
      JSON.stringify(findings),
      at,
    ),
  ]);
  if (findings.length > 0) ctx.log.error('ledger-differs', { findings });
  return findings.length;
}
