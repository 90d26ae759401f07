import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ChatMessage } from '../../domain/chat/schemas';
import { languages, type Language } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import { shopEnv } from '../../tests/worker-browser';
import { seedCatalogue } from '../../tests/worker-catalogue';
import { seedTexts } from '../../tests/worker-texts';
import { askAssistant, conversationAfter } from '../../tests/questions/worker-assistant';
import { card, type Answer } from '../testing/question-faults';
import { openAccount } from '../testing/shelf';

const files = import.meta.glob<unknown>('../../tests/questions/common/*.json', { eager: true, import: 'default' });
const questionsSchema = z.strictObject({
  parcel: z.string(),
  money: z.string(),
  send: z.string(),
  return: z.string(),
  offer: z.string(),
  stock: z.string(),
  person: z.string(),
  missing: z.string(),
  whereMoney: z.string(),
  condition: z.string(),
  place: z.string(),
  records: z.string(),
  bookAndDelivery: z.string(),
  twoWords: z.string(),
  refused: z.string(),
});
const questionsOf = (language: Language) =>
  questionsSchema.parse(files[`../../tests/questions/common/${language}.json`]);

let account = '';
beforeAll(async () => {
  await seedCatalogue(shopEnv);
  await seedTexts(shopEnv, languages);
  account = await openAccount(env.DB, 'common');
});

/** Returns a conversation whose last answer is an offer for a book. */
const conversationWithOffer = (language: Language) => conversationAfter(language, questionsOf(language).offer);

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

describe('a question about the books that a person sends', () => {
  it.each<readonly [Language, string, string]>([
    ['en', 'How do I send you my books?', 'how-to-pack'],
    ['nl', 'Hoe stuur ik jullie mijn boeken?', 'how-to-pack'],
    ['ar', 'كيف أرسل لكم كتبي؟', 'how-to-pack'],
    ['en', 'missing cover', 'which-books'],
    ['en', 'my book has no cover', 'which-books'],
    ['en', 'my book has no dust jacket', 'choose-a-grade'],
    ['de', 'Mein Buch hat keinen Schutzumschlag', 'choose-a-grade'],
    ['fr', 'Mon livre n’a pas de couverture', 'which-books'],
    ['es', 'A mi libro le falta la sobrecubierta', 'choose-a-grade'],
    ['it', 'Il mio libro non ha la copertina', 'which-books'],
    ['nl', 'Mijn boek heeft geen omslag', 'which-books'],
    ['pl', 'Moja książka nie ma okładki', 'which-books'],
    ['pt', 'O meu livro não tem capa', 'which-books'],
    ['ja', '本のカバーがありません', 'choose-a-grade'],
    ['ar', 'كتابي بلا غلاف', 'which-books'],
  ])('gets its answer first in %s: %s', async (language, text, id) => {
    expect(answeredIn(await askAssistant('v:visitor', language, text))[0]).toBe(id);
  });
});

describe('a question written in a hurry', () => {
  it.each(languages)('gets its answer in %s', async (language) => {
    const asked = questionsOf(language);
    const answerTo = (text: string) => askAssistant('v:visitor', language, text);

    for (const [text, id] of [
      [asked.missing, 'order-not-arrived'],
      [asked.whereMoney, 'when-paid'],
    ] as const) {
      const answer = await answerTo(text);
      expect.soft(card(answer, 'trades')?.signedIn, text).toBe(false);
      expect.soft(answeredIn(answer), text).toEqual([id]);
    }
    expect.soft(answeredIn(await answerTo(asked.refused))[0], asked.refused).toBe('found-worse');
    expect.soft(answeredIn(await answerTo(asked.records))[0], asked.records).toBe('which-books');
    const both = await answerTo(asked.bookAndDelivery);
    expect.soft(card(both, 'books')?.items[0]?.title, asked.bookAndDelivery).toBe('1984');
    expect.soft(answeredIn(both), asked.bookAndDelivery).toContain('delivery-time');
    const noBook = await answerTo(asked.twoWords);
    expect.soft(noBook.text, asked.twoWords).toContain(m.chat_answer_books_none({}, { locale: language }));
    expect.soft(card(noBook, 'hand-over')?.state, asked.twoWords).toBe('offered');
  });

  it.each(languages)('about the condition of the book shown gets its copies in %s', async (language) => {
    const asked = questionsOf(language);
    const past = await conversationAfter(language, asked.stock);

    const answer = await askAssistant('v:visitor', language, asked.condition, past);

    expect(answer.text).toBe(m.chat_answer_condition({}, { locale: language }));
    expect(card(answer, 'books')?.items[0]?.title).toBe('1984');
  });

  it.each(languages)('about a second book where none is shown is not guessed in %s', async (language) => {
    const asked = questionsOf(language);

    const answer = await askAssistant('v:visitor', language, asked.place, await conversationWithOffer(language));

    expect(answer.text).toBe(m.chat_answer_empty({}, { locale: language }));
  });
});

describe('a name alone', () => {
  it.each([
    ['fr', 'l’étranger', 'L’Étranger'],
    ['en', 'pride and prejudise', 'Pride and Prejudice'],
  ] as const)('in %s, %s, is a book although a word of it is one of the shop', async (language, text, title) => {
    const answer = await askAssistant('v:visitor', language, text);

    expect(card(answer, 'books')?.items[0]?.title).toBe(title);
  });
});
