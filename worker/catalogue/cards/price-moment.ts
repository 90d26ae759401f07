import type { Market } from '../../../domain/market/market';
import type { Rate } from '../../../domain/rates';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';

/** Market, rate and day (`YYYY-MM-DD`) of shown prices. */
export interface PriceMoment {
  readonly market: Market;
  readonly rate: Rate;
  readonly today: string;
}

/** Returns the moment of the prices that a call shows at a rate. */
export function priceMomentOf(ctx: Pick<Ctx, 'market' | 'now'>, rate: Rate): PriceMoment {
  return { market: ctx.market, rate, today: dayOf(ctx.now.toISOString()) };
}
