import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { requireOwnOrDesk } from '../core/require-own-or-desk';
import type { TradeRequest } from '../core/require-trade';

/**
 * Returns the barcode of a parcel code as SVG, for label and packing slip.
 * @throws `trade-not-found`, `not-found`
 */
export async function drawParcelCode(ctx: Ctx, request: TradeRequest, number: number): Promise<string> {
  const { parcels } = await requireOwnOrDesk(ctx, request);
  const parcel = parcels.find((row) => row.parcel === number);
  if (parcel === undefined) throw new Problem('not-found');
  const { drawBarcode } = await import('./barcodes');
  return drawBarcode(parcel.code);
}

/**
 * Returns the barcode of a trade number as SVG, for the label of a return.
 * @throws `trade-not-found`
 */
export async function drawTradeNumber(ctx: Ctx, request: TradeRequest): Promise<string> {
  const { trade } = await requireOwnOrDesk(ctx, request);
  const { drawBarcode } = await import('./barcodes');
  return drawBarcode(trade.number);
}
