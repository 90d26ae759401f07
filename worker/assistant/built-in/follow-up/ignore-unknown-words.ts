import { namesOnlyRelatives } from '../../../../domain/chat/read-book-request';
import type { MessageMeaning } from '../../../../domain/chat/read-message';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import type { Ctx } from '../../../platform/context';
import { findTitle, namesSurely, titlesOf } from '../find-title';
import { lastBooks, meaningBefore } from './earlier-messages';
import { hasOtherShopSense, namesChange, picksBook } from './reference';

/** Returns the request without a subject that only tells for whom the book is: "in French, for my daughter". */
function withoutRelatives(meaning: MessageMeaning): MessageMeaning['request'] {
  const { request, match } = meaning;
  const isForWhom = request.isForYoung && namesChange(meaning) && namesOnlyRelatives(match);
  return isForWhom ? { ...request, subject: null, isForYoung: false } : request;
}

/** Returns whether the last answers showed books, or the person's last message was a request for books. */
function isConversationAboutBooks(ctx: Ctx, past: readonly ChatMessage[]): boolean {
  if (lastBooks(past) !== null) return true;
  const before = meaningBefore(ctx, past);
  return before !== null && before.request.weight >= 1;
}

/** Returns whether a text surely names a book of the catalogue or an author. */
async function namesKnownBook(ctx: Ctx, meaning: MessageMeaning): Promise<boolean> {
  const found = await findTitle(ctx, titlesOf(meaning), { inStock: false });
  return found?.isNamed === true && namesSurely(found);
}

/**
 * Returns a message about the shown books without its unknown words, so that they do not begin a new search. Such a
 * message changes the request or picks a book: "in German if possible, I take lessons". A message that asks about the
 * shop or names a book keeps its words.
 * @see decision 080
 */
export async function ignoreUnknownWords(
  ctx: Ctx,
  meaning: MessageMeaning,
  past: readonly ChatMessage[],
): Promise<MessageMeaning> {
  const request = withoutRelatives(meaning);
  if (request.unknownWords === '') return { ...meaning, request };
  const isAboutShownBooks =
    (namesChange(meaning) || picksBook(meaning)) && !hasOtherShopSense(meaning) && isConversationAboutBooks(ctx, past);
  if (!isAboutShownBooks || (await namesKnownBook(ctx, meaning))) return meaning;
  return { ...meaning, request: { ...request, unknownWords: '', title: '', titleParts: [] } };
}
