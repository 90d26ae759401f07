import type { ChatCard, ChatTool, ToolCard } from '../../../domain/chat/schemas';
import type { BookCard } from '../../../domain/catalogue/schemas';
import { formatMoney } from '../../../domain/format';
import type { Money } from '../../../domain/money';

const maxAnswerLetters = 1_500;
const amountText = (money: Money) => formatMoney(money, 'en');

/** Returns whether a tool made a card. No tool makes help cards, and a model never gets them (`withoutDistress`). */
export const isToolCard = (card: ChatCard): card is ToolCard => card.kind !== 'help';

/** The tool that makes a kind of card. */
export const toolOf: Readonly<Record<ToolCard['kind'], ChatTool>> = {
  books: 'search-books',
  offers: 'get-offers',
  trades: 'list-trades',
  answers: 'find-answers',
  proposal: 'propose-line',
  'hand-over': 'hand-over',
};

/** Returns a card as compact JSON for a model: only what the person sees of it. */
export function cardForModel(card: ToolCard): string {
  return JSON.stringify(modelView(card));
}

function modelView(card: ToolCard): unknown {
  switch (card.kind) {
    case 'books':
      return { found: card.count, atLeast: card.atLeast, shown: card.items.map(bookView) };
    case 'offers':
      return {
        offers: card.items.map(({ asked, isbn, grade, book: found, offer }) => ({
          asked,
          isbn,
          title: found?.title,
          grade,
          ...(offer.kind === 'offer'
            ? { wePay: amountText(offer.amount) }
            : { no: offer.kind === 'declined' ? offer.reason : offer.problem }),
        })),
        more: card.more,
      };
    case 'trades':
      return {
        signedIn: card.signedIn,
        trades: card.items.map((trade) => ({
          number: trade.number,
          placed: trade.placedAt.slice(0, 10),
          open: trade.open,
          give: trade.give,
          take: trade.take,
          settlement: trade.settlement,
          money: trade.settlementState,
          bankReversedPayment: trade.isChargedBack,
          difference: amountText(trade.difference),
        })),
        more: card.more,
      };
    case 'answers':
      return {
        answers: card.items.map(({ question, html }) => ({ question, answer: wordsOf(html) })),
        pages: card.pages.map(({ title, description }) => ({ title, description })),
      };
    case 'proposal':
      return {
        shown: 'button',
        list: card.list,
        book: bookView(card.book),
        grade: card.grade,
        quantity: card.quantity,
        amount: amountText(card.amount),
        pressed: card.state === 'done',
      };
    default:
      return { shown: 'button', state: card.state };
  }
}

function bookView({ isbn, title, authors, language, format, year, cheapest }: BookCard) {
  return {
    isbn,
    title,
    authors,
    language,
    format,
    year,
    ...(cheapest === null ? { soldOut: true } : { from: amountText(cheapest.price), grade: cheapest.grade }),
  };
}

/** Returns the text of our own safe HTML. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxAnswerLetters);
}
