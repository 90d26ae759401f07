import type { Finding } from '../../../../domain/desk/jobs-schemas';
import { creditPolicy } from '../../../../domain/policy';
import { dayOf } from '../../../../domain/time';
import type { Ctx } from '../../../platform/context';
import { rowsAt, sql } from '../../../platform/db/client';
import { commit } from '../../../platform/db/commit';
import { faultCodes, faultsSql } from './ledger-faults-sql';

/** Number of findings listed for each code; one cause can make many. */
const maxPerCode = 20;

interface Row {
  readonly id: string;
  readonly expected: string | number | null;
  readonly found: string | number | null;
}

/**
 * Compares ledger, trades, payments, payouts, store credit and stock with each other; empty when all agree. One batch,
 * so that it sees a consistent state.
 */
export async function findFaults(ctx: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const results = await ctx.db.batch(
    faultCodes.map((code) =>
      sql(
        ctx.db,
        `SELECT id, expected, found FROM (${faultsSql[code]}) LIMIT ${maxPerCode}`,
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
 * Runs the nightly check. Stores its findings for the desk, one row a day, and logs an error where there are any. Safe
 * to repeat; the last run of a day counts.
 * @returns how many findings there are
 * @see docs/product.md#money, docs/decisions/019
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
