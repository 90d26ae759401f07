// Writes the glyph tables of the drawn covers: `node scripts/make-cover-glyphs.mjs`.
// An SVG in an <img> cannot load the page's fonts, so Latin text on a cover is outlines from these tables.
// One line a glyph: `<key> <advance> <outline>`, in thousandths of an em, y downwards. An outline is
// `x y path` (start point, then relative commands) or `=key,dx,dy key,dx,dy` (a letter with its accents).
// The line `#kern` ends the glyphs; after it, `<left> <right><value> …`, base letters only. The Worker contains each
// table as one string, which costs nothing at its start.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../worker/html/covers/glyphs/', import.meta.url);
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
const latin =
  range(0x20, 0x7e) +
  range(0xa1, 0xac) +
  range(0xae, 0xff) +
  range(0x100, 0x148) +
  range(0x14a, 0x17e) +
  'ȘșȚțẞ–—‘’‚“”„†•…‹›€™';
const capitals = range(0x41, 0x5a) + range(0x30, 0x39) + 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĄĆČĐĘŁŃŒŚŠŹŻŽ';
const kerned = [...(range(0x41, 0x5a) + range(0x61, 0x7a) + '.,:;-’‘“”!?–ßøæł')];

const faces = [
  { file: 'fraunces-460', font: 'fraunces', cut: 'opsz', axes: { wght: 460, opsz: 48 }, text: latin },
  { file: 'fraunces-initials', font: 'fraunces', cut: 'opsz', axes: { wght: 520, opsz: 144 }, text: capitals },
  { file: 'instrument-600', font: 'instrument-sans', cut: 'wght', axes: { wght: 600 }, text: latin },
];

/** Returns the Latin and Latin Extended fonts of one package, fixed to one weight and reduced to `text`. */
async function load({ font, cut, axes, text }) {
  return Promise.all(
    ['latin', 'latin-ext'].map(async (part) => {
      const woff = await readFile(
        require.resolve(`@fontsource-variable/${font}/files/${font}-${part}-${cut}-normal.woff2`),
      );
      const bytes = await subsetFont(woff, text, { targetFormat: 'truetype', variationAxes: axes });
      const sfnt = Uint8Array.from(bytes).buffer;
      unwrapKerning(new DataView(sfnt));
      return opentype.parse(sfnt);
    }),
  );
}

/** Replaces extension lookups (GPOS type 9), which opentype.js cannot read, by the lookups that they wrap. */
function unwrapKerning(view) {
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => view.getUint32(at) === 0x47504f53);
  if (entry === undefined) return;
  const gpos = view.getUint32(entry + 8);
  const list = gpos + view.getUint16(gpos + 8);
  for (let index = 0; index < view.getUint16(list); index++) {
    const lookup = list + view.getUint16(list + 2 + 2 * index);
    if (view.getUint16(lookup) !== 9) continue;
    for (let subtable = 0; subtable < view.getUint16(lookup + 4); subtable++) {
      const at = lookup + 6 + 2 * subtable;
      const wrapper = lookup + view.getUint16(at);
      const offset = view.getUint16(at) + view.getUint32(wrapper + 4);
      if (offset > 0xffff) throw new Error('The kerning is too far away to unwrap');
      if (subtable === 0) view.setUint16(lookup, view.getUint16(wrapper + 2));
      view.setUint16(at, offset);
    }
  }
}

/** Joins numbers as a path allows: a minus sign needs no separator before it. */
const tight = (numbers) => numbers.map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');

/** Returns a glyph's own contours as `x y path`. Rounds the absolute points, so that errors do not add up. */
function outline(commands, scale) {
  let x = 0,
    y = 0,
    startX = 0,
    startY = 0,
    last = '',
    out = '';
  const at = (px, py) => [Math.round(px * scale), Math.round(-py * scale)];
  const emit = (letter, numbers) => {
    const text = tight(numbers);
    // A command's letter is not repeated.
    if (letter !== last) out += letter + text;
    else out += text.startsWith('-') ? text : ` ${text}`;
    last = letter;
  };
  let first = '';
  for (const command of commands) {
    if (command.type === 'Z') {
      out += 'z';
      last = 'z';
      x = startX;
      y = startY;
      continue;
    }
    const [nx, ny] = at(command.x, command.y);
    if (command.type === 'M') {
      if (first === '') first = `${nx} ${ny} `;
      else {
        emit('m', [nx - x, ny - y]);
      }
      last = 'm';
      startX = nx;
      startY = ny;
    } else if (command.type === 'L') {
      if ((nx === startX && ny === startY) || (nx === x && ny === y)) {
        x = nx;
        y = ny;
        continue;
      }
      if (ny === y) emit('h', [nx - x]);
      else if (nx === x) emit('v', [ny - y]);
      else emit('l', [nx - x, ny - y]);
    } else if (command.type === 'Q') {
      const [cx, cy] = at(command.x1, command.y1);
      emit('q', [cx - x, cy - y, nx - x, ny - y]);
    } else throw new Error(`Unexpected path command ${command.type}`);
    x = nx;
    y = ny;
  }
  return first === '' ? '' : first + out;
}

/**
 * Returns the glyphs of one font file as lines. Parts that are not characters get a key that begins with `~`.
 * `known` holds every key written and `shapes` the key of every outline, so that the second file reuses the first's.
 */
function lines(font, text, known, shapes) {
  const scale = 1000 / font.unitsPerEm;
  const keys = new Map();
  for (const char of text) {
    const glyph = font.charToGlyph(char);
    if (glyph.index !== 0 && !keys.has(glyph.index)) keys.set(glyph.index, char);
  }
  const out = [];
  const write = (wanted, glyph) => {
    if (wanted !== undefined && known.has(wanted)) return wanted;
    const path = glyph.path; // reading it also fills in `components`
    const advance = Math.round(glyph.advanceWidth * scale);
    const parts = glyph.components ?? [];
    const plain = parts.every(
      (part) => part.xScale === 1 && part.yScale === 1 && part.scale01 === 0 && part.scale10 === 0,
    );
    const composed = glyph.isComposite && parts.length > 0 && plain;
    const writePart = ({ glyphIndex, dx, dy }) =>
      [
        write(keys.get(glyphIndex), font.glyphs.get(glyphIndex)),
        Math.round(dx * scale),
        Math.round(-dy * scale),
      ].join();
    const shape = composed ? `=${parts.map(writePart).join(' ')}` : outline(path.commands, scale);
    const line = shape === '' ? `${advance}` : `${advance} ${shape}`;
    const same = shapes.get(line);
    if (same !== undefined && wanted === undefined) return same;
    const key = wanted ?? `~${known.size.toString(36)}`;
    known.add(key);
    if (same === undefined) shapes.set(line, key);
    out.push(`${key} ${same === undefined ? line : `${advance} =${same},0,0`}`);
    return key;
  };
  for (const char of text) {
    const glyph = font.charToGlyph(char);
    if (glyph.index !== 0) write(char === ' ' ? 'space' : char, glyph);
  }
  return out;
}

function kerning(font) {
  const scale = 1000 / font.unitsPerEm;
  font.position.defaultKerningTables = font.position.getKerningTables(font.position.getDefaultScriptName());
  const glyphs = kerned.map((char) => font.charToGlyph(char));
  return kerned.flatMap((left, leftAt) => {
    const pairs = kerned.flatMap((right, rightAt) => {
      const value = Math.round(font.getKerningValue(glyphs[leftAt], glyphs[rightAt]) * scale);
      return Math.abs(value) < 8 ? [] : [`${right}${value}`];
    });
    return pairs.length === 0 ? [] : [`${left} ${pairs.join(' ')}`];
  });
}

// A missing character is allowed: a line that needs it is drawn with a system font.
for (const face of faces) {
  const [basic, extended] = await load(face);
  const known = new Set();
  const shapes = new Map();
  const rows = lines(basic, face.text, known, shapes);
  const missing = [...face.text].filter((char) => char !== ' ' && !known.has(char)).join('');
  const more = lines(extended, missing, known, shapes);
  const table = `${[...rows, ...more, '#kern', ...kerning(basic)].join('\n')}\n`;
  await writeFile(new URL(`${face.file}.txt`, target), table);
  console.log(`${face.file}: ${rows.length + more.length} glyphs, ${table.length} bytes`);
}
