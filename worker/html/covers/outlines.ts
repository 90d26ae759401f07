// Made by scripts/make-cover-glyphs.mjs.
import serif from './glyphs/fraunces-460.txt?raw';
import initials from './glyphs/fraunces-initials.txt?raw';
import sans from './glyphs/instrument-600.txt?raw';

/** Typefaces: Fraunces for titles, Instrument Sans for other words, Fraunces in its largest cut for one big letter. */
export type Face = 'serif' | 'sans' | 'initial';

/**
 * Drawing of a character, in thousandths of an em, with y downwards. It has an outline, or parts of other glyphs, or
 * neither where it is blank.
 */
export interface Glyph {
  readonly advance: number;
  /** Path after its first point, in relative commands. */
  readonly outline: { readonly x: number; readonly y: number; readonly path: string } | null;
  readonly parts: readonly { readonly key: string; readonly x: number; readonly y: number }[];
}

interface Table {
  readonly lines: ReadonlyMap<string, string>;
  readonly kerns: ReadonlyMap<string, string>;
  readonly glyphs: Map<string, Glyph>;
}

const sources: Readonly<Record<Face, string>> = { serif, sans, initial: initials };
const tables = new Map<Face, Table>();

/** Returns the table of a face. It is split at its first use, so that the Worker starts without this work. */
function tableOf(face: Face): Table {
  const cached = tables.get(face);
  if (cached !== undefined) return cached;
  const [glyphs = '', kerns = ''] = sources[face].split('#kern');
  const byKey = (text: string) =>
    new Map(
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const space = line.indexOf(' ', 1);
          return [line.slice(0, space), line.slice(space + 1)] as const;
        }),
    );
  const table: Table = { lines: byKey(glyphs), kerns: byKey(kerns), glyphs: new Map() };
  tables.set(face, table);
  return table;
}

/** Returns the glyph of a character, or of a part by its key. Undefined where the face has none. */
export function glyphOf(face: Face, key: string): Glyph | undefined {
  const table = tableOf(face);
  const cached = table.glyphs.get(key);
  if (cached !== undefined) return cached;
  const line = table.lines.get(key === ' ' ? 'space' : key);
  if (line === undefined) return undefined;
  const glyph = parseGlyph(line);
  table.glyphs.set(key, glyph);
  return glyph;
}

function parseGlyph(line: string): Glyph {
  const [advance = '', x = '', y = '', ...rest] = line.split(' ');
  if (x.startsWith('=')) {
    const parts = line
      .slice(line.indexOf('=') + 1)
      .split(' ')
      .map((part) => {
        // The key may be a comma itself, so read from the end.
        const [dy = '0', dx = '0', ...name] = part.split(',').toReversed();
        return { key: name.toReversed().join(','), x: Number(dx), y: Number(dy) };
      });
    return { advance: Number(advance), outline: null, parts };
  }
  const outline = x === '' ? null : { x: Number(x), y: Number(y), path: rest.join(' ') };
  return { advance: Number(advance), outline, parts: [] };
}

/**
 * Returns the space to add between two characters, in thousandths of an em. An accented letter has that of its base
 * letter.
 */
export function kerning(face: Face, left: string, right: string): number {
  const row = tableOf(face).kerns.get(baseLetter(left));
  if (row === undefined) return 0;
  const wanted = baseLetter(right);
  const pair = row.split(' ').find((entry) => entry.startsWith(wanted));
  return pair === undefined ? 0 : Number(pair.slice(wanted.length));
}

function baseLetter(char: string): string {
  return char < '\u007f' ? char : (char.normalize('NFD')[0] ?? char);
}

/** Returns whether a face has an outline for each character of a text. */
export function hasAllGlyphs(face: Face, text: string): boolean {
  return [...text].every((char) => glyphOf(face, char) !== undefined);
}
