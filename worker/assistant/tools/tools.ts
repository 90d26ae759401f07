import { answersCard } from './find-answers';
import { getOffers } from './get-offers';
import {
  findAnswersSchema,
  getOffersSchema,
  handOverSchema,
  listTradesSchema,
  proposeLineSchema,
  searchBooksSchema,
} from './inputs';
import { listTrades } from './list-trades';
import { proposeLine } from './propose-line';
import { findBooks } from './search-books';
import { defineTool, type Tool } from './tool';

/** All tools of the assistants. */
export const tools: readonly Tool[] = [
  defineTool({
    name: 'search-books',
    input: searchBooksSchema,
    run: findBooks,
    describe:
      'Searches the catalogue for books the person could buy. Put language, subject, author, format and price ' +
      'into their fields. Shows up to six books with today’s prices and a link to all.',
  }),
  defineTool({
    name: 'get-offers',
    input: getOffersSchema,
    run: getOffers,
    describe:
      'What the shop pays today for used copies of these ISBNs, or why it does not buy them. ISBNs only: search ' +
      'first when the person gives a title.',
  }),
  defineTool({
    name: 'list-trades',
    input: listTradesSchema,
    run: listTrades,
    describe:
      'The orders (sales, purchases, swaps, parcels, payouts) of the person who asks, newest first. Guests are ' +
      'told to sign in.',
  }),
  defineTool({
    name: 'find-answers',
    input: findAnswersSchema,
    run: answersCard,
    describe:
      'The shop’s own answers on how everything works here: selling, offers, grading, parcels, payout, buying, ' +
      'delivery, returns, account, privacy. Use it for every question about rules, times and costs.',
  }),
  defineTool({
    name: 'propose-line',
    input: proposeLineSchema,
    run: proposeLine,
    describe:
      'Shows a button with which the person puts a book into the cart (they buy it) or the sell list (they sell ' +
      'it to us). Nothing happens until they press it.',
  }),
  defineTool({
    name: 'hand-over',
    input: handOverSchema,
    run: () => Promise.resolve({ kind: 'hand-over' as const, state: 'offered' as const }),
    describe:
      'Offers to send this conversation to the people of the shop, who answer by mail. Use it when the person ' +
      'asks for a human or when nothing else helps.',
  }),
];

/** Returns a tool by its name, or undefined for an unknown name. */
export function toolNamed(name: string): Tool | undefined {
  return tools.find((tool) => tool.name === name);
}
