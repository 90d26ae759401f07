// Writes subsets of the two font families to client/styles/fonts/ (committed; run again after a font update).
// Fraunces sets titles and one big figure, so it needs no figure features. Instrument Sans has tabular figures.
// Other scripts use system fonts. Prints the fallback metrics for client/styles/fonts.css, which prevent layout shifts.
import { readFileSync, writeFileSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
const latin =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ıŒœ' +
  range(0x2010, 0x2015) +
  range(0x2018, 0x201e) +
  '\u2009\u200a\u202f\u2020\u2021\u2022\u2026\u2030\u2032\u2033\u2039\u203a' +
  '\u2044\u20ac\u2116\u2122\u2190\u2192\u2212\u00d7';
// Signs that hardly a title has are a fifth of the drawings of Fraunces, so they have a file of their own. Many pages
// have § and º, and many titles have #.
const rareSigns = '<=>@\\^_`{|}~¢¤¦¨©ª¬®¯±²³´µ¶¸¹¼½¾÷ÐÞðþ†‡‰‹›⁄№™';
const latinExtended = range(0x100, 0x130) + range(0x132, 0x151) + range(0x154, 0x17f) + 'ȘșȚț';
const layout = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'calt'];

const families = [
  {
    name: 'fraunces',
    file: (part) => `fraunces/files/fraunces-${part}-opsz-normal.woff2`,
    axes: { wght: { min: 340, max: 560 } },
    signs: rareSigns,
    features: [...layout, 'rlig'],
    sample: { opsz: 40, wght: 400 },
  },
  {
    name: 'instrument-sans',
    file: (part) => `instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 680 } },
    signs: '',
    features: [...layout, 'tnum', 'lnum'],
    sample: { wght: 400 },
  },
];

// Sample with the letter frequencies of running text.
const running =
  'The books you have finished, the ones you want next, and one till for both. Das Buch ist gut erhalten und ' +
  'kostet wenig. ' +
  'Les livres que vous donnez paient ceux que vous prenez. Los libros usados en buen estado. ';

/** Returns the mean advance of the sample text and the vertical metrics, in parts of the em. */
async function measure(buffer, axes) {
  const sfnt = await subsetFont(buffer, running, { targetFormat: 'sfnt', ...(axes ? { variationAxes: axes } : {}) });
  const font = opentype.parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength));
  const em = font.unitsPerEm;
  const width = [...running].reduce((sum, char) => sum + font.charToGlyph(char).advanceWidth, 0) / running.length / em;
  return {
    width,
    ascent: font.tables.hhea.ascender / em,
    descent: -font.tables.hhea.descender / em,
    gap: font.tables.hhea.lineGap / em,
  };
}

/** Returns the characters of a text as the `unicode-range` of client/styles/fonts.css. */
function unicodeRange(text) {
  const points = [...text].map((char) => char.codePointAt(0) ?? 0).toSorted((one, other) => one - other);
  const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0');
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last !== undefined && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}

for (const { name, file, axes, signs, features, sample } of families) {
  for (const [part, text] of [
    ['latin', [...latin].filter((char) => !signs.includes(char)).join('')],
    ['signs', signs],
    ['latin-ext', latinExtended],
  ]) {
    if (text === '') continue;
    const source = readFileSync(`node_modules/@fontsource-variable/${file(part === 'signs' ? 'latin' : part)}`);
    const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features });
    writeFileSync(`client/styles/fonts/${name}-${part}.woff2`, cut);
    console.log(`${name}-${part}: ${source.length} -> ${cut.length} bytes; unicode-range: ${unicodeRange(text)}`);
    if (part === 'latin') {
      const own = await measure(source, sample);
      console.log('  metrics', own);
      for (const fallback of process.argv.slice(2)) {
        const other = await measure(readFileSync(fallback));
        const adjust = own.width / other.width;
        const share = (value) => `${((value / adjust) * 100).toFixed(1)}%`;
        console.log(
          `  ${fallback}: size-adjust ${(adjust * 100).toFixed(1)}%; ascent ${share(own.ascent)}; ` +
            `descent ${share(own.descent)}; line-gap ${share(own.gap)}`,
        );
      }
    }
  }
}
