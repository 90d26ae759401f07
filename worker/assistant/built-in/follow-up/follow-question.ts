import { namedCountry } from '../../../../domain/chat/named-country';
import { nextQuestion } from '../../../../domain/chat/questions/next-question';
import { unknownWordsOf } from '../../../../domain/chat/read-book-request';
import type { MessageMeaning } from '../../../../domain/chat/read-message';
import { shopSenses } from '../../../../domain/chat/shop-senses';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import type { Ctx } from '../../../platform/context';
import type { Turn } from '../../assistant';
import { answerQuestion } from '../answer-question';
import type { Draft } from '../draft';
import { countWords } from './count-words';
import { lastAnswers, earlierTexts } from './earlier-messages';

/** Most words of a question about the last answer. */
const maxWords = 9;
/** Most unknown words of such a question. */
const maxUnknownWords = 2;
/** Senses of the shop that ask nothing of their own: "and what does that cost?". */
const sensesOfAnyQuestion: ReadonlySet<string> = new Set(['when', 'why']);
/** Number of earlier messages that are searched for the country of a question. */
const messagesBack = 3;

/** Returns the country that the person's last messages named, or null. */
export function countryBefore(ctx: Ctx, past: readonly ChatMessage[]): string | null {
  for (const text of earlierTexts(past).slice(0, messagesBack)) {
    const country = namedCountry(text, ctx.language);
    if (country !== null) return country;
  }
  return null;
}

/**
 * Answers a short question about the last answer: "and how long?", "and to Italy?". The country named before still
 * counts. Returns null when the last answer was none of the FAQ, and for a text that asks something of its own.
 */
export async function followQuestion(
  ctx: Ctx,
  { text, past }: Turn,
  { match, request }: MessageMeaning,
): Promise<Draft | null> {
  const [last] = lastAnswers(past)?.items ?? [];
  if (last === undefined || countWords(match) > maxWords || match.has('human', 'abuse', 'thanks', 'bye')) return null;
  const named = namedCountry(text, ctx.language);
  const unknown = ctx.language === 'ja' ? 0 : unknownWordsOf(request).length;
  if (unknown > maxUnknownWords || request.subject !== null) return null;
  // "And to Italy?" repeats the last question for another country.
  const isPlaceAlone = named !== null && last.topic === 'shipping' && !match.has('when', 'how-much', 'book');
  const asksOther = [...match.senses].some(
    (sense) => shopSenses.has(sense) && !sensesOfAnyQuestion.has(sense) && !(named !== null && sense === 'country'),
  );
  if (isPlaceAlone && !match.has('delivery', 'postage'))
    return (await answerQuestion(ctx, text, { questionId: last.id, country: named })).draft;
  if (asksOther) return null;
  const questionId = nextQuestion(last.topic, match);
  if (questionId === null) return null;
  return (await answerQuestion(ctx, text, { questionId, country: named ?? countryBefore(ctx, past) })).draft;
}
