import { unknownWordsOf } from '../../../../domain/chat/read-book-request';
import type { MessageMeaning } from '../../../../domain/chat/read-message';
import type { ChatCard } from '../../../../domain/chat/schemas';
import { shopSenses } from '../../../../domain/chat/shop-senses';
import { m } from '../../../../messages/compiled/messages.js';
import type { Ctx } from '../../../platform/context';
import { answerOffers } from '../answer-offers';
import { booksDraft, cardWithOnly } from '../books-draft';
import type { Draft } from '../draft';
import type { BooksCard } from '../find-title';
import { proposeDraft } from '../propose-draft';
import { searchWithout } from './last-search';
import { asksMoreThanChange, hasFilter, meantIndex, namedIndex, namesPlace } from './reference';
import { searchChanged, searchCheaper, searchCheapest, searchOthers, searchShorter } from './repeat-search';

/** Returns whether a text takes what was shown: "yes, I want to buy it", or "I want to buy it" of a single book. */
export function acceptsShown({ match, request }: MessageMeaning, card: ChatCard): boolean {
  if (hasFilter(request) || !match.has('buy', 'take', 'cart')) return false;
  if (match.has('how', 'how-much', 'how-many', 'when', 'where', 'why', 'more', 'pay-for', 'sell', 'book')) return false;
  return match.has('yes') || (match.has('want') && card.kind === 'books' && card.items.length === 1);
}

/** Most unknown words of a question about the condition of a shown book: "ist es in gutem Zustand?" */
const maxUnknownWordsOfCondition = 1;

/** Shows the copies of the book meant, each with its condition. Returns null for a text that asks something else. */
export function showCondition(ctx: Ctx, meaning: MessageMeaning, card: BooksCard): Draft | null {
  const { match, request } = meaning;
  const asksOther = [...match.senses].some((sense) => shopSenses.has(sense));
  if (!match.has('condition') || asksOther) return null;
  if (unknownWordsOf(request).length > maxUnknownWordsOfCondition) return null;
  const place = namedIndex(meaning, card.items.length);
  const items = namesPlace(meaning) && place !== null ? card.items.slice(place, place + 1) : card.items;
  if (items.every(({ cheapest }) => cheapest === null)) return null;
  return booksDraft(ctx, cardWithOnly(card, items), m.chat_answer_condition({}, { locale: ctx.language }));
}

/** Returns the book of the card that the text takes or refers to, or undefined. */
function meantBook(meaning: MessageMeaning, card: BooksCard): BooksCard['items'][number] | undefined {
  const { match, request } = meaning;
  // "That one in French" changes the search.
  if (match.has('that') && request.language !== null) return undefined;
  // "Good, and what is the postage?" takes no book.
  const isAsking = !match.has('take', 'cart') || match.has('when', 'how-much', 'where', 'why');
  const asksOther = !namesPlace(meaning) && isAsking && asksMoreThanChange(meaning);
  const index = asksOther ? null : meantIndex(meaning, card.items.length);
  if (index !== null) return card.items[index];
  return acceptsShown(meaning, card) ? card.items[0] : undefined;
}

/** Answers a text about books that were shown: with an offer, a proposal, or a changed search. */
export async function followUpBooks(ctx: Ctx, meaning: MessageMeaning, card: BooksCard): Promise<Draft | null> {
  const { match, request } = meaning;
  if (match.has('shorter') && !hasFilter(request)) return searchShorter(ctx, card);
  const book = meantBook(meaning, card);
  if (book !== undefined) {
    const asksOffer = match.has('pay-for', 'sell', 'give', 'offer');
    return asksOffer ? answerOffers(ctx, [book.isbn]) : proposeDraft(ctx, { list: 'cart', isbn: book.isbn });
  }
  const narrowed = await searchWithout(ctx, meaning, card);
  if (narrowed !== null) return narrowed;
  const changesOnlyOrder = !hasFilter({ ...request, sort: null });
  if (match.has('cheapest') && changesOnlyOrder) return searchCheapest(ctx, card);
  if (match.has('cheap') && changesOnlyOrder) return searchCheaper(ctx, card);
  if (hasFilter(request)) return searchChanged(ctx, meaning, card);
  return match.has('more') ? searchOthers(ctx, card) : null;
}
