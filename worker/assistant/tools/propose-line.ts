import type { ToolCard } from '../../../domain/chat/schemas';
import { isUsed, usualGrade } from '../../../domain/grade';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { requireIsbn } from '../../platform/require-isbn';
import { bookCards } from '../../catalogue/cards/book-cards';
import { readBookPage } from '../../catalogue/book-page/read-book-page';
import { getOffers } from './get-offers';
import type { ProposeLineInput } from './inputs';

/** Proposes a copy to buy: of the grade asked for, else the cheapest free one. */
async function proposeForCart(ctx: Ctx, { isbn, grade, quantity }: ProposeLineInput): Promise<ToolCard> {
  const { copies } = await readBookPage(ctx, { isbn });
  const free = copies.filter((copy) => copy.available > 0 && (grade === undefined || copy.grade === grade));
  const copy = free.toSorted((a, b) => a.price.minor - b.price.minor)[0];
  const book = (await bookCards(ctx, [requireIsbn(isbn)])).get(requireIsbn(isbn));
  if (book === undefined) throw new Problem('book-not-found');
  if (copy === undefined) return { kind: 'books', items: [book], count: 1, atLeast: false, search: `q=${book.isbn}` };
  return {
    kind: 'proposal',
    list: 'cart',
    book,
    grade: copy.grade,
    quantity: Math.min(quantity, copy.available),
    amount: copy.price,
    state: 'open',
  };
}

/** Proposes a copy to sell to us, at today's offer or the one held for the person. */
async function proposeForBasket(ctx: Ctx, { isbn, grade = usualGrade, quantity }: ProposeLineInput): Promise<ToolCard> {
  if (!isUsed(grade)) throw new Problem('grade-not-accepted');
  const offers = await getOffers(ctx, { isbns: [isbn], grade });
  const [answer] = offers.items;
  if (answer?.isbn == null || answer.offer.kind !== 'offer') return offers;
  const book = (await bookCards(ctx, [answer.isbn])).get(answer.isbn);
  if (book === undefined) throw new Problem('book-not-found');
  return { kind: 'proposal', list: 'basket', book, grade, quantity, amount: answer.offer.amount, state: 'open' };
}

/**
 * Proposes a line for cart or basket as a card with a button; it changes nothing itself. Where the line is impossible,
 * the card shows the book without a free copy, or the reason why we decline it.
 * @throws `invalid-isbn`, `shop-barcode`, `printed-music`, `book-not-found`, `grade-not-accepted`
 */
export async function proposeLine(ctx: Ctx, input: ProposeLineInput): Promise<ToolCard> {
  return input.list === 'cart' ? proposeForCart(ctx, input) : proposeForBasket(ctx, input);
}
