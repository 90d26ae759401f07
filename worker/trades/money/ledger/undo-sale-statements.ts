import { balances, undoSaleEntries, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import type { NewEvent } from '../../core/event-statements';
import { ledgerStatements } from './ledger-statements';
import { refundStatements } from '../refunds/refund-statements';
import { restoreCreditStatement } from '../store-credit/credit-statements';
import { lastEntryNumber, lastEventOf } from '../../core/last-entries';
import type { TradeRecord } from '../../core/trade-rows';

/**
 * Statements: copies that were reserved are not sold after all (cancelled, released). The sale is undone in the ledger,
 * store credit is given back, and what is left of money that came becomes refunds that are due. The outbound leg's
 * event and `releaseStockStatements` stand before them in the same batch.
 */
export function undoSaleStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  record: TradeRecord,
  actor: NewEvent['actor'],
): D1PreparedStatement[] {
  const { trade, ledger, events } = record;
  const undone = undoSaleEntries(ledger, `outbound:${lastEventOf(events, 'outbound').seq + 1}`);
  const after: LedgerEntry[] = [...ledger, ...undone];
  return [
    ...ledgerStatements(ctx, trade.id, lastEntryNumber(ledger), undone, actor),
    restoreCreditStatement(ctx, trade.id),
    ...refundStatements(ctx, record, after, Math.max(0, balances(after).purchase)),
  ];
}
