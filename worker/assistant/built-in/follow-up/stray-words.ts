import { asksAboutShop } from '../../../../domain/chat/rank-senses';
import { namesOnlyRelatives } from '../../../../domain/chat/read-book-request';
import type { MessageMeaning } from '../../../../domain/chat/read-message';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import { shopSenses } from '../../../../domain/chat/shop-senses';
import type { Sense } from '../../../../domain/chat/words/senses';
import type { Ctx } from '../../../platform/context';
import { findTitle, namesSurely, titlesOf } from '../find-title';
import { lastBooks, meaningBefore } from './earlier-messages';

/** Senses of the shop that a change of a request may also have: "in English, it is a gift for a friend in London". */
const shopSensesOfChange: ReadonlySet<Sense> = new Set([
  'tongue',
  'country',
  'company',
  'several',
  'gift-card',
  'shop',
  'library',
  'student',
  'when',
  'why',
  'begin',
  'pack',
  'shelf',
  // "What do you pay for it?" asks for our offer for the book.
  'sell',
  'offer',
]);

/** Returns whether a text names what shall change in a list of books: its language, price or order. */
const namesChange = ({ request, match }: MessageMeaning) =>
  request.language !== null || request.price !== null || match.has('cheapest');

/** Returns whether a text picks a book of a list: "I take the first". */
export const picksBook = ({ match }: MessageMeaning) =>
  match.has('first', 'second', 'third', 'last') && match.has('take', 'yes', 'cart', 'want');

/** Returns whether a text has a sense of the shop that a change of a request does not have. */
function hasOtherShopSense({ match }: MessageMeaning): boolean {
  return [...match.senses].some((sense) => shopSenses.has(sense) && !shopSensesOfChange.has(sense));
}

/** Returns whether a text asks about the shop, and not only for what a change of a request also says. */
export const asksMoreThanChange = (meaning: MessageMeaning) =>
  asksAboutShop(meaning.match) && hasOtherShopSense(meaning);

/** Returns a request without the subject that is only for whom the book is: "in French, for my daughter". */
function withoutRelatives(meaning: MessageMeaning): MessageMeaning['request'] {
  const { request, match } = meaning;
  const isForWhom = request.isForYoung && namesChange(meaning) && namesOnlyRelatives(match);
  return isForWhom ? { ...request, subject: null, isForYoung: false } : request;
}

/** Returns whether the last answers showed books, or the last message was a request for books. */
function isConversationAboutBooks(ctx: Ctx, past: readonly ChatMessage[]): boolean {
  if (lastBooks(past) !== null) return true;
  const before = meaningBefore(ctx, past);
  return before !== null && before.request.weight >= 1;
}

/**
 * Returns a message about the books shown before without its unknown words, when it names a change of the request or
 * picks a book: "in German if possible, I take lessons". Returns other messages unchanged, and those that name a book.
 */
export async function withoutStrayWords(
  ctx: Ctx,
  meaning: MessageMeaning,
  past: readonly ChatMessage[],
): Promise<MessageMeaning> {
  const request = withoutRelatives(meaning);
  if (request.unknownWords === '') return { ...meaning, request };
  if (!(namesChange(meaning) || picksBook(meaning))) return meaning;
  if (hasOtherShopSense(meaning) || !isConversationAboutBooks(ctx, past)) return meaning;
  const named = await findTitle(ctx, titlesOf(meaning), { inStock: false });
  return named?.isNamed === true && namesSurely(named)
    ? meaning
    : { ...meaning, request: { ...request, unknownWords: '', title: '', titleParts: [] } };
}
