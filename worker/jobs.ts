import type { Ctx } from './context';
import { forgetEnded } from './features/accounts/forget-ended';
import { forgetSent } from './features/outbox/forget-sent';
import { sendOutbox } from './features/outbox/send-outbox';

const nightly = '20 2 * * *';

/** What the schedule of wrangler.toml asks for; each job is safe to run twice or late. */
export async function runJobs(ctx: Ctx, cron: string): Promise<void> {
  ctx.log.info('jobs', { cron });
  await sendOutbox(ctx);
  if (cron !== nightly) return;
  await forgetEnded(ctx);
  await forgetSent(ctx);
}
