import type { z } from 'zod';
import { comparableEmail } from '../../../domain/accounts/email';
import { minuteMs } from '../../../domain/time';
import type { findTradeSchema } from '../../../domain/trades/find-schema';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { secretHash } from '../../platform/secret-hash';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';

/**
 * Queues a mail with the link of the trade that has this number and mail address. The trade is looked up only when the
 * mail is composed, so that answer and duration are the same whether it exists. At most one mail a minute.
 * @throws `too-many-attempts`
 */
export async function requestTradeLink(ctx: Ctx, typed: z.infer<typeof findTradeSchema>): Promise<void> {
  const email = comparableEmail(typed.email);
  await requireAttempt(ctx, await limitsOf(ctx, 'find-trade', email));
  const origin = mailLinkOrigin(ctx);
  const minute = Math.floor(ctx.now.getTime() / minuteMs);
  // The minute is part of the hash, so that the stored row cannot be matched with an address.
  const dedupe = `find-trade:${await secretHash(`${typed.number} ${email} ${minute} ${origin}`)}`;
  await commit(ctx.db, [outboxStatement(ctx, 'find-trade', { number: typed.number, email, origin }, dedupe)]);
  sendOutboxSoon(ctx);
}
