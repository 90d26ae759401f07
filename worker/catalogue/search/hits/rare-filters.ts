import { grades } from '../../../../domain/grade';
import { gradeBits } from '../../cards/grade-bits';
import { bitsByGrade, priceStep } from '../counts/count-sql';
import type { HitsForm } from './hits-form';
import { minorPerCentSql } from './price-sql';

/** Most works of a rare filter. To list their editions takes less time than to check the copies of each hit. */
const maxRareWorks = 5_000;
/** Fewest editions of a catalogue in which rare filters are treated separately: there a word can have many hits. */
const minEditionsForRareFilters = 50_000;
/** All values of `editions.grades`, as a JSON list. */
const gradeSets = JSON.stringify(Array.from({ length: gradeBits(grades) }, (_, index) => index + 1));

/** SQL of the number of editions in the catalogue, from rows of the nightly counts. */
const allEditionsSql = "coalesce(max(CASE WHEN kind = 'total' THEN count END), 0)";
/** SQL of the number of works that a filter has, from rows of the nightly counts. */
const worksOfFilterSql = "coalesce(sum(CASE WHEN kind <> 'total' THEN count END), 0)";

/** A filter of a search as SQL. */
interface FilterSql {
  /** Condition on the rows of the nightly counts that belong to the filter. */
  readonly counted: string;
  /** SELECT of the ids of the filter's editions. */
  readonly ids: string;
}

/**
 * Returns the condition that a hit is among the editions of a filter, if the filter has few editions. For other filters
 * the condition is true, and `conditions` checks each hit. Without it, a search by a frequent word and a rare filter
 * checks all hits of the word. Old counts do no harm: they only decide how to search.
 */
const ifRareSql = ({ counted, ids }: FilterSql) =>
  `AND ((SELECT ${allEditionsSql} < ${minEditionsForRareFilters}
      OR ${worksOfFilterSql} > ${maxRareWorks} FROM facets
      WHERE (kind = 'total' AND value = 'editions') OR (${counted}))
    OR edition_words.rowid IN (${ids}))`;

/** The filter by grades. `?8` has their bits. */
const gradeFilter: FilterSql = {
  counted: `kind = 'grade' AND value IN
    (SELECT b.value->>0 FROM json_each('${bitsByGrade}') b WHERE (b.value->>1) & ?8 <> 0)`,
  ids: `SELECT id FROM editions INDEXED BY editions_by_grades WHERE grades <> 0
    AND grades IN (SELECT value FROM json_each('${gradeSets}') WHERE value & ?8 <> 0)`,
};

/** Returns the filter by a lowest or highest price, or by both, with the prices in EUR cents. */
function priceFilter({ hasMin, hasMax }: HitsForm): FilterSql {
  const min = `(?4 - ?6) / ${minorPerCentSql}`;
  const max = `(?5 + ?6) / ${minorPerCentSql}`;
  const step = 'CAST(value AS INTEGER)';
  const counted = [
    "kind = 'price'",
    ...(hasMin ? [`${step} > ${min} - ${priceStep}`] : []),
    ...(hasMax ? [`${step} <= ${max}`] : []),
  ];
  // A cent more at both ends, since the price is converted the other way than in `conditions`.
  const range = [...(hasMin ? [`min_price >= ${min} - 1`] : []), ...(hasMax ? [`min_price <= ${max} + 1`] : [])];
  return {
    counted: counted.join(' AND '),
    ids: `SELECT id FROM editions INDEXED BY editions_by_price WHERE grades <> 0 AND ${range.join(' AND ')}`,
  };
}

/** Returns the conditions that narrow the hits of the index to the editions of rare filters; each begins with AND. */
export function rareFiltersSql(form: HitsForm): string {
  const filters = [...(form.isGraded ? [gradeFilter] : []), ...(form.hasMin || form.hasMax ? [priceFilter(form)] : [])];
  return filters.map(ifRareSql).join(' ');
}
