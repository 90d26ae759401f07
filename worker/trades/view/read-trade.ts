import { Problem } from '../../../domain/problems';
import type { Trade } from '../../../domain/trades/schemas';
import type { Ctx } from '../../platform/context';
import { isId } from '../../platform/id-shape';
import {
  type Prefetch,
  type PrefetchCtx,
  prefetchedOrRead,
  prefetchKey,
  type PrefetchResult,
} from '../../platform/prefetch';
import { cardsOf, defineCards } from '../../catalogue/cards/book-cards';
import { wishesSince } from '../../catalogue/cards/card-rows';
import { rateAt, rateStatement } from '../../catalogue/cards/rate';
import { recordFromResults, recordSize, recordStatements } from '../core/read-record';
import { requireReadable, type TradeRequest } from '../core/require-trade';
import { tradeView } from './trade-view';

const cardsOfTrade = defineCards(
  'SELECT isbn FROM inbound_lines WHERE trade_id = ?2 UNION SELECT isbn FROM outbound_lines WHERE trade_id = ?2',
);

const verb = 'read-trade';
const tradeStatements = (ctx: PrefetchCtx, id: string) => [
  ...recordStatements(ctx, id),
  rateStatement(ctx),
  cardsOfTrade.statement(ctx.db, wishesSince(ctx), id),
];

/** Returns the first read of `readTrade`, before the right to the trade is checked; null if `id` is no id. */
export function tradePrefetch(ctx: PrefetchCtx, id: string): Prefetch | null {
  return isId(id) ? { key: prefetchKey(verb, ctx, id), statements: () => tradeStatements(ctx, id) } : null;
}

/**
 * Returns a trade to its account or to a guest with its key. One round trip.
 * @throws `trade-not-found`
 */
export async function readTrade(
  ctx: Ctx,
  request: TradeRequest,
  prefetched: PrefetchResult | null = null,
): Promise<Trade> {
  const { id } = request;
  if (!isId(id)) throw new Problem('trade-not-found');
  const results = await prefetchedOrRead(prefetched, prefetchKey(verb, ctx, id), () =>
    ctx.db.batch(tradeStatements(ctx, id)),
  );
  const record = await requireReadable(ctx, request, recordFromResults(results, id));
  const cards = cardsOf(ctx, cardsOfTrade.rowsOf(results[recordSize + 1]), rateAt(ctx, results, recordSize));
  return tradeView(ctx, record, cards);
}
