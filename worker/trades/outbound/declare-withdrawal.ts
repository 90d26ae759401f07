import type { z } from 'zod';
import { comparableEmail } from '../../../domain/accounts/email';
import { minuteMs } from '../../../domain/time';
import type { declareSchema } from '../../../domain/trades/declaration-schemas';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { withdrawalDeclarations } from '../../platform/db/schema/declarations';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';

/** Minutes in which the same declaration counts once: a person presses again, or the browser sends it again. */
const repeatMinutes = 10;

const sameDeclaration = defineRead(
  { at: withdrawalDeclarations.at },
  `SELECT at FROM withdrawal_declarations
   WHERE number = ?1 AND email = ?2 AND name = ?3 AND books = ?4 AND at > ?5 ORDER BY at LIMIT 1`,
);

/**
 * Records a declaration of withdrawal and queues its receipt. Needs no account and no link. The order is looked up only
 * afterwards (`applyDeclaration`), so that answer and duration are the same whether it exists.
 * @returns the instant of the declaration
 * @throws `too-many-attempts`
 * @see directive (EU) 2023/2673, article 11a
 */
export async function declareWithdrawal(
  ctx: Ctx,
  { name, number, email, books }: z.infer<typeof declareSchema>,
): Promise<{ at: string }> {
  await requireAttempt(ctx, await limitsOf(ctx, 'withdraw', comparableEmail(email)));
  const since = new Date(ctx.now.getTime() - repeatMinutes * minuteMs).toISOString();
  const earlier = await sameDeclaration.first(ctx.db, number, email, name, books, since);
  if (earlier !== null) return { at: earlier.at };
  const id = ctx.ids.id();
  const at = ctx.now.toISOString();
  const { language, market } = ctx;
  const facts = { declaration: id, origin: mailLinkOrigin(ctx) };
  await commit(ctx.db, [
    statementOf(
      ctx.db,
      orm(ctx.db).insert(withdrawalDeclarations).values({ id, name, number, email, books, language, market, at }),
    ),
    outboxStatement(ctx, 'apply-declaration', facts, `apply-declaration:${id}`),
    outboxStatement(ctx, 'declaration-received', facts, `declaration-received:${id}`),
  ]);
  sendOutboxSoon(ctx);
  return { at };
}
