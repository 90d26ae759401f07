import { rulesOf } from '../../../domain/market/market';
import type { Rate } from '../../../domain/rates';
import { addDays } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { columnsOf } from '../../platform/db/columns';
import { defineRead, readBatch, readStatement, type BoundRead } from '../../platform/db/read';
import { rates } from '../../platform/db/schema/pricing';

/** Columns of this week's rate, as `rateSql` selects them. */
export const rateColumns = columnsOf(rates, 'micro', 'day');

/** Returns the SQL of this week's rate, and of columns that are read with it. Values `?1` and `?2`: `rateValues`. */
export function rateSql(also: readonly string[] = []): string {
  return `SELECT ${['micro', 'day', ...also].join(', ')} FROM rates WHERE currency = ?1 AND day <= ?2
    ORDER BY day DESC LIMIT 1`;
}

const rateOnDay = defineRead(rateColumns, rateSql());

/** Returns the Monday from which a day's rates apply: they are fixed weekly (docs/product.md#exchange-rates). */
export function mondayOf(now: Date): string {
  return addDays(now.toISOString().slice(0, 10), -((now.getUTCDay() + 6) % 7));
}

/** Returns the values `?1` and `?2` of `rateSql`: the market's currency and the Monday. */
export function rateValues(ctx: Pick<Ctx, 'market' | 'now'>): readonly [currency: string, monday: string] {
  return [rulesOf(ctx.market).currency, mondayOf(ctx.now)];
}

/** Returns the read of this week's rate of the market's currency, for `readBatch` and `rateOf`. */
export function rateRead(ctx: Pick<Ctx, 'market' | 'now'>): BoundRead<Pick<Rate, 'micro' | 'day'>> {
  return rateOnDay.with(...rateValues(ctx));
}

/** Returns the rate of the rows of `rateRead`. The migrations ensure that there is one; otherwise throws. */
export function rateOf(ctx: Pick<Ctx, 'market'>, [row]: readonly Pick<Rate, 'micro' | 'day'>[]): Rate {
  const { currency } = rulesOf(ctx.market);
  if (row === undefined) throw new Error(`no rate for ${currency}`);
  return { currency, micro: row.micro, day: row.day };
}

/** Returns the statement that reads this week's rate of the market's currency. Read its result with `rateAt`. */
export function rateStatement(ctx: Pick<Ctx, 'db' | 'market' | 'now'>): D1PreparedStatement {
  return readStatement(ctx.db, rateRead(ctx));
}

/** Returns the rate from a batch's results. The migrations ensure that there is one; otherwise throws. */
export function rateAt(ctx: Pick<Ctx, 'market'>, results: readonly D1Result[], index: number): Rate {
  return rateOf(ctx, rateOnDay.rowsOf(results[index]));
}

/** Reads the rate in a round trip of its own; pages batch `rateRead` instead. */
export async function readRate(ctx: Pick<Ctx, 'db' | 'market' | 'now'>): Promise<Rate> {
  const [found] = await readBatch(ctx.db, [rateRead(ctx)]);
  return rateOf(ctx, found);
}
