import type { Ctx } from './context';

/** What the schedule asks for; each job is safe to run twice or late. */
export async function runJobs(ctx: Ctx, cron: string): Promise<void> {
  ctx.log.info('jobs', { cron });
}
