import { seriesText } from '../../series';
import { volumeNumber } from '../onix/titles';

/** Volumes beyond which a number counts a publisher's books, as in "Folio 5012". The longest series have about 110. */
const maxVolumes = 150;

/**
 * Returns a series as the catalogue writes it; empty without a name or a number. Libraries also record collections of a
 * publisher, "Penguin classics", as series: only a number says that the books have an order.
 */
export function numberedSeries(name: string, volume: string): string {
  const clean = name
    .replace(/[\s;:,/.=-]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const number = volumeNumber(volume);
  if (!/\p{L}/u.test(clean) || number === null || number < 1 || number > maxVolumes) return '';
  return seriesText(clean.slice(0, 150), number);
}

/** Name and volume in one text: `Discworld ; 12`, `Harry Potter (1)`, `Naruto -- v. 3`, `The Wheel of Time, Book 1`. */
const volumeWords = 'book|bk|volume|vol|v|number|no|nr|n|band|bd|tome|tom|t|part|pt|bind|deel|#';
const statement = new RegExp(
  `^(.+?)\\s*(?:(?:[;:,]|\\s--?|\\s—)+\\s*|\\(\\s*|#)(?:(?:${volumeWords})[.°º]*\\s*#?\\s*)*(\\d{1,4})\\.?\\s*\\)?$`,
  'iu',
);
const numbered = /^(.+?)\s+(?:#|no\.?|nr\.?|book|bk\.?|vol\.?|volume|band|bd\.?|tome)\s*(\d{1,4})$/iu;

/** Returns the first of some series statements that has a volume, as the catalogue writes it; empty without one. */
export function seriesOfStatements(texts: readonly string[]): string {
  for (const text of texts) {
    const found = statement.exec(text.trim()) ?? numbered.exec(text.trim());
    const series = found === null ? '' : numberedSeries(found[1] ?? '', found[2] ?? '');
    if (series !== '') return series;
  }
  return '';
}
