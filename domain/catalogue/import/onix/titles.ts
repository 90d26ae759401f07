import { seriesText, type Series } from '../../series';
import { childOf, childrenOf, deepText, textOf, type OnixElement } from './element';

/** Types of a title. @see ONIX code list 15 */
const distinctiveTitle = '01';
const originalTitle = '03';

/** Levels of a part of a title. @see ONIX code list 149 */
const productLevel = '01';
const collectionLevel = '02';

/** A collection éditoriale is a label such as "Folio". It names a series only where it has a number. */
const labelCollection = '11';

export interface OnixTitles {
  readonly title: string;
  readonly subtitle: string;
  /** Series with its volume as the catalogue writes it; empty without a series. */
  readonly series: string;
  /** Title in the original language; empty without one. */
  readonly original: string;
}

interface TitlePart {
  readonly level: string;
  readonly text: string;
  readonly subtitle: string;
  readonly number: string;
}

/** Returns an article and the rest of a title as one text. An article such as "L'" has no space after it. */
function withPrefix(prefix: string, rest: string): string {
  if (prefix === '') return rest;
  return /['’]$/u.test(prefix) ? prefix + rest : `${prefix} ${rest}`;
}

function readPart(element: OnixElement): TitlePart {
  const text = (name: string) => deepText(childOf(element, name)).trim();
  const rest = text('TitleWithoutPrefix');
  return {
    level: textOf(element, 'TitleElementLevel') || productLevel,
    text: rest === '' ? text('TitleText') : withPrefix(text('TitlePrefix'), rest),
    subtitle: text('Subtitle'),
    number: textOf(element, 'PartNumber'),
  };
}

/** Returns the parts of the first title of one type. Without a stated type a title is the distinctive one. */
function partsOf(owner: OnixElement | undefined, type: string): TitlePart[] {
  const detail = childrenOf(owner, 'TitleDetail').find(
    (title) => (textOf(title, 'TitleType') || distinctiveTitle) === type,
  );
  return childrenOf(detail, 'TitleElement').map(readPart);
}

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

/** Returns the number of a roman numeral up to LXXXIX; null for another text. */
function numberOfRoman(text: string): number | null {
  if (!/^(?=[IVXL])(?:X[L]|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text)) return null;
  const digits = Array.from(text, (digit) => romanDigits[digit] ?? 0);
  return digits.reduce((sum, digit, index) => (digit < (digits[index + 1] ?? 0) ? sum - digit : sum + digit), 0);
}

/** Returns the volume that a part number names: `3`, `Book 3`, `Band III`; null without a number. */
export function volumeNumber(text: string): number | null {
  const digits = /\d{1,4}/.exec(text)?.[0];
  if (digits !== undefined) return Number(digits);
  const words = text.trim().split(/\s+/);
  return numberOfRoman(words.at(-1) ?? '');
}

/** Orders that number the volumes of a series: none named, title, publication. @see ONIX code list 197 */
const volumeOrders: ReadonlySet<string> = new Set(['', '02', '03', '05']);

/** Returns name and volume of a collection; null without a name. */
function seriesOf(collection: OnixElement): Series | null {
  const parts = partsOf(collection, distinctiveTitle);
  const name = parts.find((part) => part.level === collectionLevel)?.text ?? parts.find((part) => part.text)?.text;
  if (name === undefined || name === '') return null;
  const sequenceNumbers = childrenOf(collection, 'CollectionSequence')
    .filter((sequence) => volumeOrders.has(textOf(sequence, 'CollectionSequenceType')))
    .map((sequence) => textOf(sequence, 'CollectionSequenceNumber'));
  const number = [...parts.map((part) => part.number), ...sequenceNumbers]
    .map(volumeNumber)
    .find((found) => found !== null);
  if (number === undefined && textOf(collection, 'CollectionType') === labelCollection) return null;
  return { name, number: number ?? null };
}

/** Returns the series of a record: the first collection with a volume, else the first one. */
function chooseSeries(detail: OnixElement | undefined, parts: readonly TitlePart[]): Series | null {
  const own = parts.find((part) => part.level === collectionLevel && part.text !== '');
  const number = parts.map((part) => volumeNumber(part.number)).find((found) => found !== null) ?? null;
  const inTitle = own === undefined ? [] : [{ name: own.text, number }];
  const all = [...inTitle, ...childrenOf(detail, 'Collection').flatMap((collection) => seriesOf(collection) ?? [])];
  return all.find((series) => series.number !== null) ?? all[0] ?? null;
}

/** Returns the titles of a record's descriptive detail. The title is empty where the record has none. */
export function readTitles(detail: OnixElement | undefined): OnixTitles {
  const parts = partsOf(detail, distinctiveTitle);
  const series = chooseSeries(detail, parts);
  const product = parts.find((part) => part.level === productLevel);
  // A volume without a title of its own is called by its series: "Naruto 12".
  const isNumbered = product !== undefined && product.number !== '' && series !== null;
  const volume = isNumbered ? `${series.name} ${product.number}` : (series?.name ?? '');
  const [original] = partsOf(detail, originalTitle);
  return {
    title: product?.text || volume,
    subtitle: product?.subtitle ?? '',
    series: series === null ? '' : seriesText(series.name, series.number),
    original: original?.text ?? '',
  };
}
