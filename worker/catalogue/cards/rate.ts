import { rulesOf } from '../../../domain/market/market';
import type { Rate } from '../../../domain/rates';
import { addDays } from '../../../domain/time';
import { rowsAt, sql } from '../../platform/db/client';
import type { Ctx } from '../../platform/context';

interface RateRow {
  readonly micro: number;
  readonly day: string;
}

/** The Monday from which the rates of a day hold: they are fixed weekly (docs/product.md#exchange-rates). */
export function mondayOf(now: Date): string {
  return addDays(now.toISOString().slice(0, 10), -((now.getUTCDay() + 6) % 7));
}

/** Statement: the rate of the market's currency that holds this week. Read its result by `rateAt`. */
export function rateStatement(ctx: Pick<Ctx, 'db' | 'market' | 'now'>): D1PreparedStatement {
  return sql(
    ctx.db,
    'SELECT micro, day FROM rates WHERE currency = ?1 AND day <= ?2 ORDER BY day DESC LIMIT 1',
    rulesOf(ctx.market).currency,
    mondayOf(ctx.now),
  );
}

/** The rate from a batch's results. Throws when the database holds none, which the migrations exclude. */
export function rateAt(ctx: Pick<Ctx, 'market'>, results: readonly D1Result[], at: number): Rate {
  const { currency } = rulesOf(ctx.market);
  const [row] = rowsAt<RateRow>(results, at);
  if (row === undefined) throw new Error(`no rate for ${currency}`);
  return { currency, micro: row.micro, day: row.day };
}

/** The rate in a call of its own; pages batch `rateStatement` instead. */
export async function readRate(ctx: Pick<Ctx, 'db' | 'market' | 'now'>): Promise<Rate> {
  return rateAt(ctx, await ctx.db.batch([rateStatement(ctx)]), 0);
}
