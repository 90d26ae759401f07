import { number, type RowOf } from '../../platform/db/columns';
import { defineReads, type BoundRead } from '../../platform/db/read';
import { cardColumns, cardColumnsSql } from '../cards/card-rows';
import type { Position } from './cursor';
import { hitsSql, matchedForms, popularitySql, sampleForms, siblingsSql, type Hits, type HitsForm } from './hits-sql';
import { ranked, type Page } from './list-ranked';

const popularColumns = { ...cardColumns, others: number };
type PopularRow = RowOf<typeof popularColumns>;

interface PopularForm {
  readonly form: HitsForm;
  /** Leaves out the first `?13` hits of the expression `?12`. */
  readonly withoutTitleHits: boolean;
}

function popularSql({ form, withoutTitleHits }: PopularForm): string {
  const id = popularitySql(form);
  const siblings = siblingsSql(form);
  const notShown = withoutTitleHits
    ? `AND edition_words.rowid NOT IN (SELECT rowid FROM edition_words WHERE edition_words MATCH ?12 ORDER BY rowid
      LIMIT ?13)`
    : '';
  return `SELECT ${cardColumnsSql('?9')}, (SELECT count(*) ${siblings} AND s.id <> e.id) AS others
    ${hitsSql(form)} AND ${id} > ?10 ${notShown} AND NOT EXISTS (SELECT 1 ${siblings} AND s.id < e.id) ORDER BY ${id}
    LIMIT ?11`;
}

const inPopularity = defineReads(popularColumns, popularSql, [
  { form: matchedForms[0], withoutTitleHits: false },
  ...sampleForms.map((form) => ({ form, withoutTitleHits: form.isMatched })),
]);

/**
 * Returns the read of the works of the hits after an id, most wanted first. A work is shown as its most
 * wanted matching edition, with the number of the others. `withoutRanked` leaves out the title hits that a ranked list
 * has shown on earlier pages.
 */
export function popularRead(
  hits: Hits,
  page: { readonly after: number; readonly limit: number; readonly withoutRanked: boolean },
): BoundRead<PopularRow> {
  const shownTitle = page.withoutRanked ? hits.title : null;
  return inPopularity({ form: hits.form, withoutTitleHits: shownTitle !== null }).with(
    ...hits.values(hits.any),
    page.after,
    page.limit + 1,
    ...(shownTitle === null ? [] : [shownTitle, ranked]),
  );
}

/** Returns a page of the rows of `popularRead`, which reads one row more to find out whether there is a next page. */
export function popularPage(
  rows: readonly PopularRow[],
  search: { readonly position: Position; readonly limit: number },
): Page {
  const shown = rows.slice(0, search.limit);
  const last = shown.at(-1);
  return {
    groups: shown.map((row) => ({ row, others: row.others })),
    next:
      rows.length > search.limit && last !== undefined
        ? { kind: 'after', at: last.id, page: search.position.page + 1 }
        : null,
  };
}
