import type { BookList, BookSearch } from '../../../../domain/catalogue/schemas';
import type { Market } from '../../../../domain/market/market';
import type { Rate } from '../../../../domain/rates';
import type { BoundRead } from '../../../platform/db/read';
import type { Hits } from '../hits/hits-of';
import { bitsByGrade, facetKinds, type FacetKind } from './count-sql';
import { facetsOfAllBooks, facetsOfHits, type FacetRow } from './facet-reads';
import { toFacets } from './to-facets';

/** Number of hits at which counting stops. */
export const maxCountedHits = 1000;

/** Names of the filters behind each facet. */
const filtersOf: Readonly<Record<FacetKind, readonly (keyof BookSearch)[]>> = {
  language: ['language'],
  format: ['format'],
  subject: ['subject'],
  grade: ['grade'],
  price: ['min', 'max'],
};

/** Name of the counts of a facet in an answer. Prices are a histogram without a name of its own. */
const countsOfFacet = { language: 'languages', format: 'formats', subject: 'subjects', grade: 'grades' } as const;

/** Counts of a search: of the hits by each filter, or of all hits alone for callers that show no filters. */
export type CountScope = 'by-filter' | 'total';

/** A search, and what is counted of its hits. */
export interface CountedSearch {
  readonly search: BookSearch;
  readonly countScope: CountScope;
}

/** The facet that is read for a total. It has the fewest values; each row also has the numbers of all hits. */
const smallestFacet: FacetKind = 'format';

export type Counts = Pick<BookList, 'count' | 'atLeast' | 'facets' | 'countedInPart' | 'prices'>;

/** Counts of a search, and the number of editions that were counted. */
export interface CountedHits {
  readonly counts: Counts;
  readonly editions: number;
}

/**
 * Returns the read that counts hits by the values of some facets, of at most 1,001 hits. All books have no counts by
 * name, where these say little.
 */
function countRead(hits: Hits, kinds: readonly FacetKind[], { hasNames }: { hasNames: boolean }): BoundRead<FacetRow> {
  if (hits.isOfAllBooks) return facetsOfAllBooks.with();
  const read = facetsOfHits({ form: hits.form, kinds, hasNames });
  return read.with(...hits.values(hits.any), maxCountedHits + 1, bitsByGrade);
}

/** Reads that count hits. The first counts all facets; each other one counts a facet without its own filter. */
export interface CountReads {
  readonly reads: readonly BoundRead<unknown>[];
  /** Returns the counts from the results of the reads, in their order. */
  counted(results: readonly D1Result[], market: Market, rate: Rate): CountedHits;
}

/** Returns a search without the filter of a facet. */
const without = (search: BookSearch, kind: FacetKind): BookSearch => ({
  ...search,
  ...Object.fromEntries(filtersOf[kind].map((name) => [name, undefined])),
});

/**
 * Returns the reads that count the hits of a search by language, format, subject, grade and price. `hitsFor` returns
 * the hits of a search with fewer filters. For a total, the counts by filter are incomplete.
 */
export function countReads(
  { search, countScope }: CountedSearch,
  hits: Hits,
  hitsFor: (search: BookSearch) => Hits,
): CountReads {
  const isByFilter = countScope === 'by-filter';
  const filtered = facetKinds.filter((kind) => filtersOf[kind].some((name) => search[name] !== undefined));
  const narrowed = isByFilter ? filtered.map((kind) => ({ kind, hits: hitsFor(without(search, kind)) })) : [];
  const counts = [
    countRead(hits, isByFilter ? facetKinds : [smallestFacet], { hasNames: isByFilter }),
    ...narrowed.map((own) => countRead(own.hits, [own.kind], { hasNames: false })),
  ];
  return {
    reads: counts,
    counted: (results, market, rate) => {
      const [all = [], ...more] = counts.map(({ read }, index) => read.rowsOf(results[index]));
      const { works = 0, editions = 0 } = all[0] ?? {};
      const atLeast = isCountedInPart(hits, all);
      const ofFacets = narrowed.map(({ kind, hits: own }, index) => ({ kind, hits: own, rows: more[index] ?? [] }));
      return {
        editions,
        counts: {
          count: works,
          atLeast,
          countedInPart: facetsInPart(ofFacets, atLeast),
          ...toFacets(rowsOfFacets(all, ofFacets), market, rate),
        },
      };
    },
  };
}

/** Counts of a facet that a filter narrows, without that filter. */
interface NarrowedFacet {
  readonly kind: FacetKind;
  readonly hits: Hits;
  readonly rows: readonly FacetRow[];
}

/** Returns whether hits have more editions than are counted. */
const isCountedInPart = (hits: Hits, rows: readonly FacetRow[]) =>
  !hits.isOfAllBooks && (rows[0]?.editions ?? 0) > maxCountedHits;

/** Returns the facets that are counted in part. `isAllInPart`: whether those that no filter narrows are. */
function facetsInPart(narrowed: readonly NarrowedFacet[], isAllInPart: boolean): Counts['countedInPart'] {
  const inPart = facetKinds.filter((kind) => {
    const own = narrowed.find((facet) => facet.kind === kind);
    return own === undefined ? isAllInPart : isCountedInPart(own.hits, own.rows);
  });
  return [
    ...inPart.flatMap((kind) => (kind === 'price' ? [] : [countsOfFacet[kind]])),
    ...(isAllInPart ? (['names'] as const) : []),
  ];
}

/** Returns the counts of all facets. Those of a narrowed facet are its own. */
function rowsOfFacets(all: readonly FacetRow[], narrowed: readonly NarrowedFacet[]): FacetRow[] {
  return [
    ...all.filter(({ kind }) => !narrowed.some((facet) => facet.kind === kind)),
    ...narrowed.flatMap(({ kind, rows }) => rows.filter((row) => row.kind === kind)),
  ];
}
