import { Problem } from '../../../domain/problems';
import { transferPayload } from '../../../domain/trades/money/transfer-qr';
import type { Ctx } from '../../platform/context';
import { readTrade } from './read-trade';
import type { AskedTrade } from '../core/require-trade';

/**
 * The transfer a trade waits for, as a QR code that banking apps read (SVG). Throws `trade-not-found`; `not-found`
 * where none in euro is awaited.
 */
export async function drawTransfer(ctx: Ctx, asked: AskedTrade): Promise<string> {
  const { transfer } = await readTrade(ctx, asked);
  const payload = transfer === null ? null : transferPayload(transfer);
  if (payload === null) throw new Problem('not-found');
  const { drawQrCode } = await import('../documents/barcodes');
  return drawQrCode(payload);
}
