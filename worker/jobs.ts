import { startStopwatch, systemNow, type Ctx } from './platform/context';
import { sql } from './platform/db/client';
import type { jobRhythms, JobRun } from '../domain/desk/jobs-schemas';
import { forgetLeftovers } from './privacy/forget-leftovers';
import { forgetEnded } from './accounts/sessions/forget-ended';
import { countDemand } from './catalogue/nightly/count-demand';
import { refreshFacets } from './catalogue/search/refresh-facets';
import { refreshSitemap } from './catalogue/search/refresh-sitemap';
import { continueRenames } from './catalogue/editing/renames/continue-renames';
import { refreshRates } from './catalogue/nightly/refresh-rates';
import { forgetImportChanges } from './imports/forget-import-changes';
import { repriceStock } from './stock/reprice-stock';
import { forgetConversations } from './conversations/forget-conversations';
import { forgetStaleLists } from './privacy/forget-stale-lists';
import { checkLedger } from './trades/money/check/check-ledger';
import { forgetSent } from './outbox/forget-sent';
import { sendOutbox } from './outbox-handlers';
import { askPayments } from './trades/money/payments/ask-payments';
import { expireParcels } from './trades/inbound/expire-parcels';
import { forgetOldTrades } from './privacy/forget-old-trades';
import { receiveRest } from './trades/inbound/receive-rest';
import { markDelivered } from './trades/outbound/mark-delivered';
import { refundReturns } from './trades/outbound/refund-returns';
import { releaseUnpaid } from './trades/outbound/release-unpaid';
import { queueReminders } from './notifications/trade-mails/queue-reminders';
import { returnUndecided } from './trades/inbound/return-undecided';
import { queueOfferMails } from './lists/watches/queue-offer-mails';
import { queueWishMails } from './lists/wishes/queue-wish-mails';

type Job = (ctx: Ctx) => Promise<unknown>;

/**
 * Jobs of the schedule in wrangler.toml, by rhythm and in order. Deadlines run before the mails that report them. The
 * check of the ledger runs last.
 */
export const jobs: Readonly<Record<(typeof jobRhythms)[number], Readonly<Record<string, Job>>>> = {
  minute: {
    askPayments,
    releaseUnpaid,
    expireParcels,
    markDelivered,
    receiveRest,
    returnUndecided,
    refundReturns,
    continueRenames,
    tellWishes: queueWishMails,
    sendOutbox,
  },
  morning: { remind: queueReminders },
  night: {
    refreshRates,
    countDemand,
    repriceStock,
    tellWatches: queueOfferMails,
    refreshFacets,
    refreshSitemap,
    forgetEnded,
    forgetSent,
    forgetStaleLists,
    forgetOldTrades,
    forgetLeftovers,
    forgetConversations,
    forgetImportChanges,
    checkLedger,
  },
};

/** Cron expressions of wrangler.toml. Every other expression is the one of each minute. */
const crons: Readonly<Record<string, 'morning' | 'night'>> = { '0 9 * * *': 'morning', '20 2 * * *': 'night' };
/** Key in key-value storage: a job that `npm run jobs` asked for. */
const requestedJobKey = 'run-job';

/**
 * Runs the jobs that are due. Each job is safe to run twice, late, or beside itself. A job that fails is logged and
 * runs again next time; the others continue. The desk sees how each job ended.
 */
export async function runJobs(ctx: Ctx, cron: string): Promise<void> {
  const rhythm = crons[cron];
  const requested = await takeRequestedJob(ctx);
  const due = { ...jobs.minute, ...(rhythm === undefined ? {} : jobs[rhythm]), ...requested };
  const runs: JobRun[] = [];
  const elapsedMs = startStopwatch();
  for (const [job, run] of Object.entries(due)) runs.push(await runAndTime(contextAfter(ctx, elapsedMs()), job, run));
  await storeRuns(ctx, runs);
}

/** Returns the context of a job that begins later than the schedule, so its leases end after it begins. */
function contextAfter(ctx: Ctx, elapsedMs: number): Ctx {
  return { ...ctx, now: new Date(ctx.now.getTime() + elapsedMs) };
}

/** Runs one job at once. Returns null if no job has this name. */
export async function runJob(ctx: Ctx, job: string): Promise<JobRun | null> {
  const run = jobNamed(job);
  if (run === undefined) return null;
  const jobRun = await runAndTime(ctx, job, run);
  await storeRuns(ctx, [jobRun]);
  return jobRun;
}

function jobNamed(name: string): Job | undefined {
  return Object.values(jobs)
    .flatMap((list) => Object.entries(list))
    .find(([job]) => job === name)?.[1];
}

/** Returns the job that the command line asked for. The schedule runs without it while key-value storage is down. */
async function takeRequestedJob(ctx: Ctx): Promise<Record<string, Job>> {
  let name: string | null;
  try {
    name = await ctx.kv.get(requestedJobKey);
    if (name === null) return {};
    // Key-value storage may return the deleted key once more. Each job may run twice.
    await ctx.kv.delete(requestedJobKey);
  } catch {
    ctx.log.warn('asked-job-unread');
    return {};
  }
  const run = jobNamed(name);
  if (run === undefined) ctx.log.warn('job-unknown', { job: name });
  return run === undefined ? {} : { [name]: run };
}

/** Runs a job and returns how it ended. A failure is logged and not thrown. */
async function runAndTime(ctx: Ctx, job: string, run: Job): Promise<JobRun> {
  const start = systemNow().getTime();
  const ms = () => systemNow().getTime() - start;
  try {
    await run(ctx);
    return { job, outcome: 'done', ms: ms(), error: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown';
    ctx.log.error('job-failed', { job, error: message });
    return { job, outcome: 'failed', ms: ms(), error: message.slice(0, 300) };
  }
}

/** Stores how the jobs ended, in one statement. The last error of a job is kept. */
async function storeRuns(ctx: Ctx, runs: readonly JobRun[]): Promise<void> {
  await sql(
    ctx.db,
    `INSERT INTO job_runs (job, ran_at, ms, outcome, failed_at, error)
     SELECT value->>0, ?2, value->>1, value->>2, CASE value->>2 WHEN 'failed' THEN ?2 END, value->>3
     FROM json_each(?1) WHERE true
     ON CONFLICT (job) DO UPDATE SET ran_at = excluded.ran_at, ms = excluded.ms, outcome = excluded.outcome,
       failed_at = coalesce(excluded.failed_at, failed_at), error = coalesce(excluded.error, error)`,
    JSON.stringify(runs.map(({ job, ms, outcome, error }) => [job, ms, outcome, error])),
    ctx.now.toISOString(),
  ).run();
}
