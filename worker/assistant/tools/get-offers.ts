import type { ChatCard } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';
import { valueBooks } from '../../lists/offers/value-books';
import type { GetOffersInput } from './inputs';

/** Number of offers that a card shows. */
export const maxOffers = 20;

/** Returns today's offers for copies of these ISBNs, in their order; the card names wrong numbers. */
export async function getOffers(
  ctx: Ctx,
  { isbns, grade }: GetOffersInput,
): Promise<Extract<ChatCard, { kind: 'offers' }>> {
  const asked = isbns.slice(0, maxOffers);
  const answers = await valueBooks(ctx, { books: asked.map((isbn) => ({ isbn, grade, exLibrary: false })) });
  return { kind: 'offers', items: [...answers], more: isbns.length - asked.length };
}
