import type { BookList, BookSearch } from '../../../domain/catalogue/schemas';
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
/** `works` and `editions`: numbers of all hits, the same in each row. */
const facetColumns = { kind: facets.kind, value: facetValue, count: number, works: number, editions: number };
type FacetRow = RowOf<typeof facetColumns>;

/** Facets that are counted. The values of one are counted without its own filter. */
type FacetKind = 'language' | 'format' | 'subject' | 'grade' | 'price';
const facetKinds: readonly FacetKind[] = ['language', 'format', 'subject', 'grade', 'price'];

/** Names of the filters behind each facet. */
const filtersOf: Readonly<Record<FacetKind, readonly (keyof BookSearch)[]>> = {
  language: ['language'],
  format: ['format'],
  subject: ['subject'],
  grade: ['grade'],
  price: ['min', 'max'],
};

export type Counts = Pick<BookList, 'count' | 'atLeast' | 'facets' | 'prices'>;

/** Counts of a search, and the number of editions that were counted. */
export interface CountedHits {
  readonly counts: Counts;
  readonly editions: number;
}

const facetsOfAll = defineRead(
  facetColumns,
  `SELECT kind, value, count, coalesce(
     (SELECT count FROM facets WHERE kind = 'total' AND value = 'works'),
     (SELECT count FROM facets WHERE kind = 'total' AND value = 'editions')) AS works,
     (SELECT count FROM facets WHERE kind = 'total' AND value = 'editions') AS editions FROM facets`,
);

/** SQL that counts the works of `hits` by the values of each facet. */
const countSql: Readonly<Record<FacetKind, string>> = {
  language: `SELECT 'language' AS kind, language AS value, count(DISTINCT work) AS count FROM hits GROUP BY 2`,
  format: `SELECT 'format' AS kind, format AS value, count(DISTINCT work) AS count FROM hits GROUP BY 2`,
  subject: `SELECT 'subject' AS kind, j.value AS value, count(DISTINCT work) AS count
    FROM hits, json_each(hits.subjects) j GROUP BY 2`,
  grade: `SELECT 'grade' AS kind, b.value->>0 AS value, count(DISTINCT work) AS count FROM hits
    CROSS JOIN json_each(?11) b WHERE grades & (b.value->>1) <> 0 GROUP BY 2`,
  price: `SELECT 'price' AS kind, min_price / ?12 * ?12 AS value, count(DISTINCT work) AS count FROM hits
    WHERE min_price IS NOT NULL GROUP BY 2`,
};

interface CountForm {
  readonly form: HitsForm;
  readonly kinds: readonly FacetKind[];
}

const facetsOfHits = defineReads(
  facetColumns,
  ({ form, kinds }: CountForm) => `WITH hits AS MATERIALIZED (
      SELECT e.work, e.language, e.format, e.grades, e.min_price, e.subjects ${hitsSql(form)}
      ORDER BY ${popularitySql(form)} LIMIT ?10),
    -- Names every value, because a statement must use each value that is bound.
    given AS (SELECT ?11, ?12)
    SELECT kind, value, count, (SELECT count(DISTINCT work) FROM hits) AS works,
      (SELECT count(*) FROM hits) AS editions FROM (${kinds.map((kind) => countSql[kind]).join(' UNION ALL ')})`,
  [
    { form: sampleForms[0], kinds: facetKinds },
    ...sampleForms.map((form) => ({ form, kinds: facetKinds })),
    ...facetKinds.map((kind) => ({ form: sampleForms[0], kinds: [kind] })),
  ],
);

/** Returns the read that counts hits by the values of some facets, of at most 1,001 hits. */
function countRead(hits: Hits, kinds: readonly FacetKind[]): BoundRead<FacetRow> {
  if (hits.everything) return facetsOfAll.with();
  return facetsOfHits({ form: hits.form, kinds }).with(
    ...hits.values(hits.any),
    mostCounted + 1,
    JSON.stringify(grades.map((grade) => [grade, gradeBit(grade)])),
    priceStep,
  );
}

/** Reads that count hits. The first counts all facets; each other one counts a facet without its own filter. */
export interface CountReads {
  readonly reads: readonly BoundRead<FacetRow>[];
  /** Returns the counts from the rows of the reads, in their order. */
  counted(rows: readonly (readonly FacetRow[])[], market: Market, rate: Rate): CountedHits;
}

/** Returns a search without the filter of a facet. */
const without = (search: BookSearch, kind: FacetKind): BookSearch => ({
  ...search,
  ...Object.fromEntries(filtersOf[kind].map((name) => [name, undefined])),
});

/**
 * Returns the reads that count the hits of a search by language, format, subject, grade and price. `hitsOf` returns the
 * hits of a search with fewer filters.
 */
export function countReads(search: BookSearch, hits: Hits, hitsFor: (search: BookSearch) => Hits): CountReads {
  const narrowed = facetKinds.filter((kind) => filtersOf[kind].some((name) => search[name] !== undefined));
  const own = narrowed.map((kind) => countRead(hitsFor(without(search, kind)), [kind]));
  return {
    reads: [countRead(hits, facetKinds), ...own],
    counted: ([all = [], ...more], market, rate) => {
      const others = all.filter(({ kind }) => !narrowed.some((each) => each === kind));
      const ofNarrowed = narrowed.flatMap((kind, at) => (more[at] ?? []).filter((row) => row.kind === kind));
      const { works = 0, editions = 0 } = all[0] ?? {};
      return {
        editions,
        counts: {
          count: works,
          atLeast: !hits.everything && editions > mostCounted,
          ...toFacets([...others, ...ofNarrowed], market, rate),
        },
      };
    },
  };
}

/** Lower ends of the price bars, in EUR cents. */
const steps = [0, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 3000];

/** Returns the number of works by price step, without empty steps at both ends. */
function spread(prices: ReadonlyMap<number, number>, market: Market, rate: Rate): Counts['prices'] {
  const last = Math.max(...prices.keys()) + priceStep;
  const bars = steps.map((from, at) => {
    const to = steps[at + 1] ?? Math.max(last, from + priceStep);
    let count = 0;
    for (const [price, works] of prices) if (price >= from && (price < to || at === steps.length - 1)) count += works;
    return { from: toMarketPrice(from, rate, market), to: toMarketPrice(to, rate, market), count };
  });
  const first = bars.findIndex((bar) => bar.count > 0);
  return first < 0 ? [] : bars.slice(first, bars.findLastIndex((bar) => bar.count > 0) + 1);
}

/** Returns the counts by the values of each facet, highest first; grades stay best first. */
function toFacets(rows: readonly FacetRow[], market: Market, rate: Rate): Pick<Counts, 'facets' | 'prices'> {
  const of = (kind: string) =>
    rows.filter((row) => row.kind === kind).map((row) => ({ value: String(row.value), count: row.count }));
  const sorted = (kind: string) => of(kind).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const known = new Map(of('grade').map((grade) => [grade.value, grade.count]));
  const prices = new Map(of('price').map((price) => [Number(price.value), price.count]));
  return {
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
