import type { ChatMessage, ChatTool } from '../../../../domain/chat/schemas';
import { formatMoney } from '../../../../domain/format';
import { joinWithCommas } from '../../../../domain/isolates';
import { m } from '../../../../messages/compiled/messages.js';
import { joinFacts } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { helpText } from './help-words';
import { countParams } from '../../../lib/words/count-params';

const wordsByTool: Partial<Record<ChatTool, () => string>> = {
  'search-books': m.chat_looking_books,
  'get-offers': m.chat_looking_offers,
  'list-trades': m.chat_looking_trades,
  'find-answers': m.chat_looking_answers,
};

/**
 * Returns the tools used for an answer in words: "Looked up 3 books · Read 2 of our answers". Empty if nothing can be
 * counted.
 */
export function usedToolWords({ cards }: ChatMessage): string {
  const words = cards.flatMap((card) => {
    if (card.kind === 'books')
      return card.items.length === 0 ? [] : [m.chat_looked_books(countParams(card.items.length))];
    if (card.kind === 'offers') {
      const offers = card.items.filter(({ offer }) => offer.kind === 'offer').length;
      return offers === 0 ? [] : [m.chat_looked_offers(countParams(offers))];
    }
    if (card.kind === 'trades')
      return card.items.length === 0 ? [] : [m.chat_looked_trades(countParams(card.items.length))];
    if (card.kind === 'answers')
      return card.items.length === 0 ? [] : [m.chat_looked_answers(countParams(card.items.length))];
    return [];
  });
  return joinFacts([...new Set(words)]);
}

/** Returns the tool that runs for an answer now in words. Null while the answer is only being written. */
export function runningToolWords({ looked }: ChatMessage): string | null {
  const last = looked.at(-1);
  return last === undefined ? null : (wordsByTool[last]?.() ?? null);
}

/** Returns an answer as plain text, with its books and questions, for the clipboard. */
export function answerText({ text, cards, language: reader }: ChatMessage): string {
  const lines = cards.flatMap((card) => {
    if (card.kind === 'books')
      return card.items.map(({ title, authors, cheapest }) => {
        const price = cheapest === null ? [] : [formatMoney(cheapest.price, language())];
        return joinWithCommas([title, ...authors, ...price], language());
      });
    if (card.kind === 'offers')
      return card.items.map(
        ({ asked, book, offer }) =>
          `${book?.title ?? asked}: ${offer.kind === 'offer' ? formatMoney(offer.amount, language()) : '–'}`,
      );
    if (card.kind === 'answers')
      return card.items.map(
        ({ question, html }) =>
          `${question}\n${new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()}`,
      );
    if (card.kind === 'help') return helpText(card, reader);
    return card.kind === 'trades' ? card.items.map(({ number }) => number) : [];
  });
  return [text, ...lines].filter((line) => line !== '').join('\n');
}
