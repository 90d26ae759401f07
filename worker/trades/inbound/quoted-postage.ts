import { z } from 'zod';
import { quoteRowCodes } from '../../../domain/checkout/schemas';
import { moneySchema } from '../../../domain/schemas';
import type { TradeRecord } from '../core/trade-rows';

const rowsSchema = z.array(z.object({ code: z.enum(quoteRowCodes), amount: moneySchema }));

/** Returns the postage to the shop that a trade was quoted, in minor units. */
export function quotedPostage({ rows }: Pick<TradeRecord['trade'], 'rows'>): number {
  return rowsSchema.parse(JSON.parse(rows)).find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
}
