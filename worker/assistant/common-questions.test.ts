import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chatCardSchema, type ChatCard, type ChatMessage } from '../../domain/chat/schemas';
import { languages, type Language } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import { shopEnv } from '../../tests/worker-browser';
import { seedCatalogue } from '../../tests/worker-catalogue';
import { seedTexts } from '../../tests/worker-texts';
import { ctxOf } from '../testing/people';
import { card, type Answer } from '../testing/question-faults';
import { openAccount } from '../testing/shelf';
import { answerBuiltIn } from './built-in/answer';

const files = import.meta.glob<unknown>('../../tests/questions/common/*.json', { eager: true, import: 'default' });
const questionsSchema = z.strictObject({
  parcel: z.string(),
  money: z.string(),
  send: z.string(),
  return: z.string(),
  offer: z.string(),
  stock: z.string(),
  person: z.string(),
});
const questionsOf = (language: Language) =>
  questionsSchema.parse(files[`../../tests/questions/common/${language}.json`]);

let account = '';
beforeAll(async () => {
  await seedCatalogue(shopEnv);
  await seedTexts(shopEnv, languages);
  account = await openAccount(env.DB, 'common');
});

const message = (role: 'person' | 'assistant', text: string, cards: readonly ChatCard[]): ChatMessage => ({
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

async function askAssistant(owner: string, language: Language, text: string, past: readonly ChatMessage[]) {
  const ctx = { ...ctxOf(shopEnv, owner, new Date('2026-11-20T12:00:00Z')), language };
  const cards: ChatCard[] = [];
  let words = '';
  for await (const piece of answerBuiltIn(ctx, { language, text, past }, new AbortController().signal)) {
    if (piece.kind === 'text') words += piece.text;
    if (piece.kind === 'card') cards.push(chatCardSchema.parse(piece.card));
  }
  return { text: words, cards };
}

/** Returns a conversation whose last answer is an offer for a book. */
async function conversationWithOffer(language: Language): Promise<ChatMessage[]> {
  const text = questionsOf(language).offer;
  const answer = await askAssistant('v:visitor', language, text, []);
  return [message('person', text, []), message('assistant', answer.text, answer.cards)];
}

/** Returns the ids of the answered questions, in order. */
const answeredIn = (answer: Answer) => card(answer, 'answers')?.items.map(({ id }) => id) ?? [];

const people = [
  ['a guest', () => 'v:visitor'],
  ['a member', () => account],
] as const;
const beginnings = [
  ['first', () => Promise.resolve<ChatMessage[]>([])],
  ['after an offer', conversationWithOffer],
] as const;
const cases = languages.flatMap((language) =>
  people.flatMap(([person, owner]) =>
    beginnings.map(([moment, past]) => ({ language, person, moment, owner, past }) as const),
  ),
);

describe('a common question', () => {
  it.each(cases)('gets its answer from $person, $moment, in $language', async ({ language, owner, past, person }) => {
    const asked = questionsOf(language);
    const before = await past(language);
    const answerTo = (text: string) => askAssistant(owner(), language, text, before);

    const parcel = await answerTo(asked.parcel);
    expect.soft(card(parcel, 'trades')?.signedIn, asked.parcel).toBe(person === 'a member');
    expect.soft(answeredIn(parcel), asked.parcel).toEqual(['order-not-arrived']);
    expect.soft(parcel.text, asked.parcel).toContain(m.chat_answer_beside_trades({}, { locale: language }));
    expect.soft(answeredIn(await answerTo(asked.money))[0], asked.money).toBe('when-paid');
    expect.soft(answeredIn(await answerTo(asked.send))[0], asked.send).toBe('how-to-pack');
    expect.soft(answeredIn(await answerTo(asked.return))[0], asked.return).toBe('withdraw');
    expect.soft(card(await answerTo(asked.offer), 'offers')?.items[0]?.offer.kind, asked.offer).toBe('offer');
    const stock = await answerTo(asked.stock);
    expect.soft(card(stock, 'books')?.items[0]?.title, asked.stock).toBe('1984');
    expect.soft(stock.text, asked.stock).toBe(m.chat_answer_book({}, { locale: language }));
    expect.soft(card(await answerTo(asked.person), 'hand-over')?.state, asked.person).toBe('offered');
  });
});
