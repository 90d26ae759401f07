import { grades } from '../../../../domain/grade';
import { number, type ComputedColumn } from '../../../platform/db/columns';
import { facets } from '../../../platform/db/schema/catalogue';
import { gradeBit } from '../../cards/grade-bits';

/** Width of the price steps in which editions are counted, in EUR cents. */
export const priceStep = 50;
/** JSON: list of [grade, its bit in `editions.grades`]. */
export const bitsByGrade = JSON.stringify(grades.map((grade) => [grade, gradeBit(grade)]));

/** A facet's value: a code, or the lower end of a price step in EUR cents. */
const facetValue: ComputedColumn<string | number> = { nullable: false };
/** `works` and `editions`: numbers of all hits, the same in each row. */
export const facetColumns = { kind: facets.kind, value: facetValue, count: number, works: number, editions: number };

/** Facets that are counted. The values of one are counted without its own filter. */
export type FacetKind = 'language' | 'format' | 'subject' | 'grade' | 'price';
export const facetKinds: readonly FacetKind[] = ['language', 'format', 'subject', 'grade', 'price'];

/** SQL of each facet's counts; `bits`: the placeholder (like `?2`) of `bitsByGrade`. */
const countSql: Readonly<Record<FacetKind, (bits: string) => string>> = {
  language: () => `SELECT 'language' AS kind, language AS value, count(DISTINCT work) AS count FROM hits GROUP BY 2`,
  format: () => `SELECT 'format' AS kind, format AS value, count(DISTINCT work) AS count FROM hits GROUP BY 2`,
  subject: () => `SELECT 'subject' AS kind, j.value AS value, count(DISTINCT work) AS count
    FROM hits, json_each(hits.subjects) j GROUP BY 2`,
  grade: (bits) => `SELECT 'grade' AS kind, b.value->>0 AS value, count(DISTINCT work) AS count FROM hits
    CROSS JOIN json_each(${bits}) b WHERE grades & (b.value->>1) <> 0 GROUP BY 2`,
  // A literal: D1 binds numbers as REAL, and dividing by one makes a step of each price.
  price: () => `SELECT 'price' AS kind, min_price / ${priceStep} * ${priceStep} AS value, count(DISTINCT work) AS count
    FROM hits WHERE min_price IS NOT NULL GROUP BY 2`,
};

/**
 * Returns the SQL that counts the works of `hits` by the values of some facets: rows of kind, value and count. `bits`:
 * the placeholder (like `?2`) of `bitsByGrade`.
 */
export function countsSql(kinds: readonly FacetKind[], bits: string): string {
  return kinds.map((kind) => countSql[kind](bits)).join(' UNION ALL ');
}
