import { Problem } from '../../../domain/problems';
import { transferPayload } from '../../../domain/trades/money/transfer-qr';
import type { Ctx } from '../../platform/context';
import { readTrade } from './read-trade';
import type { TradeRequest } from '../core/require-trade';

/**
 * Returns the awaited bank transfer of a trade as a QR code for banking apps (SVG).
 * @throws `trade-not-found`; `not-found` when no transfer in euros is awaited
 */
export async function drawTransfer(ctx: Ctx, request: TradeRequest): Promise<string> {
  const { transfer } = await readTrade(ctx, request);
  const payload = transfer === null ? null : transferPayload(transfer);
  if (payload === null) throw new Problem('not-found');
  const { drawQrCode } = await import('../documents/barcodes');
  return drawQrCode(payload);
}
