/** A series as the catalogue writes it: "Harry Potter #2". `number` is null without a volume. */
export interface Series {
  readonly name: string;
  readonly number: number | null;
}

/** Returns name and volume of a series from the catalogue's text. */
export function parseSeries(text: string): Series {
  const parts = /^(.*\S)\s*#(\d{1,4})$/.exec(text);
  return parts === null ? { name: text, number: null } : { name: parts[1] ?? text, number: Number(parts[2]) };
}

/** Returns the catalogue's text of a volume of a series; `number` is null for a book without one. */
export const seriesText = (name: string, number: number | null): string =>
  number === null ? name : `${name} #${number}`;

/** Returns a series' name without spaces around it; null for a text that is none, such as "Name #2". */
export function seriesName(text: string): string | null {
  const name = text.trim();
  return /[\p{L}\p{N}]/u.test(name) && parseSeries(name).number === null ? name : null;
}

/** Returns the whole numbers from 1 to the highest that are not among the numbers of a series, at most `max`. */
export function missingNumbers(numbers: readonly (number | null)[], max: number): number[] {
  const present = new Set(numbers);
  const missing: number[] = [];
  const highest = Math.max(0, ...numbers.map((number) => number ?? 0));
  for (let number = 1; number < highest && missing.length < max; number += 1)
    if (!present.has(number)) missing.push(number);
  return missing;
}

/** "Title (Series, #2)", as readers' lists write a volume without a column for the series. */
const seriesInTitle = /\(([^()#]*[^()#\s,:;])[\s,:;]*#\s*(\d{1,4})[^()]*\)$/u;

/** Returns series and volume of an edition from its column, else from its title; null for a book of no series. */
export function volumeOf(series: string | null, title: string): Series | null {
  if (series !== null && series.trim() !== '') return parseSeries(series.trim());
  const found = seriesInTitle.exec(title);
  return found === null ? null : { name: found[1] ?? '', number: Number(found[2]) };
}
