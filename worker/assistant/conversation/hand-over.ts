import { isMailAddress } from '../../../domain/accounts/email';
import type { Language } from '../../../domain/language';
import { Problem } from '../../../domain/problems';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { requireMessage } from '../require-message';

/**
 * Sends the conversation to the shop's people, who answer by mail; once for each question.
 * @returns the address they will write to: the account's, or the one that a guest gives
 * @throws `email-missing`, `invalid-input` {paths}, `too-many-messages`
 */
export async function handOver(
  ctx: Ctx,
  input: {
    readonly conversation: string;
    /** Id of the person's message that led here. */ readonly question: string;
    readonly email: string | null;
    readonly language: Language;
  },
): Promise<string> {
  const { conversation, question, language } = input;
  const account = ctx.actor.kind === 'account' ? ctx.actor.account : null;
  const email = account?.email ?? input.email?.trim() ?? '';
  if (email === '') throw new Problem('email-missing');
  if (!isMailAddress(email)) throw new Problem('invalid-input', { paths: ['email'] });
  await requireMessage(ctx);
  await commit(ctx.db, [
    outboxStatement(
      ctx,
      'hand-over',
      {
        conversation,
        email,
        name: account?.name ?? null,
        account: account?.id ?? null,
        language,
        origin: mailLinkOrigin(ctx),
      },
      `hand-over:${conversation}:${question}`,
    ),
  ]);
  sendOutboxSoon(ctx);
  return email;
}

/** Returns the line that confirms a hand-over. */
export function handedOverLine(email: string, language: Language): string {
  return m.chat_line_handed_over({ email }, { locale: language });
}
