import { z } from 'zod';

/** What the nightly check found: a code, what it is about, what should be there, and what is. */
export const findingSchema = z.strictObject({
  code: z.string(),
  id: z.string(),
  expected: z.string(),
  found: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** When a job runs by itself. */
export const jobRhythms = ['minute', 'morning', 'night'] as const;

const jobSchema = z.strictObject({
  job: z.string(),
  rhythm: z.enum(jobRhythms),
  /** Of its last run; null: it has not run yet. `ms`: how long it took. */
  ranAt: z.iso.datetime().nullable(),
  outcome: z.enum(['done', 'failed']).nullable(),
  ms: z.int().nullable(),
  /** When it last went wrong, and what it said; it comes again with the next run. */
  failedAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
});

/** The scheduled jobs, and the last check of the books; null: there was none yet. */
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
