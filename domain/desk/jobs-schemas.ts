import { z } from 'zod';

/** A finding of the nightly check: its code, the id that it concerns, the expected and the actual value. */
export const findingSchema = z.strictObject({
  code: z.string(),
  id: z.string(),
  expected: z.string(),
  found: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** Time at which a job runs. */
export const jobRhythms = ['minute', 'morning', 'night'] as const;

const jobSchema = z.strictObject({
  job: z.string(),
  rhythm: z.enum(jobRhythms),
  /** Instant, outcome and duration (milliseconds) of the last run; null: it has not run yet. */
  ranAt: z.iso.datetime().nullable(),
  outcome: z.enum(['done', 'failed']).nullable(),
  ms: z.int().nullable(),
  /** Instant and error of the last failure; the job is tried again at its next run. */
  failedAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
});

/** Scheduled jobs, and the last check of the ledgers; null: there was none. */
export const deskJobsSchema = z.strictObject({
  jobs: z.array(jobSchema),
  check: z.strictObject({ day: z.iso.date(), at: z.iso.datetime(), findings: z.array(findingSchema) }).nullable(),
});
export type DeskJobs = z.infer<typeof deskJobsSchema>;

export const jobRunSchema = z.strictObject({
  job: z.string(),
  outcome: z.enum(['done', 'failed']),
  ms: z.int(),
  error: z.string().nullable(),
});
export type JobRun = z.infer<typeof jobRunSchema>;
