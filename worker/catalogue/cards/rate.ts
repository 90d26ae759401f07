import { rulesOf } from '../../../domain/market/market';
import type { Rate } from '../../../domain/rates';
import { addDays } from '../../../domain/time';
import { rowsAt, sql } from '../../platform/db/client';
import type { Ctx } from '../../platform/context';

interface RateRow {
  readonly micro: number;
  readonly day: string;
}

/** Returns the Monday from which a day's rates apply: they are fixed weekly (docs/product.md#exchange-rates). */
export function mondayOf(now: Date): string {
  return addDays(now.toISOString().slice(0, 10), -((now.getUTCDay() + 6) % 7));
}

/** Returns the statement that reads this week's rate of the market's currency. Read its result with `rateAt`. */
export function rateStatement(ctx: Pick<Ctx, 'db' | 'market' | 'now'>): D1PreparedStatement {
  return sql(
    ctx.db,
    'SELECT micro, day FROM rates WHERE currency = ?1 AND day <= ?2 ORDER BY day DESC LIMIT 1',
    rulesOf(ctx.market).currency,
    mondayOf(ctx.now),
  );
}

/** Returns the rate from a batch's results. The migrations ensure that there is one; otherwise throws. */
export function rateAt(ctx: Pick<Ctx, 'market'>, results: readonly D1Result[], at: number): Rate {
  const { currency } = rulesOf(ctx.market);
  const [row] = rowsAt<RateRow>(results, at);
  if (row === undefined) throw new Error(`no rate for ${currency}`);
  return { currency, micro: row.micro, day: row.day };
}

/** Reads the rate in a round trip of its own; pages batch `rateStatement` instead. */
export async function readRate(ctx: Pick<Ctx, 'db' | 'market' | 'now'>): Promise<Rate> {
  return rateAt(ctx, await ctx.db.batch([rateStatement(ctx)]), 0);
}
