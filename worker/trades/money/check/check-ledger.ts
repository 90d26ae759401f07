import type { Finding } from '../../../../domain/desk/jobs-schemas';
import { creditPolicy } from '../../../../domain/policy/credit';
import { dayOf } from '../../../../domain/time';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { text, type ComputedColumn } from '../../../platform/db/columns';
import { commit } from '../../../platform/db/commit';
import { defineReads, readBatch } from '../../../platform/db/read';
import { faultCodes, faultsSql, type FaultCode } from './ledger-faults-sql';

/** Number of findings listed for each code; one cause can make many. */
const maxPerCode = 20;

const value: ComputedColumn<string | number | null> = { nullable: true };
const faultRows = defineReads(
  { id: text(), expected: value, found: value },
  (fault: FaultCode) => `SELECT id, expected, found FROM (${faultsSql[fault]}) LIMIT ${maxPerCode}`,
  faultCodes,
);

/**
 * Compares ledger, trades, payments, payouts, store credit and stock with each other; empty when all agree. One batch,
 * so that it sees a consistent state.
 */
export async function findFaults(ctx: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const results = await readBatch(
    ctx.db,
    faultCodes.map((fault) => faultRows(fault).with(...(fault === 'bonus-differs' ? [creditPolicy.bonus] : []))),
  );
  return faultCodes.flatMap((code, index) =>
    (results[index] ?? []).map(({ id, expected, found }) => ({
      code,
      id,
      expected: textOf(expected),
      found: textOf(found),
    })),
  );
}

const textOf = (found: string | number | null) => (found === null ? '' : String(found));

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
