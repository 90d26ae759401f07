import type { BookList } from '../../../domain/catalogue/schemas';
import { grades } from '../../../domain/grade';
import type { Market } from '../../../domain/market/market';
import { toMarketPrice, type Rate } from '../../../domain/rates';
import { number, type ComputedColumn, type RowOf } from '../../platform/db/columns';
import { defineRead, defineReads, type BoundRead } from '../../platform/db/read';
import { facets } from '../../platform/db/schema/catalogue';
import { gradeBit } from '../cards/grade-bits';
import { hitsSql, popularitySql, sampleForms, type Hits, type HitsForm } from './hits-sql';
import { priceStep } from './refresh-facets';

/** Number of hits at which counting stops ("1,000+"). */
export const mostCounted = 1000;

/** A facet's value: a code, or the lower end of a price step in EUR cents. */
const facetValue: ComputedColumn<string | number> = { nullable: false };
/** `works`: number of works of all hits, the same in each row. */
const facetColumns = { kind: facets.kind, value: facetValue, count: number, works: number };

export type Counts = Pick<BookList, 'count' | 'atLeast' | 'facets' | 'prices'>;

const facetsOfAll = defineRead(
  facetColumns,
  `SELECT kind, value, count, coalesce(
     (SELECT count FROM facets WHERE kind = 'total' AND value = 'works'),
     (SELECT count FROM facets WHERE kind = 'total' AND value = 'editions')) AS works FROM facets`,
);
const facetsOfHits = defineReads(
  facetColumns,
  (form: HitsForm) => `WITH hits AS MATERIALIZED (
      SELECT e.work, e.language, e.format, e.grades, e.min_price, e.subjects ${hitsSql(form)}
      ORDER BY ${popularitySql(form)} LIMIT ?10)
    SELECT kind, value, count, (SELECT count(DISTINCT work) FROM hits) AS works FROM (
    SELECT 'language' AS kind, language AS value, count(*) AS count FROM hits GROUP BY 2
    UNION ALL SELECT 'format', format, count(*) FROM hits GROUP BY 2
    UNION ALL SELECT 'subject', j.value, count(*) FROM hits, json_each(hits.subjects) j GROUP BY 2
    UNION ALL SELECT 'grade', b.value->>0, count(*) FROM hits CROSS JOIN json_each(?11) b
    WHERE grades & (b.value->>1) <> 0 GROUP BY 2
    UNION ALL SELECT 'price', min_price / ?12 * ?12, count(*) FROM hits WHERE min_price IS NOT NULL GROUP BY 2)`,
  sampleForms,
);

/** Returns the read that counts hits by language, format, subject, grade and price, of at most 1,001 hits. */
export function countRead(hits: Hits): BoundRead<RowOf<typeof facetColumns>> {
  if (hits.everything) return facetsOfAll.with();
  return facetsOfHits(hits.form).with(
    ...hits.values(hits.any),
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

/** Returns the number of editions that were counted, of which `count` are different works. */
export function editionsIn({ facets: { formats } }: Pick<Counts, 'facets'>): number {
  return formats.reduce((total, { count }) => total + count, 0);
}

/** Returns the rows of `countRead` as counts, highest first; grades stay best first. */
export function toCounts(rows: readonly RowOf<typeof facetColumns>[], market: Market, rate: Rate): Counts {
  const of = (kind: string) =>
    rows.filter((row) => row.kind === kind).map((row) => ({ value: String(row.value), count: row.count }));
  const sorted = (kind: string) => of(kind).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const counted = of('format').reduce((total, format) => total + format.count, 0);
  const total = of('total').length > 0;
  const known = new Map(of('grade').map((grade) => [grade.value, grade.count]));
  const prices = new Map(of('price').map((price) => [Number(price.value), price.count]));
  return {
    count: rows[0]?.works ?? 0,
    atLeast: !total && counted > mostCounted,
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
