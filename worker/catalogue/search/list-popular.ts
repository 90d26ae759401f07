import { text, type RowOf } from '../../platform/db/columns';
import { defineReads, type BoundRead } from '../../platform/db/read';
import { idsOf } from '../cards/card-rows';
import type { Position } from './cursor';
import { hitColumns, hitColumnsSql } from './group-works';
import { matchedForms, sampleForms, type HitsForm } from './hits/hits-form';
import type { Hits } from './hits/hits-of';
import { hitsSql, popularitySql, siblingsSql } from './hits/hits-sql';
import { maxRankedHits, type WorksPage } from './list-ranked';

/** `others`: JSON, the ids of the other matching editions of the work. */
const popularColumns = { ...hitColumns, others: text() };
type PopularRow = RowOf<typeof popularColumns>;

/** Works that a list by popularity leaves out: none, ranked title hits, or those in the reader's language. */
type LeftOut = 'nothing' | 'title-hits' | 'own-language';

interface PopularForm {
  readonly form: HitsForm;
  readonly leftOut: LeftOut;
  /** Form of the hits in the reader's language. The list is empty when these hits alone fill the page. */
  readonly unlessFilledBy?: HitsForm;
}

/** Returns the condition that edition `e` is the most wanted one of its work among `siblings`. */
const isFirstOfWorkSql = (siblings: string) => `NOT EXISTS (SELECT 1 ${siblings} AND s.id < e.id)`;

/**
 * Returns the SQL of the number of rows to read: `?11`, or 0 where the hits of `?13` in the reader's language after
 * `?14` fill the page. Then no other works are shown, and when they are rare, a search for them would read all hits.
 */
function limitSql({ unlessFilledBy: own }: PopularForm): string {
  if (own === undefined) return '?11';
  const id = popularitySql(own);
  const worksOfPage = `SELECT 1 ${hitsSql(own, '?13')} AND ${id} > ?14 AND ${isFirstOfWorkSql(siblingsSql(own, '?13'))}
    ORDER BY ${id} LIMIT ?11`;
  return `(SELECT CASE WHEN count(*) < ?11 THEN ?11 ELSE 0 END FROM (${worksOfPage}))`;
}

/** Returns the condition for what is left out; `?12` and `?13` are its values. */
function leftOutSql({ form, leftOut }: PopularForm): string {
  if (leftOut === 'title-hits')
    return `AND edition_words.rowid NOT IN (SELECT rowid FROM edition_words WHERE edition_words MATCH ?12
      ORDER BY rowid LIMIT ?13)`;
  return leftOut === 'own-language' ? `AND NOT EXISTS (SELECT 1 ${siblingsSql(form)} AND s.language = ?12)` : '';
}

/** Returns the SQL of the ids of `siblings` as a JSON list, without edition `e`. */
const otherIdsSql = (siblings: string) => `(SELECT json_group_array(s.id) ${siblings} AND s.id <> e.id)`;

/** Returns the SQL of the works of the hits after the id `?10`, the most wanted first. */
function popularSql(popular: PopularForm): string {
  const { form } = popular;
  const id = popularitySql(form);
  const siblings = siblingsSql(form);
  return `SELECT ${hitColumnsSql}, ${otherIdsSql(siblings)} AS others
    ${hitsSql(form)} AND ${id} > ?10 ${leftOutSql(popular)} AND ${isFirstOfWorkSql(siblings)}
    ORDER BY ${id} LIMIT ${limitSql(popular)}`;
}

const inPopularity = defineReads(popularColumns, popularSql, [
  { form: matchedForms[0], leftOut: 'nothing' },
  ...sampleForms.map((form) => ({ form, leftOut: form.isMatched ? ('title-hits' as const) : ('nothing' as const) })),
  ...sampleForms.map((form) => ({ form, leftOut: 'own-language' as const })),
  ...sampleForms.map((form) => ({ form, leftOut: 'own-language' as const, unlessFilledBy: matchedForms[1] })),
]);

interface ReaderLanguageForm {
  /** Form of the hits in the reader's language, and of all hits, which count as other editions. */
  readonly own: HitsForm;
  readonly all: HitsForm;
}

const readerLanguageInPopularity = defineReads(
  popularColumns,
  ({ own, all }: ReaderLanguageForm) => {
    const id = popularitySql(own);
    return `SELECT ${hitColumnsSql}, ${otherIdsSql(siblingsSql(all, '?12'))} AS others
      ${hitsSql(own)} AND ${id} > ?10 AND ${isFirstOfWorkSql(siblingsSql(own))}
      ORDER BY ${id} LIMIT ?11`;
  },
  [{ own: matchedForms[0], all: sampleForms[0] }, ...sampleForms.map((all) => ({ own: matchedForms[1], all }))],
);

/**
 * Returns the read of the works of the hits after an id, most wanted first. A work is shown as its most
 * wanted matching edition, with the ids of the others. `withoutRanked` leaves out the title hits that a ranked list
 * has shown on earlier pages.
 */
export function popularRead(
  hits: Hits,
  page: { readonly after: number; readonly limit: number; readonly withoutRanked: boolean },
): BoundRead<PopularRow> {
  const shownTitle = page.withoutRanked ? hits.title : null;
  return inPopularity({ form: hits.form, leftOut: shownTitle === null ? 'nothing' : 'title-hits' }).with(
    ...hits.values(hits.any),
    page.after,
    page.limit + 1,
    ...(shownTitle === null ? [] : [shownTitle, maxRankedHits]),
  );
}

/** Returns the read of the works with a hit in the reader's language. `own`: the hits among `hits` in this language. */
export function readerLanguageRead(
  own: Hits,
  hits: Hits,
  page: { readonly after: number; readonly limit: number },
): BoundRead<PopularRow> {
  return readerLanguageInPopularity({ own: own.form, all: hits.form }).with(
    ...own.values(own.any),
    page.after,
    page.limit + 1,
    hits.any,
  );
}

/** Hits in the reader's language, and the id after which a page lists them. */
interface ReaderLanguageHits {
  readonly hits: Hits;
  readonly after: number;
}

/**
 * Returns the read of the works without a hit in the reader's language (`language`), which follow those of
 * `readerLanguageRead`. `own`: the hits in this language, for pages that begin with them. The read has no rows when
 * these hits alone fill the page.
 */
export function otherLanguagesRead(
  hits: Hits,
  page: {
    readonly after: number;
    readonly limit: number;
    readonly language: string;
    readonly own?: ReaderLanguageHits;
  },
): BoundRead<PopularRow> {
  const form: PopularForm = { form: hits.form, leftOut: 'own-language' };
  return inPopularity(page.own === undefined ? form : { ...form, unlessFilledBy: page.own.hits.form }).with(
    ...hits.values(hits.any),
    page.after,
    page.limit + 1,
    page.language,
    ...(page.own === undefined ? [] : [page.own.hits.any, page.own.after]),
  );
}

const groupsOf = (rows: readonly PopularRow[]) => rows.map((row) => ({ row, others: idsOf(row.others) }));

/** Returns a page of the rows of `popularRead`, which reads one row more to find out whether there is a next page. */
export function popularPage(
  rows: readonly PopularRow[],
  search: { readonly position: Position; readonly limit: number },
): WorksPage {
  const shown = rows.slice(0, search.limit);
  const last = shown.at(-1);
  return {
    groups: groupsOf(shown),
    next:
      rows.length > search.limit && last !== undefined
        ? { kind: 'after', start: last.id, page: search.position.page + 1 }
        : null,
  };
}

/**
 * Returns a page of the rows of `readerLanguageRead` followed by those of `otherLanguagesRead`, both read from the
 * page's beginning.
 */
export function readerLanguageFirstPage(
  own: readonly PopularRow[],
  others: readonly PopularRow[],
  search: { readonly position: Position; readonly limit: number },
): WorksPage {
  const { limit, position } = search;
  const page = position.page + 1;
  const shownOwn = own.slice(0, limit);
  if (own.length > limit)
    return { groups: groupsOf(shownOwn), next: { kind: 'own', start: shownOwn.at(-1)?.id ?? 0, page } };
  const shownOthers = others.slice(0, limit - shownOwn.length);
  return {
    groups: groupsOf([...shownOwn, ...shownOthers]),
    next: others.length > shownOthers.length ? { kind: 'after', start: shownOthers.at(-1)?.id ?? 0, page } : null,
  };
}
