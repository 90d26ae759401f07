import type { OffersFeedQuery } from '../../../domain/feeds/feed-schemas';
import { offerCsv } from '../../../domain/feeds/offer-csv';
import { offerJsonLines } from '../../../domain/feeds/offer-json-lines';
import { offerOnix } from '../../../domain/feeds/offer-onix';
import type { Ctx } from '../../platform/context';
import { readEditionsPage } from './feed-editions';
import type { FeedPage } from './feed-page';

/** Most editions that a page looks at. As ONIX, the longest format, such a page has up to 2 MB. */
export const offersPageSize = 500;

const formats = { csv: offerCsv, jsonl: offerJsonLines, onix: offerOnix };
export type OffersFormat = keyof typeof formats;

/**
 * Returns a page of the offer feed: what the shop sells and buys in a market. Offers are those for everyone. ONIX has
 * no place for what a shop pays, so it holds the editions in stock alone.
 * @throws `invalid-cursor`
 */
export async function readOffersFeed(
  ctx: Ctx,
  { format, market, cursor }: OffersFeedQuery & { readonly format: OffersFormat },
): Promise<FeedPage> {
  const canBuy = !ctx.settings.closedForBuying.includes(market);
  const { editions, facts, next } = await readEditionsPage(
    { ...ctx, market },
    { which: canBuy && format !== 'onix' ? 'traded' : 'stocked', size: offersPageSize, cursor },
  );
  return { text: formats[format](editions, facts), next };
}
