import { comparableEmail } from '../../../domain/accounts/email';
import { passwordProblem } from '../../../domain/accounts/password';
import { personName } from '../../../domain/accounts/person-name';
import { redirectTarget } from '../../../domain/accounts/redirect-target';
import type { RegisterInput } from '../../../domain/accounts/schemas';
import { Problem } from '../../../domain/problems';
import { retentionPolicy } from '../../../domain/policy/retention';
import { dayMs, addMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { registrations } from '../../platform/db/schema/accounts';
import { commit } from '../../platform/db/commit';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { secretHash } from '../../platform/secret-hash';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { loadCommonRank } from './load-common-rank';
import { hashPassword } from './passwords';

/** `browser`: the secret by which `confirmAccount` recognizes the registering browser. */
type RegisterRequest = RegisterInput & { readonly browser: string };

/**
 * Stores a registration and queues its mail.
 * The address is looked up when the mail is written. So answer and time do not reveal whether it has an account.
 * @throws `terms-not-accepted`, a password problem, or `too-many-attempts`
 */
export async function registerAccount(ctx: Ctx, input: RegisterRequest): Promise<void> {
  if (!input.terms) throw new Problem('terms-not-accepted');
  const email = comparableEmail(input.email);
  const name = personName(input.name);
  if (name === null) throw new Problem('invalid-input', { paths: ['name'] });
  const problem = passwordProblem(input.password, { name, email }, await loadCommonRank());
  if (problem !== null) throw new Problem(problem);
  await requireAttempt(ctx, await limitsOf(ctx, 'register', email));
  const id = ctx.ids.id();
  const now = ctx.now.toISOString();
  const visitor = ctx.actor.kind === 'guest' ? ctx.actor.visitor : null;
  await commit(ctx.db, [
    statementOf(
      ctx.db,
      orm(ctx.db)
        .insert(registrations)
        .values({
          id,
          email,
          name,
          passwordHash: await hashPassword(ctx.ids, input.password),
          language: ctx.language,
          market: ctx.market,
          visitor,
          returnTo: redirectTarget(input.returnTo),
          createdAt: now,
          endsAt: addMs(now, retentionPolicy.registrationDays * dayMs),
          browserHash: await secretHash(input.browser),
        }),
    ),
    outboxStatement(ctx, 'confirm-account', { registration: id, origin: mailLinkOrigin(ctx) }, `confirm-account:${id}`),
  ]);
  sendOutboxSoon(ctx);
}
