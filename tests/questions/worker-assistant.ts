import { chatCardSchema, type ChatCard, type ChatMessage } from '../../domain/chat/schemas';
import type { Language } from '../../domain/language';
import { shopEnv } from '../worker-browser';
import { answerBuiltIn } from '../../worker/assistant/built-in/answer';
import type { Ctx } from '../../worker/platform/context';
import { ctxOf } from '../../worker/testing/people';
import type { Answer } from '../../worker/testing/question-faults';

const opened = new Map<string, Ctx>();

/** Returns the context of a person (`v:` visitor or `a:` account), opened once: opening reads all settings. */
export function ctxOfPerson(owner: string): Ctx {
  const ctx = opened.get(owner) ?? ctxOf(shopEnv, owner, new Date('2026-11-20T12:00:00Z'));
  opened.set(owner, ctx);
  return ctx;
}

/** Returns the built-in assistant's answer to a text of a person, after the messages of `past`. */
export async function askAssistant(
  owner: string,
  language: Language,
  text: string,
  past: readonly ChatMessage[] = [],
): Promise<Answer> {
  const ctx = { ...ctxOfPerson(owner), language };
  const answer = { text: '', cards: [] as ChatCard[] };
  for await (const piece of answerBuiltIn(ctx, { language, text, past }, new AbortController().signal)) {
    if (piece.kind === 'text') answer.text += piece.text;
    if (piece.kind === 'card') answer.cards.push(chatCardSchema.parse(piece.card));
  }
  return answer;
}

/** Returns a finished message of a conversation. */
export const messageOf = (role: 'person' | 'assistant', text: string, cards: readonly ChatCard[]): ChatMessage => ({
  id: role,
  seq: 1,
  role,
  language: 'en',
  text,
  state: 'done',
  by: role === 'person' ? null : 'built-in',
  fellBack: false,
  looked: [],
  cards: [...cards],
  at: '2026-11-20T12:00:00.000Z',
});

/** Returns the messages of a visitor's conversation that begins with a text. */
export async function conversationAfter(language: Language, text: string): Promise<ChatMessage[]> {
  const answer = await askAssistant('v:visitor', language, text);
  return [messageOf('person', text, []), messageOf('assistant', answer.text, answer.cards)];
}
