import { formatNumber } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { Draft } from './draft';
import type { BooksCard } from './find-title';

/** Returns a draft of a card of books with its sentence. */
export function booksDraft(ctx: Ctx, card: BooksCard, sentence?: string): Draft {
  const shown = formatNumber(card.count, ctx.language) + (card.atLeast ? '+' : '');
  return {
    looked: ['search-books'],
    text: [sentence ?? m.chat_answer_books({ count: card.count, shown }, { locale: ctx.language })],
    cards: [card],
  };
}
