import { wholeNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { parseSeries } from '../../../../domain/catalogue/series';
import { queryText } from '../../../../domain/catalogue/words';
import { fingerprintOf } from '../../../../domain/hash';
import { nameLimits } from '../../../../domain/policy/catalogue-names';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { defineRead } from '../../../platform/db/read';
import { listedColumns, listedColumnsSql, type ListedRow } from '../rewrite/listed-works';

/** Reads the editions in a series that an expression for `MATCH` (`?1`) finds, the most wanted first, at most `?2`. */
export const seriesBooksByWords = defineRead(
  listedColumns,
  `SELECT ${listedColumnsSql} FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND e.series IS NOT NULL ORDER BY edition_words.rowid LIMIT ?2`,
);

/** Returns the comparable name of the series in a column's text. */
export const seriesKey = (series: string | null): string =>
  series === null ? '' : queryText(parseSeries(series).name);

/**
 * Reads all editions of a series, the most wanted first. Names that differ in accents and case only are one series. One
 * round trip.
 * @throws `body-too-large` for more than one change may rewrite
 */
export async function readSeriesBooks(ctx: Ctx, name: string): Promise<ListedRow[]> {
  const match = wholeNameMatch(['other'], name);
  if (match === null) return [];
  const rows = await seriesBooksByWords.all(ctx.db, match, nameLimits.editions);
  if (rows.length === nameLimits.editions) throw new Problem('body-too-large', { most: nameLimits.editions });
  const key = queryText(name);
  return rows.filter(({ series }) => seriesKey(series) === key);
}

/** Returns a text that differs once a book has joined or left the series, or has another number. */
export function versionOf(books: readonly ListedRow[]): string {
  const facts = books.map(({ isbn, work, series }) => JSON.stringify([isbn, work, series])).toSorted();
  return fingerprintOf(facts.join(''));
}

/** A work with its number. */
export type Volume = readonly [string, number | null];

/** Returns volumes in the order of their works. */
export const inOrder = (volumes: readonly Volume[]): Volume[] => volumes.toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns the numbers of a series' works, as the history shows them. */
export const volumesOf = (books: readonly ListedRow[]): Volume[] =>
  inOrder([...new Map(books.map(({ work, series }) => [work, parseSeries(series ?? '').number]))]);
