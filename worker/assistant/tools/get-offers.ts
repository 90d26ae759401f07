import type { ChatCard } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';
import { valueBooks } from '../../lists/offers/value-books';
import type { GetOffersInput } from './inputs';

/** How many answers a card shows. */
export const mostOffers = 20;

/** What we pay for copies of these ISBNs today, in their order; wrong numbers are named. */
export async function getOffers(
  ctx: Ctx,
  { isbns, grade }: GetOffersInput,
): Promise<Extract<ChatCard, { kind: 'offers' }>> {
  const asked = isbns.slice(0, mostOffers);
  const answers = await valueBooks(ctx, { books: asked.map((isbn) => ({ isbn, grade, exLibrary: false })) });
  return { kind: 'offers', items: [...answers], more: isbns.length - asked.length };
}
