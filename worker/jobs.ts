import type { Ctx } from './context';
import { forgetLeftovers } from './features/account-room/forget-leftovers';
import { forgetEnded } from './features/accounts/forget-ended';
import { refreshFacets } from './features/catalogue/refresh-facets';
import { repriceStock } from './features/catalogue/reprice-stock';
import { forgetConversations } from './features/chat/forget-conversations';
import { forgetStaleLists } from './features/checkout/forget-stale-lists';
import { forgetSent } from './features/outbox/forget-sent';
import { sendOutbox } from './features/outbox/send-outbox';
import { askPayments } from './features/payments/ask-payments';
import { expireParcels } from './features/trades/expire-parcels';
import { forgetOldTrades } from './features/trades/forget-old-trades';
import { receiveRest } from './features/trades/receive-rest';
import { markDelivered } from './features/trades/mark-delivered';
import { releaseUnpaid } from './features/trades/release-unpaid';
import { returnUndecided } from './features/trades/return-undecided';
import { tellWishes } from './features/wishes/tell-wishes';

type Jobs = Readonly<Record<string, (ctx: Ctx) => Promise<unknown>>>;

const nightly = '20 2 * * *';
/** Deadlines come before the mails, which may tell of them. */
const eachMinute: Jobs = { askPayments, releaseUnpaid, expireParcels, markDelivered, receiveRest, returnUndecided, tellWishes, sendOutbox };
const eachNight: Jobs = { repriceStock, refreshFacets, forgetEnded, forgetSent, forgetStaleLists, forgetOldTrades, forgetLeftovers, forgetConversations };

/**
 * What the schedule of wrangler.toml asks for; each job is safe to run twice, late, or beside itself. One that fails is
 * logged and comes again with the next run; it does not stop the others.
 */
export async function runJobs(ctx: Ctx, cron: string): Promise<void> {
  for (const [job, run] of Object.entries({ ...eachMinute, ...(cron === nightly ? eachNight : {}) })) {
    try {
      await run(ctx);
    } catch (error) {
      ctx.log.error('job-failed', { job, error: error instanceof Error ? error.message : 'unknown' });
    }
  }
}
