import { eq } from 'drizzle-orm';
import { indexQuestions, rankQuestions, type FaqHit, type FaqIndex } from '../../../domain/faq/rank-questions';
import type { Faq, FaqQuestion } from '../../../domain/faq/schemas';
import { baseLanguage, type Language } from '../../../domain/language';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { number } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { faqQuestions, faqTopics } from '../../platform/db/schema/pages';
import { fillerOf } from '../pages/read-pages';

const topicsIn = defineRead(
  { id: faqTopics.id, title: faqTopics.title },
  'SELECT id, title FROM faq_topics WHERE language = ?1 ORDER BY place',
);
/**
 * Questions of a language. `seed` is the hash of the loaded text, `length` that of its search words: with the text they
 * decide whether the index is current.
 */
const questionsIn = defineRead(
  {
    id: faqQuestions.id,
    topic: faqQuestions.topic,
    question: faqQuestions.question,
    answer: faqQuestions.answer,
    seed: faqQuestions.seed,
    length: number,
  },
  `SELECT id, topic, question, answer, seed, length(words) AS length FROM faq_questions WHERE language = ?1
   ORDER BY place`,
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
export async function readFaqTexts(ctx: Ctx): Promise<FaqTexts> {
  const texts = await readTextsIn(ctx, ctx.language);
  return texts.questions.length > 0 || ctx.language === baseLanguage ? texts : readTextsIn(ctx, baseLanguage);
}

/** Search indexes of this isolate, each with the texts it was built from. */
const indexes = new Map<Language, { readonly source: string; readonly index: FaqIndex }>();

/**
 * Returns the search index of the texts. It is built again only when a text changes.
 * Only the build reads the search words, because they are many.
 */
async function faqIndex(ctx: Ctx, { language, topics, questions }: FaqTexts): Promise<FaqIndex> {
  const shop = ctx.settings.shop.tradingName;
  const source = JSON.stringify([shop, topics, questions]);
  const cached = indexes.get(language);
  if (cached?.source === source) return cached.index;
  const asked = await run(
    orm(ctx.db)
      .select({ id: faqQuestions.id, words: faqQuestions.words })
      .from(faqQuestions)
      .where(eq(faqQuestions.language, language)),
  );
  const words = new Map(asked.map((row) => [row.id, parseWords(row.words)]));
  const titles = new Map(topics.map(({ id, title }) => [id, title]));
  const index = indexQuestions(
    questions.map(({ id, question, answer, topic }) => ({
      id,
      question: question.replaceAll('{shop}', shop),
      answer,
      topic: titles.get(topic) ?? '',
      words: words.get(id) ?? [],
    })),
    language,
  );
  indexes.set(language, { source, index });
  return index;
}

function parseWords(text: string): string[] {
  const parsed: unknown = JSON.parse(text);
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
  const texts = await readFaqTexts(ctx);
  const hits = weigh(rankQuestions(await faqIndex(ctx, texts), query)).slice(0, max);
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
  const texts = await readFaqTexts(ctx);
  const ids =
    q.trim() === ''
      ? texts.questions.map(({ id }) => id)
      : rankQuestions(await faqIndex(ctx, texts), q)
          .filter(({ score }) => score >= minScore)
          .slice(0, maxHits)
          .map(({ id }) => id);
  return { language: texts.language, topics: [...texts.topics], items: toAnswers(ctx, texts, ids), nextCursor: null };
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
