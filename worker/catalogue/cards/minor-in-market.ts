import { rulesOf } from '../../../domain/market/market';
import { marketCodes } from '../../../domain/market/market-codes';
import { currencies, type Currency } from '../../../domain/money';
import { toMinorUnits, type Rate } from '../../../domain/rates';
import { rateAt, rateStatement } from './rate';
import type { Ctx } from '../../platform/context';

/** Reads this week's rates of a currency and of the market's own, in one round trip. */
async function readRates(ctx: Ctx, currency: Currency): Promise<readonly [Rate, Rate]> {
  const other = { ...ctx, market: marketCodes.find((code) => rulesOf(code).currency === currency) ?? ctx.market };
  const results = await ctx.db.batch([rateStatement(other), rateStatement(ctx)]);
  return [rateAt(other, results, 0), rateAt(ctx, results, 1)];
}

/** Converts amounts in whole units of a currency to (unrounded) minor units of the market's, by the shop's rates. */
export async function minorInMarket(
  ctx: Ctx,
  amounts: readonly (number | undefined)[],
  currency: Currency,
): Promise<(number | undefined)[]> {
  const own = rulesOf(ctx.market).currency;
  if (currency === own || amounts.every((amount) => amount === undefined)) {
    // 6.35 × 100 is slightly above 635 in floating point, so the product is rounded.
    return amounts.map((amount) => (amount === undefined ? undefined : Math.round(amount * 10 ** currencies[own])));
  }
  const [theirs, ours] = await readRates(ctx, currency);
  return amounts.map((amount) =>
    amount === undefined ? undefined : toMinorUnits((amount * 100 * 1e6) / theirs.micro, ours),
  );
}
