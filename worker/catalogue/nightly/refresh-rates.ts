import { ratesFrom, refusedRates, type Rate } from '../../../domain/rates';
import { currencyCodes } from '../../../domain/money';
import { ratePolicy } from '../../../domain/policy/pricing';
import { addDays, dayOf } from '../../../domain/time';
import { ecbList, fetchRates, RatesDown } from '../../platform/adapters/exchange-rates';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { text } from '../../platform/db/columns';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { rates } from '../../platform/db/schema/pricing';
import { mondayOf } from '../cards/rate';

/**
 * Fetches the bank's list and stores its rates for the following weeks: a week uses the last list before its Monday. A
 * list that is malformed, lacks a currency or has implausible rates is refused as a whole and logged. The last good
 * rates stay in use, and a warning is logged when they are old. Safe to run again: a day's rates are written once.
 * @returns how many rates were new
 * @see docs/product.md#exchange-rates
 */
export async function refreshRates(ctx: Ctx): Promise<number> {
  const today = dayOf(ctx.now.toISOString());
  const stored = await lastRates(ctx);
  const fresh = await newRates(ctx, stored, today);
  if (fresh.length > 0) {
    await commit(ctx.db, [
      sql(
        ctx.db,
        `INSERT INTO rates (currency, day, micro) SELECT value->>0, value->>1, value->>2 FROM json_each(?1) WHERE true
          ON CONFLICT (currency, day) DO NOTHING`,
        JSON.stringify(fresh.map(({ currency, day, micro }) => [currency, day, micro])),
      ),
    ]);
  }
  const newest = [...stored, ...fresh].reduce((last, { day }) => (day > last ? day : last), '');
  if (newest < addDays(today, -ratePolicy.oldDays)) ctx.log.warn('rates-old', { day: newest });
  return fresh.length;
}

const newestRates = defineRead(
  { currency: rates.currency, micro: rates.micro, day: text() },
  'SELECT currency, micro, max(day) AS day FROM rates GROUP BY currency',
);

/** Returns the newest rate of each currency. */
async function lastRates(ctx: Pick<Ctx, 'db'>): Promise<Rate[]> {
  const found = await newestRates.all(ctx.db);
  return currencyCodes.flatMap((currency) =>
    found.filter((rate) => rate.currency === currency).map(({ micro, day }) => ({ currency, micro, day })),
  );
}

async function newRates(ctx: Ctx, stored: readonly Rate[], today: string): Promise<Rate[]> {
  try {
    const { day, list } = await fetchRates(ctx.settings.ratesUrl ?? ecbList);
    // Monday's list is published when the week's rates already apply; later lists are for the next week.
    if (day === mondayOf(ctx.now) || stored.every((rate) => rate.day >= day)) return [];
    const fetched = ratesFrom(list, day);
    const refused = day > today ? ['day'] : refusedRates(stored, fetched);
    if (refused.length === 0) return fetched;
    ctx.log.error('rates-refused', { day, refused });
  } catch (error) {
    if (!(error instanceof RatesDown)) throw error;
    ctx.log.warn('rates-down', { why: error.message });
  }
  return [];
}
