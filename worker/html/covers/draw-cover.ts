import { surname } from '../../../domain/catalogue/names/surname';
import { coverHash, paletteOf } from '../../../domain/catalogue/palette';
import { volumeOf } from '../../../domain/catalogue/series';
import { isSubject } from '../../../domain/subjects';
import type { Composition, Layout } from './composition';
import { cartouche } from './layouts/cartouche';
import { columns } from './layouts/columns';
import { discs } from './layouts/discs';
import { frame } from './layouts/frame';
import { grid } from './layouts/grid';
import { initial } from './layouts/initial';
import { label } from './layouts/label';
import { measured } from './layouts/measured';
import { ruled } from './layouts/ruled';
import { slip } from './layouts/slip';
import { strata } from './layouts/strata';
import { triband } from './layouts/triband';
import { universal } from './layouts/universal';
import { window } from './layouts/window';
import { joinNames } from './names';
import { seededRandom } from './random';
import { cleanText, isRightToLeft, scriptOf, type Script } from './script';
import { coverHeight, coverWidth } from './shapes';
import { Sheet, type Cut, type TextBox } from './sheet';

/** Words of a book for its cover. Any string is allowed in each field. */
export interface CoverBook {
  readonly isbn: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly subjects: readonly string[];
  /** ISO 639-1 of the text; chooses the Chinese, Japanese or Korean faces. */
  readonly language: string;
  /** Series and volume as the catalogue writes them: "Harry Potter #2". */
  readonly series?: string | null;
}

/** Never change the order: the hash of an ISBN is an index into it. */
const layouts: readonly Layout[] = [
  triband,
  frame,
  ruled,
  universal,
  window,
  slip,
  grid,
  discs,
  columns,
  label,
  initial,
  strata,
];
const arabicLayouts: readonly Layout[] = [
  cartouche,
  measured,
  frame,
  cartouche,
  label,
  measured,
  triband,
  cartouche,
  initial,
  measured,
  window,
  discs,
];

/** Layouts with a place for the number of a volume. Never change the order. */
const seriesLayouts: readonly Layout[] = [triband, initial, ruled, columns, universal, frame, label];
const arabicSeriesLayouts: readonly Layout[] = [triband, initial, frame, label];

/**
 * Returns the cover of a book without a picture as an SVG of 240 x 360 units. The same book always gets the same cover.
 * Volumes of one series share layout, colours and ornament and show their number.
 * The SVG contains the full cut and a small one for pictures under 96 px; without styles the full one shows. Serve it
 * with `style-src 'unsafe-inline'`: a style inside the picture switches between the cuts.
 */
export function drawCover(book: CoverBook): string {
  return composeCover(book).svg;
}

/** Returns the cover with the boxes of its words, for tests. */
export function composeCover(book: CoverBook): { readonly svg: string; readonly boxes: readonly TextBox[] } {
  const series = volumeOf(book.series ?? null, book.title);
  const key = series === null ? book.isbn : `series ${series.name.toLowerCase()}`;
  const hash = coverHash(key);
  const title = cleanText(book.title);
  const names = book.authors.map(cleanText).filter((name) => name !== '');
  const shown = title === '' ? (names[0] ?? cleanText(book.isbn)) : title;
  const script = scriptOf(shown);
  // Volumes name their subjects in different orders, so a series takes the first by the alphabet.
  const subjectNames = series === null ? book.subjects : book.subjects.toSorted();
  const [subject] = subjectNames.filter(isSubject);
  const choices = layoutsFor(script, series !== null);
  const layout = choices[hash % choices.length] ?? triband;
  const sheet = new Sheet();
  const isMirrored = isRightToLeft(script);
  const compose = (cut: Cut) => {
    const isSmall = cut === 'small';
    const composition: Composition = {
      sheet,
      cut,
      isSmall,
      isMirrored,
      colours: paletteOf(key, subjectNames),
      random: seededRandom(hash >>> 3),
      language: book.language,
      subject,
      number: String(series?.number ?? ''),
      title: shortTitle(shown, isSmall),
      author: isSmall ? surname(names[0] ?? '') : joinNames(names),
    };
    return layout(composition).filter((layer) => layer !== '');
  };
  const full = compose('full');
  const small = compose('small');
  let shared = 0;
  while (shared < full.length && full[shared] === small[shared]) shared++;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}">` +
    '<style>@media(max-width:95px){.f{display:none}.s{display:inline}}</style>' +
    sheet.defs() +
    full.slice(0, shared).join('') +
    `<g class="f">${full.slice(shared).join('')}</g><g class="s" display="none">${small.slice(shared).join('')}</g>` +
    hinge(isMirrored) +
    '</svg>';
  return { svg, boxes: sheet.boxes };
}

/** Returns the layouts that suit the script of a title. */
function layoutsFor(script: Script, isVolume: boolean): readonly Layout[] {
  if (isVolume) return script === 'arabic' ? arabicSeriesLayouts : seriesLayouts;
  return script === 'arabic' ? arabicLayouts : layouts;
}

/** Returns a title without its series, and without its subtitle where that would be too small. */
function shortTitle(title: string, isSmall: boolean): string {
  const plain = title.replace(/\s*\([^()]*#\s*\d[^()]*\)$/u, '');
  const [main = ''] = plain.split(/\s*[:：—]\s+|\s+[–-]\s+/u);
  const short = isSmall ? main.replace(/\s*\([^()]*\)$/u, '') : main;
  if (short === '' || (!isSmall && plain.length <= 46)) return plain === '' ? title : plain;
  return short;
}

/** Returns the fold beside the spine: a dark and a light line. */
function hinge(isMirrored: boolean): string {
  const [shade, light] = isMirrored ? [232.5, 231.4] : [7.5, 8.6];
  return (
    `<path d="M${shade} 0V${coverHeight}" stroke="#000" stroke-opacity=".13"/>` +
    `<path d="M${light} 0V${coverHeight}" stroke="#fff" stroke-opacity=".22"/>`
  );
}
