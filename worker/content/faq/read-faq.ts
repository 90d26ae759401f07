import { eq } from 'drizzle-orm';
import { indexQuestions, rankQuestions, type FaqHit, type FaqIndex } from '../../../domain/faq/rank-questions';
import type { Faq, FaqQuestion } from '../../../domain/faq/schemas';
import { baseLanguage, type Language } from '../../../domain/language';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { nullable, text } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { faqQuestions, faqTopics } from '../../platform/db/schema/pages';
import { fillerOf } from '../pages/read-pages';

const topicsIn = defineRead(
  { id: faqTopics.id, title: faqTopics.title },
  'SELECT id, title FROM faq_topics WHERE language = ?1 ORDER BY place',
);
const questionsIn = defineRead(
  { id: faqQuestions.id, topic: faqQuestions.topic, question: faqQuestions.question, answer: faqQuestions.answer },
  'SELECT id, topic, question, answer FROM faq_questions WHERE language = ?1 ORDER BY place',
);
/**
 * State of a language's texts in one row: all of their short fields, and for long ones the hash of the loaded text
 * (`seed`) and their lengths. Null for a language without questions.
 */
const textState = defineRead(
  { state: nullable(text()) },
  `SELECT (SELECT group_concat(id || ' ' || topic || ' ' || place || ' ' || seed || ' ' || length(question) || ' ' ||
      length(answer) || ' ' || length(words)) FROM faq_questions WHERE language = ?1)
    || (SELECT coalesce(group_concat(id || ' ' || place || ' ' || title), '') FROM faq_topics WHERE language = ?1)
    AS state`,
);
type TopicRow = ReturnType<typeof topicsIn.rowsOf>[number];
type QuestionRow = ReturnType<typeof questionsIn.rowsOf>[number];

/** Questions of one language; the base language when the requested one has none. */
export interface FaqTexts {
  readonly language: Language;
  readonly topics: readonly TopicRow[];
  readonly questions: readonly QuestionRow[];
}

/** Least score (0 to 1) of a hit in the search. It is lower than the assistant's, because the search shows several. */
const minScore = 0.25;
const maxHits = 12;

async function readTextsIn(ctx: Ctx, language: Language): Promise<FaqTexts> {
  const [topics, questions] = await readBatch(ctx.db, [topicsIn.with(language), questionsIn.with(language)]);
  return { language, topics, questions };
}

/** Returns all questions as they are stored, with placeholders for figures. */
async function readFaqTexts(ctx: Ctx): Promise<FaqTexts> {
  const texts = await readTextsIn(ctx, ctx.language);
  return texts.questions.length > 0 || ctx.language === baseLanguage ? texts : readTextsIn(ctx, baseLanguage);
}

/** Questions of one language with their search index. */
interface SearchableFaq {
  readonly texts: FaqTexts;
  readonly index: FaqIndex;
}

interface CachedFaq extends SearchableFaq {
  /** The shop's name and the state (`textState`) of which the texts are. */
  readonly state: string;
  /** Instant of the request that read the texts, in milliseconds. */
  readonly readAt: number;
}

/** Milliseconds for which texts are kept. `textState` misses a change by hand that keeps the length; this bounds it. */
const cacheMs = 60_000;

/** Questions that this isolate keeps, since a search needs all of them. */
const cachedFaqs = new Map<Language, CachedFaq>();

/** Reads the language of the questions for a call, and their state. */
async function readState(ctx: Ctx): Promise<{ readonly language: Language; readonly state: string }> {
  for (const language of new Set([ctx.language, baseLanguage])) {
    const [[row]] = await readBatch(ctx.db, [textState.with(language)]);
    if (row?.state != null) return { language, state: `${ctx.settings.shop.tradingName} ${row.state}` };
  }
  return { language: baseLanguage, state: '' };
}

/** Returns all questions with their index. Reads a single row while the isolate keeps them and no text has changed. */
async function openFaq(ctx: Ctx): Promise<SearchableFaq> {
  const { language, state } = await readState(ctx);
  const cached = cachedFaqs.get(language);
  const now = ctx.now.getTime();
  if (cached?.state === state && Math.abs(now - cached.readAt) < cacheMs) return cached;
  const texts = await readTextsIn(ctx, language);
  const isSame = cached?.state === state && JSON.stringify(cached.texts) === JSON.stringify(texts);
  const fresh = { texts, index: isSame ? cached.index : await buildIndex(ctx, texts), state, readAt: now };
  cachedFaqs.set(language, fresh);
  return fresh;
}

/** Builds the search index of the texts. Only the build reads the search words, because they are many. */
async function buildIndex(ctx: Ctx, { language, topics, questions }: FaqTexts): Promise<FaqIndex> {
  const wordRows = await run(
    orm(ctx.db)
      .select({ id: faqQuestions.id, words: faqQuestions.words })
      .from(faqQuestions)
      .where(eq(faqQuestions.language, language)),
  );
  const words = new Map(wordRows.map((row) => [row.id, parseWords(row.words)]));
  const titles = new Map(topics.map(({ id, title }) => [id, title]));
  return indexQuestions(
    questions.map(({ id, question, answer, topic }) => ({
      id,
      question: question.replaceAll('{shop}', ctx.settings.shop.tradingName),
      answer,
      topic: titles.get(topic) ?? '',
      words: words.get(id) ?? [],
    })),
    language,
  );
}

function parseWords(json: string): string[] {
  const parsed: unknown = JSON.parse(json);
  return Array.isArray(parsed) ? parsed.filter((word) => typeof word === 'string') : [];
}

/**
 * Returns the questions that match a query, best first, at most `max`, with a score from 0 to 1.
 * `weigh` may change the order and the scores.
 */
export async function findAnswers(
  ctx: Ctx,
  query: string,
  max: number,
  weigh: (hits: readonly FaqHit[]) => readonly FaqHit[] = (hits) => hits,
): Promise<{ readonly hits: readonly FaqHit[]; readonly items: readonly FaqQuestion[] }> {
  const { texts, index } = await openFaq(ctx);
  const hits = weigh(rankQuestions(index, query)).slice(0, max);
  return {
    hits,
    items: toAnswers(
      ctx,
      texts,
      hits.map(({ id }) => id),
    ),
  };
}

/** Returns all questions by topic, or with `q` the matching ones, best first. */
export async function readFaq(ctx: Ctx, { q = '' }: { readonly q?: string | undefined }): Promise<Faq> {
  const { texts, ids } = q.trim() === '' ? await allQuestions(ctx) : await matchingQuestions(ctx, q);
  return { language: texts.language, topics: [...texts.topics], items: toAnswers(ctx, texts, ids), nextCursor: null };
}

/** Texts of one language, and the questions of an answer in their order. */
interface ChosenQuestions {
  readonly texts: FaqTexts;
  readonly ids: readonly string[];
}

async function allQuestions(ctx: Ctx): Promise<ChosenQuestions> {
  const texts = await readFaqTexts(ctx);
  return { texts, ids: texts.questions.map(({ id }) => id) };
}

async function matchingQuestions(ctx: Ctx, q: string): Promise<ChosenQuestions> {
  const { texts, index } = await openFaq(ctx);
  const hits = rankQuestions(index, q).filter(({ score }) => score >= minScore);
  return { texts, ids: hits.slice(0, maxHits).map(({ id }) => id) };
}

function toAnswers(ctx: Ctx, { language, questions }: FaqTexts, ids: readonly string[]): FaqQuestion[] {
  const filler = fillerOf(ctx, language);
  const byId = new Map(questions.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      {
        id,
        topic: row.topic,
        question: filler.plain(row.question),
        html: filler.html(row.answer),
      },
    ];
  });
}
