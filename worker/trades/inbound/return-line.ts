import type { ReturnShipment } from '../../../domain/desk/grading-schemas';
import { Problem } from '../../../domain/problems';
import { storedCarrier } from '../../../domain/trades/parcels/carriage';
import type { Ctx } from '../../platform/context';
import { lineEventStatements } from '../core/line-event-statements';
import { nextLineSeq } from '../core/sequence-numbers';
import { updateInboundLineStatement, type TradeRecord } from '../core/trade-rows';
import { writeTrade } from '../core/write-trade';
import { requireInboundLine } from '../core/require-inbound-line';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * Records that the desk sent a refused copy back to the customer.
 * @throws `not-found`; `state-moved` when the copy is not to be returned
 */
export async function returnLine(
  ctx: Ctx,
  { trade, line, ...sent }: ReturnShipment & { readonly trade: string; readonly line: number },
): Promise<void> {
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    (record) => returnStatements(ctx, record, line, sent),
  );
}

function returnStatements(
  ctx: Ctx,
  record: TradeRecord,
  number: number,
  { tracking, ...chosen }: ReturnShipment,
): D1PreparedStatement[] {
  const { line, state } = requireInboundLine(record, number);
  if (state !== 'returning') throw new Problem('state-moved');
  const sent = {
    carrier: storedCarrier(chosen),
    tracking: tracking === undefined || tracking === '' ? null : tracking,
    at: ctx.now.toISOString(),
  };
  return [
    ...lineEventStatements(
      ctx,
      record.trade.id,
      'inbound-line',
      [{ line, seq: nextLineSeq(record.lineEvents, 'inbound-line', line), from: 'returning', to: 'returned' }],
      'staff',
    ),
    updateInboundLineStatement(ctx, record.trade.id, line, { sentBack: JSON.stringify(sent) }),
  ];
}
