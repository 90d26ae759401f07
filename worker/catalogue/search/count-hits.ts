import type { BookList } from '../../../domain/catalogue/schemas';
import { grades } from '../../../domain/grade';
import type { Market } from '../../../domain/market/market';
import { toMarketPrice, type Rate } from '../../../domain/rates';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { gradeBit } from '../cards/grade-bits';
import { hitsStatement, popularity, type Hits } from './hits-sql';
import { priceStep } from './refresh-facets';

/** Number of hits at which counting stops ("1,000+"). */
export const mostCounted = 1000;

interface FacetRow {
  readonly kind: string;
  readonly value: string | number;
  readonly count: number;
}

export type Counts = Pick<BookList, 'count' | 'atLeast' | 'facets' | 'prices'>;

/** Returns the statement that counts hits by language, format, subject, grade and price, of at most 1,001 hits. */
export function countStatement(ctx: Ctx, hits: Hits): D1PreparedStatement {
  if (hits.everything) return sql(ctx.db, 'SELECT kind, value, count FROM facets');
  return hitsStatement(
    ctx,
    hits,
    hits.any,
    (source) => `WITH hits AS MATERIALIZED (
        SELECT e.language, e.format, e.grades, e.min_price, e.subjects ${source} ORDER BY ${popularity(hits.any)}
        LIMIT ?10)
      SELECT 'language' AS kind, language AS value, count(*) AS count FROM hits GROUP BY 2
      UNION ALL SELECT 'format', format, count(*) FROM hits GROUP BY 2
      UNION ALL SELECT 'subject', j.value, count(*) FROM hits, json_each(hits.subjects) j GROUP BY 2
      UNION ALL SELECT 'grade', b.value->>0, count(*) FROM hits CROSS JOIN json_each(?11) b
      WHERE grades & (b.value->>1) <> 0 GROUP BY 2
      UNION ALL SELECT 'price', min_price / ?12 * ?12, count(*) FROM hits WHERE min_price IS NOT NULL GROUP BY 2`,
    mostCounted + 1,
    JSON.stringify(grades.map((grade) => [grade, gradeBit(grade)])),
    priceStep,
  );
}

/** Lower ends of the price bars, in EUR cents. */
const steps = [0, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 3000];

/** Returns the number of editions by price step, without empty steps at both ends. */
function spread(prices: ReadonlyMap<number, number>, market: Market, rate: Rate): Counts['prices'] {
  const last = Math.max(...prices.keys()) + priceStep;
  const bars = steps.map((from, at) => {
    const to = steps[at + 1] ?? Math.max(last, from + priceStep);
    let count = 0;
    for (const [price, editions] of prices)
      if (price >= from && (price < to || at === steps.length - 1)) count += editions;
    return { from: toMarketPrice(from, rate, market), to: toMarketPrice(to, rate, market), count };
  });
  const first = bars.findIndex((bar) => bar.count > 0);
  return first < 0 ? [] : bars.slice(first, bars.findLastIndex((bar) => bar.count > 0) + 1);
}

/** Returns the rows of `countStatement` as counts, highest first; grades stay best first. */
export function toCounts(rows: readonly FacetRow[], market: Market, rate: Rate): Counts {
  const of = (kind: string) =>
    rows.filter((row) => row.kind === kind).map((row) => ({ value: String(row.value), count: row.count }));
  const sorted = (kind: string) => of(kind).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const counted = of('format').reduce((total, format) => total + format.count, 0);
  const total = of('total')[0]?.count ?? null;
  const known = new Map(of('grade').map((grade) => [grade.value, grade.count]));
  const prices = new Map(of('price').map((price) => [Number(price.value), price.count]));
  return {
    count: total ?? Math.min(counted, mostCounted),
    atLeast: total === null && counted > mostCounted,
    facets: {
      languages: sorted('language'),
      subjects: sorted('subject'),
      formats: sorted('format'),
      grades: grades.flatMap((grade) => {
        const count = known.get(grade);
        return count === undefined ? [] : [{ value: grade, count }];
      }),
    },
    prices: prices.size === 0 ? [] : spread(prices, market, rate),
  };
}
