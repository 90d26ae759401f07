import type { ProductsFeedQuery } from '../../../domain/feeds/feed-schemas';
import { productRss, type ProductFacts } from '../../../domain/feeds/product-rss';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { readEditionsPage } from './feed-editions';
import type { FeedPage } from './feed-page';

/** Most editions of a page. With five grades of each and long descriptions, such a page has up to 3 MB. */
export const productsPageSize = 200;

/** Returns names and meanings of the grades, as the book page shows them. */
function gradeWordsIn(language: Language): ProductFacts['gradeWords'] {
  const locale = { locale: language };
  return {
    new: [m.grade_new({}, locale), m.grade_new_hint({}, locale)],
    'like-new': [m.grade_like_new({}, locale), m.grade_like_new_hint({}, locale)],
    'very-good': [m.grade_very_good({}, locale), m.grade_very_good_hint({}, locale)],
    good: [m.grade_good({}, locale), m.grade_good_hint({}, locale)],
    acceptable: [m.grade_acceptable({}, locale), m.grade_acceptable_hint({}, locale)],
  };
}

/**
 * Returns a page of the product feed: an item for each edition and grade in stock in a market.
 * @throws `invalid-cursor`
 */
export async function readProductsFeed(ctx: Ctx, { market, language, cursor }: ProductsFeedQuery): Promise<FeedPage> {
  const { editions, facts, next } = await readEditionsPage(
    { ...ctx, market },
    { which: 'stocked', size: productsPageSize, cursor },
  );
  return { text: productRss(editions, { ...facts, language, gradeWords: gradeWordsIn(language) }), next };
}
