import { balances, undoneSale, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import type { NewEvent } from '../../core/event-rows';
import { ledgerRows } from './ledger-rows';
import { refundRows } from '../refunds/refund-rows';
import { creditGivenBack } from '../store-credit/store-credit';
import { lastEntry, lastOf } from '../../core/last-entries';
import type { TradeRecord } from '../../core/trade-rows';

/**
 * Statements: copies that were reserved are not sold after all (cancelled, released). The sale is undone in the ledger,
 * store credit is given back, and what is left of money that came becomes refunds that are due. The outbound leg's
 * event and `releaseStock` stand before them in the same batch.
 */
export function undoSale(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  record: TradeRecord,
  actor: NewEvent['actor'],
): D1PreparedStatement[] {
  const { trade, ledger, events } = record;
  const undone = undoneSale(ledger, `outbound:${lastOf(events, 'outbound').seq + 1}`);
  const after: LedgerEntry[] = [...ledger, ...undone];
  return [
    ...ledgerRows(ctx, trade.id, lastEntry(ledger), undone, actor),
    creditGivenBack(ctx, trade.id),
    ...refundRows(ctx, record, after, Math.max(0, balances(after).purchase)),
  ];
}
