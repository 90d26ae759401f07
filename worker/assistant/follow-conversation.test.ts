import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chatCardSchema, type ChatCard, type ChatMessage } from '../../domain/chat/schemas';
import { languages, type Language } from '../../domain/language';
import { readWorksByIsbn, seedCatalogue } from '../../tests/worker-catalogue';
import { shopEnv } from '../../tests/worker-browser';
import { seedTexts } from '../../tests/worker-texts';
import type { Ctx } from '../platform/context';
import { ctxOf } from '../testing/people';
import { card, type Answer } from '../testing/question-faults';
import { answerBuiltIn } from './built-in/answer';

const files = import.meta.glob<unknown>('../../tests/questions/conversations/*.json', {
  eager: true,
  import: 'default',
});
const expectationSchema = z.strictObject({
  /** Expected kind of the last answer: books, a proposal to buy, no books, or an answer of the FAQ. */
  kind: z.enum(['books', 'proposal', 'nobooks', 'answers']),
  subjects: z.array(z.string()).optional(),
  language: z.string().optional(),
  /** Part of the author's name of each book. */
  author: z.string().optional(),
  maxPages: z.number().optional(),
  /** Id of the question that is answered first, and text that its answer contains. */
  answer: z.string().optional(),
  contains: z.string().optional(),
  /** Highest price in euros. */
  max: z.number().optional(),
  /** Work that must not be among the books. */
  notWork: z.string().optional(),
});
const conversationSchema = z.strictObject({ turns: z.array(z.string()).min(1), expect: expectationSchema });
const conversationsOf = (language: Language) =>
  z.array(conversationSchema).parse(files[`../../tests/questions/conversations/${language}.json`]);

/** Least share of a language's conversations that must be answered right. */
const minShare = 0.9;

let works = new Map<string, string>();
let visitor: Ctx | null = null;

/** Returns the context of a visitor, opened once: opening reads all settings. */
const visitorCtx = (): Ctx => (visitor ??= ctxOf(shopEnv, 'v:visitor', new Date('2026-11-20T12:00:00Z')));

beforeAll(async () => {
  await seedCatalogue(shopEnv);
  await seedTexts(shopEnv, languages);
  works = await readWorksByIsbn(visitorCtx().db);
});

const message = (role: 'person' | 'assistant', words: string, cards: readonly ChatCard[]): ChatMessage => ({
  id: role,
  seq: 1,
  role,
  language: 'en',
  text: words,
  state: 'done',
  by: role === 'person' ? null : 'built-in',
  fellBack: false,
  looked: [],
  cards: [...cards],
  at: '2026-11-20T12:00:00.000Z',
});

/** Returns the last answer of a conversation. */
async function lastAnswer(language: Language, turns: readonly string[]): Promise<Answer> {
  const ctx = { ...visitorCtx(), language };
  const past: ChatMessage[] = [];
  let answer: Answer = { text: '', cards: [] };
  for (const turn of turns) {
    const cards: ChatCard[] = [];
    let words = '';
    for await (const piece of answerBuiltIn(ctx, { language, text: turn, past }, new AbortController().signal)) {
      if (piece.kind === 'text') words += piece.text;
      if (piece.kind === 'card') cards.push(chatCardSchema.parse(piece.card));
    }
    answer = { text: words, cards };
    past.push(message('person', turn, []), message('assistant', words, cards));
  }
  return answer;
}

/** Returns what is wrong with an answer, or null. */
function faultOf(wanted: z.infer<typeof expectationSchema>, answer: Answer) {
  const { kind, subjects, language, author, maxPages, max, notWork } = wanted;
  const books = card(answer, 'books')?.items ?? [];
  const questions = card(answer, 'answers')?.items ?? [];
  const kinds = answer.cards.map((each) => each.kind).join();
  const shown = `${answer.text} ${questions.map(({ id }) => id).join()} [${kinds}] ${books
    .map((book) => `${book.title} (${book.language}, ${book.subjects.join('/')}, ${book.cheapest?.price.minor})`)
    .join('; ')}`;
  if (kind === 'answers') {
    const isRight = questions[0]?.id === wanted.answer && books.length === 0;
    return isRight && JSON.stringify(questions).includes(wanted.contains ?? '') ? null : shown;
  }
  if (kind === 'proposal') return card(answer, 'proposal') === undefined ? shown : null;
  if (kind === 'nobooks') return books.length > 0 || card(answer, 'proposal') !== undefined ? shown : null;
  const fits = books.every(
    (book) =>
      (subjects === undefined || book.subjects.some((subject) => subjects.includes(subject))) &&
      (language === undefined || book.language === language) &&
      (author === undefined || book.authors.join().includes(author)) &&
      (maxPages === undefined || (book.pages ?? Infinity) <= maxPages) &&
      (max === undefined || (book.cheapest?.price.minor ?? Infinity) <= max * 100) &&
      (notWork === undefined || works.get(book.isbn) !== notWork),
  );
  return books.length > 0 && fits ? null : shown;
}

describe('the built-in assistant', () => {
  it.each(languages)('follows conversations in %s', async (language) => {
    const conversations = conversationsOf(language);
    const faults: string[] = [];
    for (const { turns, expect: wanted } of conversations) {
      const fault = faultOf(wanted, await lastAnswer(language, turns));
      if (fault !== null) faults.push(`${turns.join(' > ')}\n    ${fault}`);
    }
    const right = conversations.length - faults.length;
    const report = [`${language}: ${right} of ${conversations.length} right`, ...faults].join('\n  ');
    expect(right / conversations.length, report).toBeGreaterThanOrEqual(minShare);
  });

  it('says so when the shop does not deliver to a named country', async () => {
    const { text: words } = await lastAnswer('en', ['do you ship to Malta?']);
    expect(words).toMatch(/^We don’t deliver to this country yet: Malta\./);
  });

  it('answers for a named country of the shop', async () => {
    const ireland = await lastAnswer('de', ['wie lange dauert die Lieferung?']);
    const austria = await lastAnswer('de', ['wie lange dauert die Lieferung nach Österreich?']);
    expect(JSON.stringify(austria.cards)).toContain('Österreich');
    expect(JSON.stringify(ireland.cards)).not.toContain('Österreich');
  });
});
