import type { DeskJobs } from '../../domain/desk/jobs-schemas';
import type { Ctx } from '../platform/context';
import { defineRead, readBatch } from '../platform/db/read';
import { jobRuns } from '../platform/db/schema/trade-life';
import { requireRole } from '../platform/require-role';
import { lastCheck, toLedgerCheck } from '../trades/money/check/last-ledger-check';

const jobRows = defineRead(
  {
    job: jobRuns.job,
    ran_at: jobRuns.ranAt,
    ms: jobRuns.ms,
    outcome: jobRuns.outcome,
    failed_at: jobRuns.failedAt,
    error: jobRuns.error,
  },
  'SELECT job, ran_at, ms, outcome, failed_at, error FROM job_runs',
);
/**
 * Returns the scheduled jobs with the outcome of their last run, and the last check of the ledger. For staff only.
 */
export async function readJobs(
  ctx: Ctx,
  scheduled: readonly Pick<DeskJobs['jobs'][number], 'job' | 'rhythm'>[],
): Promise<DeskJobs> {
  requireRole(ctx, 'staff');
  const [runs, [check]] = await readBatch(ctx.db, [jobRows.with(), lastCheck.with()]);
  return {
    jobs: scheduled.map(({ job, rhythm }) => {
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
    check: toLedgerCheck(check),
  };
}
