import { lettersOfName } from '../../../../domain/catalogue/find/same-name';
import type { BookSearch } from '../../../../domain/catalogue/schemas';
import { queryWords } from '../../../../domain/catalogue/words';

/** Filters by a name of which the index only holds the words: "Penguin" also occurs in "Penguin Books". */
export type NamedFilter = 'series' | 'publisher';

/** Returns whether a search is narrowed by a name; a name without words narrows nothing. */
export const isNamed = (search: BookSearch, filter: NamedFilter): boolean =>
  queryWords(search[filter] ?? '').length > 0;

const nameAndLetters = (name = '') => ({ name: name.normalize('NFC').trim(), letters: lettersOfName(name) });

/** Returns the JSON of the names that a search is narrowed to, by filter, with the letters of each place. */
export const exactNames = ({ series, publisher }: BookSearch): string | null =>
  series === undefined && publisher === undefined
    ? null
    : JSON.stringify({ series: nameAndLetters(series), publisher: nameAndLetters(publisher) });

/** Returns the SQL of a series' name without its volume; see `parseSeries`. */
function seriesNameSql(series: string): string {
  const beforeDigits = `rtrim(${series}, '0123456789')`;
  return `CASE WHEN ${beforeDigits} GLOB '*#' AND length(${series}) - length(${beforeDigits}) BETWEEN 1 AND 4
    THEN rtrim(substr(${beforeDigits}, 1, length(${beforeDigits}) - 1)) ELSE ${series} END`;
}

/**
 * Returns the condition that an edition (`e` or `s`) has a name of `?9`, which is `exactNames`, but for case and
 * accents. Most names are the one that was asked for or have another length, so their letters are not compared.
 */
export function exactNameSql(filter: NamedFilter, edition: 'e' | 's'): string {
  const name = filter === 'series' ? seriesNameSql(`${edition}.series`) : `${edition}.publisher`;
  const asked = `(?9->>'$.${filter}.name')`;
  return `AND (${name} = ${asked} OR (length(${name}) = length(${asked})
    AND NOT EXISTS (SELECT 1 FROM json_each(?9, '$.${filter}.letters') n
      WHERE instr(n.value, substr(${name}, n.key + 1, 1)) = 0)))`;
}
