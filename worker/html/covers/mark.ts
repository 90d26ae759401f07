import type { Composition } from './composition';
import { emblem } from './emblems';
import { ornament, type Ornament } from './ornaments';
import { glyphOf, kerning, type Face } from './outlines';
import { outlines } from './place';
import { disc, H } from './shapes';
import type { Ink } from './sheet';

/** Height of a figure and of the emblem, as parts of an em and of the mark's radius. */
const figureHeight: Readonly<Record<Face, number>> = { serif: 0.7, sans: 0.7, initial: 0.7 };
/** Radius of the small emblem above the words, and where its middle stands. */
const small = { radius: 8.5, x: 29, y: 25 };

/** Returns the mark of a cover: the volume's number in a series, else the emblem of the subject, else an ornament. */
export function mark(c: Composition, o: Ornament): string {
  if (c.number !== '') return numeral(c, 'serif', o.x, o.y, o.radius * 2, { fill: o.colour, ground: o.ground });
  if (c.subject !== undefined) return emblem(c.subject, o.x, o.y, o.radius * 0.9, o.colour);
  return ornament(c.random, o);
}

/** Returns a small emblem above the words, for layouts that have no other place for one. */
export function headEmblem(c: Composition, ink: Ink): string {
  if (c.small || c.subject === undefined) return '';
  return emblem(c.subject, c.rtl ? 240 - small.x : small.x, small.y, small.radius, ink.fill);
}

/** Returns a disc with the volume's number for the edge of a plate. Empty for a book without a number. */
export function numberSeal(c: Composition, x: number, y: number, seal: Ink): string {
  if (c.number === '') return '';
  return disc(x, y, sealRadius, seal.ground) + numeral(c, 'serif', x, y, sealRadius * 1.1, seal);
}

/** Radius of the disc in units of the cover: its number can be read on a cover of 80 px. */
export const sealRadius = 25;

/** Draws a volume's number with its middle at `x` and `y`, at most `height` high and 1.7 times as wide. */
export function numeral(c: Composition, face: Face, x: number, y: number, height: number, ink: Ink): string {
  const letters = [...c.number];
  const ems = letters.reduce(
    (sum, letter, k) =>
      sum + (glyphOf(face, letter)?.advance ?? 0) + (k === 0 ? 0 : kerning(face, letters[k - 1] ?? '', letter)),
    0,
  );
  const size = Math.min(height / figureHeight[face], (height * 1.7) / (ems / 1000));
  const width = (ems / 1000) * size;
  const half = (size * figureHeight[face]) / 2;
  c.sheet.boxes.push({
    cut: c.cut,
    left: x - width / 2,
    right: x + width / 2,
    top: y - half,
    bottom: Math.min(H, y + half),
    ink,
    text: c.number,
    size,
    face,
  });
  return `<g fill="${ink.fill}">${outlines(face, c.number, x - width / 2, y + half, size)}</g>`;
}
