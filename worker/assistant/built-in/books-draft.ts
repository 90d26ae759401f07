import { shownCount } from '../../../domain/catalogue/find/shown-count';
import { formatNumber } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { Draft } from './draft';
import type { BooksCard } from './find-title';

/** Number of books that an answer shows. */
export const maxShownBooks = 3;
/** Number of books that are read where unwanted ones are removed before they are shown. */
export const maxReadBooks = 24;

/** Returns a card with some books of a search only, which are all that it counts. */
export const cardWithOnly = (card: BooksCard, items: BooksCard['items']): BooksCard => ({
  ...card,
  items,
  count: items.length,
  atLeast: false,
});

/** Returns a draft of a card of books with its sentence. */
export function booksDraft(ctx: Ctx, card: BooksCard, sentence?: string): Draft {
  const { count, isMore } = shownCount(card.count, card.atLeast);
  const found = isMore ? m.chat_answer_books_more_than : m.chat_answer_books;
  const number = { count, shown: formatNumber(count, ctx.language) };
  return {
    tools: ['search-books'],
    text: [sentence ?? found(number, { locale: ctx.language })],
    cards: [card],
  };
}
