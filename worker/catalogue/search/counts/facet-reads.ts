import type { RowOf } from '../../../platform/db/columns';
import { defineRead, defineReads } from '../../../platform/db/read';
import { sampleForms, type HitsForm } from '../hits/hits-form';
import { hitsSql, popularitySql } from '../hits/hits-sql';
import { nameCountsSql } from './count-names';
import { countsSql, facetColumns, facetKinds, type FacetKind } from './count-sql';

export type FacetRow = RowOf<typeof facetColumns>;

/** SQL of a number of the whole catalogue, counted at night. */
const totalSql = (of: 'works' | 'editions') => `(SELECT count FROM facets WHERE kind = 'total' AND value = '${of}')`;

/** Reads the counts of all books, made at night. A new catalogue has no count of works yet. */
export const facetsOfAllBooks = defineRead(
  facetColumns,
  `SELECT kind, value, count, coalesce(${totalSql('works')}, ${totalSql('editions')}) AS works,
     ${totalSql('editions')} AS editions FROM facets`,
);

interface CountForm {
  readonly form: HitsForm;
  readonly kinds: readonly FacetKind[];
  /** Whether series and publishers are counted too. */
  readonly hasNames: boolean;
}

/** Returns the SQL of the table `hits`: the columns that are counted, of the first `?10` hits. */
const hitsTableSql = ({ form, hasNames }: CountForm) => `hits AS MATERIALIZED (
      SELECT e.work, e.language, e.format, e.grades, e.min_price, e.subjects${hasNames ? ', e.series, e.publisher' : ''}
      ${hitsSql(form)}
      ORDER BY ${popularitySql(form)} LIMIT ?10)`;

/** SQL of a table that uses `?11`, because a statement must use each value that is bound. */
const usedValueSql = 'given AS (SELECT ?11)';

/**
 * Returns the SQL of the counts of `hits`. D1 allows five SELECTs in one UNION, so the names are a UNION of their own.
 */
const countedSql = ({ kinds, hasNames }: CountForm) => `SELECT * FROM (${countsSql(kinds, '?11')})
        ${hasNames ? `UNION ALL SELECT * FROM (${nameCountsSql})` : ''}`;

/** Reads the counts of the first `?10` hits. `?11` is `bitsByGrade`. */
export const facetsOfHits = defineReads(
  facetColumns,
  (counted: CountForm) => `WITH ${hitsTableSql(counted)}, ${usedValueSql}
    SELECT kind, value, count, (SELECT count(DISTINCT work) FROM hits) AS works,
      (SELECT count(*) FROM hits) AS editions FROM (${countedSql(counted)})`,
  [
    { form: sampleForms[0], kinds: facetKinds, hasNames: true },
    ...sampleForms.map((form) => ({ form, kinds: facetKinds, hasNames: true })),
    ...facetKinds.map((kind) => ({ form: sampleForms[0], kinds: [kind], hasNames: false })),
  ],
);
