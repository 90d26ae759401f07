import type { Composition } from './composition';
import { emblem } from './emblems';
import { ornament, type Ornament } from './ornaments';
import { glyphOf, kerning, type Face } from './outlines';
import { outlinePath } from './place';
import { disc, coverHeight, coverWidth } from './shapes';
import type { Ink } from './sheet';

/** Height of a figure, in ems. */
const figureHeight: Readonly<Record<Face, number>> = { serif: 0.7, sans: 0.7, initial: 0.7 };
/** Radius and middle of the small emblem above the words, in units of the cover. */
const headEmblemPlace = { radius: 8.5, x: 29, y: 25 };

/** Returns the mark of a cover: the volume's number in a series, else the emblem of the subject, else an ornament. */
export function mark(composition: Composition, ornamentPlace: Ornament): string {
  if (composition.number !== '')
    return numeral(composition, 'serif', ornamentPlace.x, ornamentPlace.y, ornamentPlace.radius * 2, {
      fill: ornamentPlace.colour,
      ground: ornamentPlace.ground,
    });
  if (composition.subject !== undefined)
    return emblem(
      composition.subject,
      ornamentPlace.x,
      ornamentPlace.y,
      ornamentPlace.radius * 0.9,
      ornamentPlace.colour,
    );
  return ornament(composition.random, ornamentPlace);
}

/** Returns a small emblem above the words, for layouts that have no other place for one. */
export function headEmblem(composition: Composition, ink: Ink): string {
  if (composition.isSmall || composition.subject === undefined) return '';
  return emblem(
    composition.subject,
    composition.isMirrored ? coverWidth - headEmblemPlace.x : headEmblemPlace.x,
    headEmblemPlace.y,
    headEmblemPlace.radius,
    ink.fill,
  );
}

/** Returns a disc with the volume's number for the edge of a plate. Empty for a book without a number. */
export function numberSeal(composition: Composition, x: number, y: number, seal: Ink): string {
  if (composition.number === '') return '';
  return disc(x, y, sealRadius, seal.ground) + numeral(composition, 'serif', x, y, sealRadius * 1.1, seal);
}

/** Radius of the disc in units of the cover: its number can be read on a cover of 80 px. */
export const sealRadius = 25;

/** Returns a volume's number with its middle at `x` and `y`, at most `height` high and 1.7 times as wide. */
export function numeral(composition: Composition, face: Face, x: number, y: number, height: number, ink: Ink): string {
  const letters = [...composition.number];
  const ems = letters.reduce(
    (sum, letter, index) =>
      sum + (glyphOf(face, letter)?.advance ?? 0) + (index === 0 ? 0 : kerning(face, letters[index - 1] ?? '', letter)),
    0,
  );
  const size = Math.min(height / figureHeight[face], (height * 1.7) / (ems / 1000));
  const width = (ems / 1000) * size;
  const half = (size * figureHeight[face]) / 2;
  composition.sheet.boxes.push({
    cut: composition.cut,
    left: x - width / 2,
    right: x + width / 2,
    top: y - half,
    bottom: Math.min(coverHeight, y + half),
    ink,
    text: composition.number,
    size,
    face,
  });
  return `<g fill="${ink.fill}">${outlinePath(face, composition.number, x - width / 2, y + half, size)}</g>`;
}
