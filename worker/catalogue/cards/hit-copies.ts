import type { BookHit } from '../../../domain/catalogue/schemas';
import { isUsed } from '../../../domain/grade';
import { shownPrice } from '../../../domain/pricing/price';
import type { Rate } from '../../../domain/rates';
import type { Ctx } from '../../platform/context';
import { bookFactsAt, bookFactsStatement, type BookFacts } from './offer-rows';
import { showOffer } from './show-offer';

type HitCopies = Pick<BookHit, 'copies' | 'offer'>;

const nothing: HitCopies = { copies: [], offer: null };

/** Returns the copies of a book and today's offer for a very good one. */
function copiesOf({ stock, facts }: BookFacts, market: Ctx['market'], rate: Rate): HitCopies {
  const offer = showOffer(facts, 'very-good');
  const { referenceCents } = facts;
  return {
    copies:
      referenceCents === null
        ? []
        : stock.map(({ grade, baseCents, onHand, reserved }) => ({
            grade,
            used: isUsed(grade),
            price: shownPrice({ baseCents, referenceCents, grade, market, rate }).price,
            available: onHand - reserved,
          })),
    offer: offer.kind === 'offer' ? offer.amount : null,
  };
}

/** Returns copies and offers of the books of a list, the same for everybody. One round trip; none without books. */
export async function readHitCopies(
  ctx: Ctx,
  isbns: readonly string[],
  rate: Rate,
): Promise<(isbn: string) => HitCopies> {
  if (isbns.length === 0) return () => nothing;
  const results = await ctx.db.batch([bookFactsStatement(ctx, isbns, 'everyone')]);
  const facts = bookFactsAt(ctx, results, 0, rate);
  return (isbn) => {
    const own = facts.get(isbn);
    return own === undefined ? nothing : copiesOf(own, ctx.market, rate);
  };
}
