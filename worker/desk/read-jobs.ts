import { z } from 'zod';
import { findingSchema, type DeskJobs } from '../../domain/desk/jobs-schemas';
import type { Ctx } from '../platform/context';
import { defineRead, readBatch } from '../platform/db/read';
import { jobRuns, ledgerChecks } from '../platform/db/schema/trade-life';
import { requireRole } from '../platform/require-role';

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
const lastCheck = defineRead(
  { day: ledgerChecks.day, findings: ledgerChecks.findings, at: ledgerChecks.at },
  'SELECT day, findings, at FROM ledger_checks ORDER BY day DESC LIMIT 1',
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
    check:
      check === undefined
        ? null
        : { day: check.day, at: check.at, findings: z.array(findingSchema).parse(JSON.parse(check.findings)) },
  };
}
