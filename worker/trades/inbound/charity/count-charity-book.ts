import type { CharityCount } from '../../../../domain/desk/grading-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { requireDeskTrade } from '../../core/require-desk-trade';
import { requireUnchangedStatement } from '../../core/trade-guards';
import { updateTradeStatement } from '../../core/trade-rows';
import { writeTrade } from '../../core/write-trade';

/**
 * Counts a book that was announced for charity, or undoes a count. Such a book is no line of the trade: it has no
 * amount, no decision and no return.
 * @throws `trade-not-found`; `state-moved` when the parcel is not being graded, or when all announced books are counted
 * @see docs/decisions/081
 */
export async function countCharityBook(
  ctx: Ctx,
  { trade: id, by }: CharityCount & { readonly trade: string },
): Promise<void> {
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, id),
    ({ trade }) => {
      const found = trade.charity_found + by;
      if (trade.inbound_state !== 'received' || found < 0 || found > trade.charity_books)
        throw new Problem('state-moved');
      return [requireUnchangedStatement(ctx, trade), updateTradeStatement(ctx, trade.id, { charityFound: found })];
    },
  );
}
