import type { z } from 'zod';
import { comparableEmail } from '../../../domain/accounts/email';
import { minuteMs } from '../../../domain/time';
import type { findTradeSchema } from '../../../domain/trades/find-schema';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { mailOrigin } from '../../platform/settings/mail-origin';
import { secretHash } from '../../platform/secret-hash';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { outboxRow } from '../../outbox/outbox-row';
import { sendOutboxSoon } from '../../outbox/send-soon';

/**
 * Somebody looks for a trade by its number and the mail it was placed with: the link is mailed there again. Whether
 * there is such a trade is found out only when the mail is written, so that answer, work and time are the same for all;
 * one mail a minute at most. Throws `too-many-attempts`.
 */
export async function findTrade(ctx: Ctx, typed: z.infer<typeof findTradeSchema>): Promise<void> {
  const email = comparableEmail(typed.email);
  await requireAttempt(ctx, await limitsOf(ctx, 'find-trade', email));
  const origin = mailOrigin(ctx);
  const minute = Math.floor(ctx.now.getTime() / minuteMs);
  // The minute is inside the hash, so that what stays of the row can't be compared with an address.
  const dedupe = `find-trade:${await secretHash(`${typed.number} ${email} ${minute} ${origin}`)}`;
  await commit(ctx.db, [outboxRow(ctx, 'find-trade', { number: typed.number, email, origin }, dedupe)]);
  sendOutboxSoon(ctx);
}
