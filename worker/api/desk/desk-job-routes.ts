import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { deskJobsSchema, jobRhythms, jobRunSchema } from '../../../domain/desk/jobs-schemas';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../../platform/api-env';
import { jobs, runJob } from '../../jobs';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { requireRole } from '../../platform/require-role';
import { readJobs } from '../../desk/read-jobs';

const pathSchema = z.strictObject({ job: z.string().max(64) });
const scheduledJobs = jobRhythms.flatMap((rhythm) => Object.keys(jobs[rhythm]).map((job) => ({ job, rhythm })));

/** The schedule and the nightly check of the ledger, for staff. An admin can run a job at once. */
export const deskJobRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/jobs',
    describeRoute({
      summary: 'List the scheduled jobs with their last runs, and the last check of the ledger',
      responses: ok('Jobs and check', deskJobsSchema),
    }),
    async (c) => c.json(await readJobs(c.get('ctx'), scheduledJobs), 200),
  )
  .post(
    '/desk/jobs/:job/run',
    describeRoute({ summary: 'Run a job now. For admins', responses: ok('The result of the run', jobRunSchema) }),
    input('param', pathSchema),
    async (c) => {
      const ctx = c.get('ctx');
      requireRole(ctx, 'admin');
      const run = await runJob({ ...ctx, actor: { kind: 'shop' } }, c.req.valid('param').job);
      if (run === null) throw new Problem('not-found');
      return c.json(run, 200);
    },
  );
