import { exactNameSql } from './exact-names';
import type { HitsForm } from './hits-form';
import { rateMicroSql } from './price-sql';
import { rareFiltersSql } from './rare-filters';

/**
 * Returns the conditions on copies and names of an edition; each begins with AND. Prices are shown rounded to the
 * market's step, so the limits are steps minus or plus half a step.
 */
function conditions(form: HitsForm, edition: 'e' | 's'): string {
  const { isGraded, hasMin, hasMax, hasSeries, hasPublisher } = form;
  const price = `${edition}.min_price * ${rateMicroSql} * ?7 / 1e6`;
  return [
    ...(isGraded ? [`AND ${edition}.grades & ?8 <> 0`] : []),
    ...(hasMin ? [`AND ${price} >= ?4 - ?6`] : []),
    ...(hasMax ? [`AND ${price} < ?5 + ?6`] : []),
    ...(hasSeries ? [exactNameSql('series', edition)] : []),
    ...(hasPublisher ? [exactNameSql('publisher', edition)] : []),
  ].join(' ');
}

/**
 * Returns `FROM … WHERE …` over editions `e`; a further condition begins with AND. `match`: placeholder of the
 * expression.
 */
export function hitsSql(form: HitsForm, match = '?1'): string {
  const needsStock = form.isGraded || form.hasMin || form.hasMax;
  // The index holds what `conditions` compares, so SQLite reads only the rows of editions that are listed.
  const editions = needsStock ? 'editions e INDEXED BY editions_in_stock' : 'editions e';
  const narrowed = `${needsStock ? 'AND e.grades <> 0' : ''} ${conditions(form, 'e')}`;
  return form.isMatched
    ? // CROSS JOIN: with a plain one the planner may run MATCH once per edition.
      `FROM edition_words CROSS JOIN ${editions} ON e.id = edition_words.rowid
        WHERE edition_words MATCH ${match} ${rareFiltersSql(form)} ${narrowed}`
    : `FROM ${editions} WHERE ${match} IS NULL ${narrowed}`;
}

/**
 * Returns FROM and WHERE of the hits `s` among the editions of the work of `e`. `match`: placeholder of the expression.
 */
export function siblingsSql(form: HitsForm, match = '?1'): string {
  return form.isMatched
    ? `FROM editions s CROSS JOIN edition_words w ON w.rowid = s.id WHERE s.work = e.work
      AND w.edition_words MATCH ${match} ${conditions(form, 's')}`
    : `FROM editions s WHERE s.work = e.work AND ${match} IS NULL ${conditions(form, 's')}`;
}

/**
 * Returns the SQL of the popularity order. With a match it is the index's rowid: ordered by `e.id`, SQLite would read
 * and sort all hits before the first.
 */
export function popularitySql({ isMatched }: HitsForm): string {
  return isMatched ? 'edition_words.rowid' : 'e.id';
}
