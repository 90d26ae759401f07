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
