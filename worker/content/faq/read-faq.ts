import { indexQuestions, rankQuestions, type FaqHit, type FaqIndex } from '../../../domain/faq/rank';
import type { Faq, FaqQuestion } from '../../../domain/faq/schemas';
import { baseLanguage, type Language } from '../../../domain/language';
import { fillIn } from '../../../domain/pages/figures';
import type { Ctx } from '../../platform/context';
import { rows, rowsAt, sql } from '../../platform/db/client';
import { figuresOf } from '../pages/read-pages';
import { renderMarkdown } from '../pages/render-markdown';

interface TopicRow {
  readonly id: string;
  readonly title: string;
}
interface QuestionRow {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  /** What it was loaded as, and how much is said there in other words: with its text, what the index depends on. */
  readonly seed: string;
  readonly length: number;
}
/** The questions of one language, which is the base language where the reader's has none. */
export interface FaqTexts {
  readonly language: Language;
  readonly topics: readonly TopicRow[];
  readonly questions: readonly QuestionRow[];
}

/** While somebody types, hits that the assistant would not dare to name are shown too. */
const shownFrom = 0.25;
const mostShown = 12;

async function textsIn(ctx: Ctx, language: Language): Promise<FaqTexts> {
  const found = await ctx.db.batch([
    sql(ctx.db, 'SELECT id, title FROM faq_topics WHERE language = ?1 ORDER BY place', language),
    sql(
      ctx.db,
      `SELECT id, topic, question, answer, seed, length(words) AS length FROM faq_questions WHERE language = ?1
        ORDER BY place`,
      language,
    ),
  ]);
  return { language, topics: rowsAt<TopicRow>(found, 0), questions: rowsAt<QuestionRow>(found, 1) };
}

/** All questions as they stand, figures not yet in their places. */
export async function readFaqTexts(ctx: Ctx): Promise<FaqTexts> {
  const texts = await textsIn(ctx, ctx.language);
  return texts.questions.length > 0 || ctx.language === baseLanguage ? texts : textsIn(ctx, baseLanguage);
}

/** Indexes of this isolate, each with the texts it was made of. */
const indexes = new Map<Language, { readonly from: string; readonly index: FaqIndex }>();

/**
 * The index of the texts, made once as long as nobody changes them. The words people ask with are many: they are read
 * for that alone.
 */
async function faqIndex(ctx: Ctx, { language, topics, questions }: FaqTexts): Promise<FaqIndex> {
  const shop = ctx.settings.shop.tradingName;
  const from = JSON.stringify([shop, topics, questions]);
  const kept = indexes.get(language);
  if (kept?.from === from) return kept.index;
  const asked = await rows<{ id: string; words: string }>(
    sql(ctx.db, 'SELECT id, words FROM faq_questions WHERE language = ?1', language),
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
  indexes.set(language, { from, index });
  return index;
}

function parseWords(text: string): string[] {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((word) => typeof word === 'string') : [];
}

/**
 * Questions that fit what a person says, best first, with how certain that is (0 to 1); at most `most`. `weigh` may
 * know better than the words alone.
 */
export async function findAnswers(
  ctx: Ctx,
  query: string,
  most: number,
  weigh: (hits: readonly FaqHit[]) => readonly FaqHit[] = (hits) => hits,
): Promise<{ readonly hits: readonly FaqHit[]; readonly items: readonly FaqQuestion[] }> {
  const texts = await readFaqTexts(ctx);
  const hits = weigh(rankQuestions(await faqIndex(ctx, texts), query)).slice(0, most);
  return {
    hits,
    items: shown(
      ctx,
      texts,
      hits.map(({ id }) => id),
    ),
  };
}

/** Everything by topic, or with `q` what fits, best first. */
export async function readFaq(ctx: Ctx, { q = '' }: { readonly q?: string | undefined }): Promise<Faq> {
  const texts = await readFaqTexts(ctx);
  const ids =
    q.trim() === ''
      ? texts.questions.map(({ id }) => id)
      : rankQuestions(await faqIndex(ctx, texts), q)
          .filter(({ score }) => score >= shownFrom)
          .slice(0, mostShown)
          .map(({ id }) => id);
  return { language: texts.language, topics: [...texts.topics], items: shown(ctx, texts, ids), nextCursor: null };
}

function shown(ctx: Ctx, { language, questions }: FaqTexts, ids: readonly string[]): FaqQuestion[] {
  const figures = figuresOf(ctx, language);
  const byId = new Map(questions.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      {
        id,
        topic: row.topic,
        question: fillIn(row.question, figures),
        html: renderMarkdown(row.answer, { language: ctx.language, figures }),
      },
    ];
  });
}
