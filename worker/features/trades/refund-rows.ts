import { refundWays, type LedgerEntry } from '../../../domain/trades/ledger';
import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import type { TradeRecord } from './trade-rows';

/**
 * Statements: refunds that are due, one for each way the purchase was paid by; none where nothing is to go back. Money
 * goes back to the card it came from or by bank; what was paid with books goes by the person's way of payout. They are
 * carried out by the desk or the provider, and booked in the ledger then (`refund`, ref `{way}:{id}`).
 */
export function refundRows(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>, { trade, payouts }: TradeRecord, entries: readonly LedgerEntry[], amount: number,
): D1PreparedStatement[] {
  const waiting = payouts.reduce((sum, { kind, state, amount: due }) => (kind === 'refund' && (state === 'due' || state === 'sent') ? sum + due : sum), 0);
  if (amount - waiting <= 0) return [];
  const ways = { money: trade.payment === 'stripe' ? 'stripe' : 'bank', 'store-credit': 'store-credit', books: trade.payout ?? 'store-credit' } as const;
  return [
    sql(
      ctx.db,
      `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, reason, created_at)
       SELECT j.value->>0, ?1, 'refund', j.value->>1, j.value->>2, ?2, j.value->>3, ?4 FROM json_each(?3) j`,
      trade.id, trade.currency, JSON.stringify(refundWays(entries, amount - waiting).map(({ way, amount: share }) => [ctx.ids.id(), ways[way], share, way])), ctx.now.toISOString(),
    ),
  ];
}
