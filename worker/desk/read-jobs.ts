import { z } from 'zod';
import { findingSchema, type DeskJobs } from '../../domain/desk/jobs-schemas';
import type { Ctx } from '../platform/context';
import { rowsAt, sql } from '../platform/db/client';
import { requireRole } from '../platform/require-role';

interface RunRow {
  readonly job: string;
  readonly ran_at: string;
  readonly ms: number;
  readonly outcome: 'done' | 'failed';
  readonly failed_at: string | null;
  readonly error: string | null;
}

/**
 * Returns the scheduled jobs (`named`) with the outcome of their last run, and the last check of the ledger. For staff
 * only.
 */
export async function readJobs(
  ctx: Ctx,
  named: readonly Pick<DeskJobs['jobs'][number], 'job' | 'rhythm'>[],
): Promise<DeskJobs> {
  requireRole(ctx, 'staff');
  const results = await ctx.db.batch([
    sql(ctx.db, 'SELECT * FROM job_runs'),
    sql(ctx.db, 'SELECT day, findings, at FROM ledger_checks ORDER BY day DESC LIMIT 1'),
  ]);
  const runs = rowsAt<RunRow>(results, 0);
  const [check] = rowsAt<{ day: string; findings: string; at: string }>(results, 1);
  return {
    jobs: named.map(({ job, rhythm }) => {
      const run = runs.find((row) => row.job === job);
      return {
        job,
        rhythm,
        ranAt: run?.ran_at ?? null,
        outcome: run?.outcome ?? null,
        ms: run?.ms ?? null,
        failedAt: run?.failed_at ?? null,
        error: run?.error ?? null,
      };
    }),
    check:
      check === undefined
        ? null
        : { day: check.day, at: check.at, findings: z.array(findingSchema).parse(JSON.parse(check.findings)) },
  };
}
