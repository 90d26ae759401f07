import { Problem } from '../../../../domain/problems';
import { maxCharityBooks, canAnnounceCharityBooks } from '../../../../domain/trades/parcels/charity';
import type { Ctx } from '../../../platform/context';
import { requireTrade, type TradeRequest } from '../../core/require-trade';
import { tradeFacts } from '../../core/trade-facts';
import { requireUnchangedStatement } from '../../core/trade-guards';
import { updateTradeStatement } from '../../core/trade-rows';
import { writeTrade } from '../../core/write-trade';
import { countUnpostedParcels } from '../../core/record-counts';

/**
 * Stores how many books for charity the customer adds to the parcels. Repeating it changes nothing.
 * @throws `trade-not-found`; `invalid-input` when they do not fit; `state-moved` once all parcels are posted or one has
 * arrived
 * @see docs/decisions/081
 */
export async function giveToCharity(
  ctx: Ctx,
  request: TradeRequest,
  { books }: { readonly books: number },
): Promise<void> {
  await writeTrade(
    ctx,
    () => requireTrade(ctx, request),
    (record) => {
      const { trade, parcels } = record;
      if (!canAnnounceCharityBooks(tradeFacts(record, ctx.now.toISOString()), countUnpostedParcels(parcels)))
        throw new Problem('state-moved');
      if (books > maxCharityBooks(parcels)) throw new Problem('invalid-input', { paths: ['books'] });
      return [requireUnchangedStatement(ctx, trade), updateTradeStatement(ctx, trade.id, { charityBooks: books })];
    },
  );
}
