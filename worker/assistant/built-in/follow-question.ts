import { namedCountry } from '../../../domain/chat/named-country';
import { nextQuestion } from '../../../domain/chat/next-question';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import { shopSenses } from '../../../domain/chat/shop-senses';
import type { ChatMessage } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';
import { answerQuestion } from './answer-question';
import type { Draft } from './draft';
import { lastAnswers, earlierTexts } from './earlier-messages';

/** Most words of a question about the last answer. A Japanese word counts as three characters. */
const maxWords = 9;
const japaneseWordLength = 3;
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
  text: string,
  { heard, wish }: MessageMeaning,
  past: readonly ChatMessage[],
): Promise<Draft | null> {
  const [last] = lastAnswers(past)?.items ?? [];
  const length = ctx.language === 'ja' ? heard.text.length / japaneseWordLength : heard.words.length;
  if (last === undefined || length > maxWords || heard.has('human', 'abuse', 'thanks', 'bye')) return null;
  const named = namedCountry(text, ctx.language);
  const unknown = wish.words === '' || ctx.language === 'ja' ? 0 : wish.words.split(' ').length;
  if (unknown > maxUnknownWords || wish.subject !== null) return null;
  // "And to Italy?" repeats the last question for another country.
  const isPlaceAlone = named !== null && last.topic === 'shipping' && !heard.has('when', 'how-much', 'book');
  const ownShopWords = [...heard.senses].some(
    (sense) => shopSenses.has(sense) && !sensesOfAnyQuestion.has(sense) && !(named !== null && sense === 'country'),
  );
  if (isPlaceAlone && !heard.has('delivery', 'postage'))
    return (await answerQuestion(ctx, text, { sure: last.id, country: named })).draft;
  if (ownShopWords) return null;
  const sure = nextQuestion(last.topic, heard);
  if (sure === null) return null;
  return (await answerQuestion(ctx, text, { sure, country: named ?? countryBefore(ctx, past) })).draft;
}
