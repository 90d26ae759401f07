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

/** Returns the catalogue's text of a volume of a series. */
export const seriesText = (name: string, number: number): string => `${name} #${number}`;

/** "Title (Series, #2)", as readers' lists write a volume without a column for the series. */
const seriesInTitle = /\(([^()#]*[^()#\s,:;])[\s,:;]*#\s*(\d{1,4})[^()]*\)$/u;

/** Returns series and volume of an edition from its column, else from its title; null for a book of no series. */
export function volumeOf(series: string | null, title: string): Series | null {
  if (series !== null && series.trim() !== '') return parseSeries(series.trim());
  const found = seriesInTitle.exec(title);
  return found === null ? null : { name: found[1] ?? '', number: Number(found[2]) };
}
