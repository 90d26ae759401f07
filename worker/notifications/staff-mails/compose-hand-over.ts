import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { handOverLetter } from './hand-over-letter';
import { writeLetter } from '../letter/letter';
import type { OutboxPayload } from '../../outbox/kinds';

/** Composes the mail with a conversation for the shop's people. Null when it was erased meanwhile. */
export async function composeHandOver(
  ctx: Ctx,
  { conversation, email, name, language }: OutboxPayload<'hand-over'>,
): Promise<Mail | null> {
  const messages = await ctx.conversations.transcript(conversation);
  if (messages.length === 0) return null;
  const { shop } = ctx.settings;
  return {
    ...writeLetter(handOverLetter({ conversation, email, name, language, messages }, shop), shop),
    replyTo: email,
  };
}
