import type { Placed } from '../../domain/checkout/schemas';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { number } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { trades } from '../platform/db/schema/trades';

/** Identity of a checkout request. */
export interface CheckoutRequest {
  readonly owner: string;
  readonly idemKey: string;
  readonly bodyHash: string;
  /** Fingerprint of the quote that the tab showed. */
  readonly seenQuote: string;
  /** Version of the lists that the tab showed; null when the request does not state it. */
  readonly seenLists: number | null;
}

const tradesOfOwner = defineRead(
  {
    id: trades.id,
    number: trades.number,
    language: trades.language,
    idem_key: trades.idemKey,
    idem_body_hash: trades.idemBodyHash,
    has_emptied_lists: number,
  },
  `SELECT id, number, language, idem_key, idem_body_hash,
     list_version = (SELECT version - 1 FROM owners WHERE id = ?1)
       AND NOT EXISTS (SELECT 1 FROM basket_lines WHERE owner = ?1)
       AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = ?1)
       OR quote = ?2 AND list_version >= ?3 AS has_emptied_lists
   FROM trades WHERE owner = ?1 ORDER BY placed_at DESC, list_version DESC`,
);

/** Problems that a checkout in another tab can cause, because it has emptied the lists. */
const problemsOfOtherTab: ReadonlySet<string> = new Set([
  'nothing-to-trade',
  'list-changed',
  'not-enough-stock',
  'hold-ended',
  'price-changed',
  'basket-below-minimum',
  'unpaid-transfer-open',
]);

/**
 * Explains a checkout that failed with the problem `failed` by an earlier trade.
 * @returns the trade of the same key, which answers the request; null when no earlier trade explains the failure
 * @throws `idempotency-key-reused` when the key was used with another body; `checkout-already-sent` {trade, number}
 *   when another tab placed these lists: by the trade that emptied them, or one from the same quote that was placed
 *   after the tab had read the lists. A person can order equal books again, so the quote alone is not enough.
 */
export async function findEarlierTrade(
  ctx: Ctx,
  request: CheckoutRequest,
  failed: string | null,
): Promise<Placed | null> {
  const earlierTrades = await tradesOfOwner.all(ctx.db, request.owner, request.seenQuote, request.seenLists);
  const ofSameKey = earlierTrades.find((row) => row.idem_key === request.idemKey);
  if (ofSameKey !== undefined) {
    if (ofSameKey.idem_body_hash !== request.bodyHash) throw new Problem('idempotency-key-reused');
    return { trade: { id: ofSameKey.id, number: ofSameKey.number }, path: tradePath(ofSameKey.language, ofSameKey.id) };
  }
  if (failed === null || !problemsOfOtherTab.has(failed)) return null;
  const ofOtherTab = earlierTrades.find((row) => row.has_emptied_lists === 1);
  if (ofOtherTab === undefined) return null;
  throw new Problem('checkout-already-sent', { trade: ofOtherTab.id, number: ofOtherTab.number });
}

/** Returns the path of a trade's page. */
export function tradePath(language: string, id: string): string {
  return `/${language}/trades/${id}`;
}
