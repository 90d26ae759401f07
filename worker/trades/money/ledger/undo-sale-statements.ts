import { balancesOf, undoSaleEntries, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import type { NewEvent } from '../../core/event-statements';
import { ledgerStatements } from './ledger-statements';
import { refundStatements } from '../refunds/refund-statements';
import { restoreCreditStatement } from '../store-credit/credit-statements';
import { lastEntryNumber, lastEventOf } from '../../core/sequence-numbers';
import type { TradeRecord } from '../../core/trade-rows';

/**
 * Returns the statements that undo the sale of reserved copies in the ledger, restore store credit and make refunds of
 * received money due. The event of the outbound leg and `releaseStockStatements` must precede them in the batch.
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
    ...refundStatements(ctx, record, after, Math.max(0, balancesOf(after).purchase)),
  ];
}
