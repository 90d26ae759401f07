import { readable, type Palette } from '../../../domain/catalogue/palette';
import { fit, type Room, type Setting } from './fit';
import { shortenNames } from './names';
import type { Cut, Ink, Sheet } from './sheet';

/** What a layout gets: the words and colours of one book in one cut. */
export interface Composition {
  readonly sheet: Sheet;
  readonly cut: Cut;
  readonly small: boolean;
  readonly colours: Palette;
  /** Restarts with each cut, so that both cuts draw the same ornament. */
  readonly random: () => number;
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** The composition is mirrored. */
  readonly rtl: boolean;
}

/** Draws a cover as layers from the ground up. Layers that are equal in both cuts are written once. */
export type Layout = (composition: Composition) => readonly string[];

/** White paper, for labels, slips and plates. */
export const white = '#FBF8F1';

/** Returns a text colour with a contrast of at least 4.5 : 1 on a ground. */
export function inkOn(ground: string, colours: Palette, wanted?: string): Ink {
  return { ground, fill: readable(ground, colours, wanted) };
}

/** Sets the authors in few lines: full names if they fit at one of three sizes, else surnames, else shortened. */
export function fitAuthor(composition: Composition, size: number, room: Omit<Room, 'sizes' | 'height'>): Setting {
  const set = (text: string) =>
    fit(text, { lines: 1, lead: 1.2, ...room, height: size * 4, sizes: [size, size * 0.86, size * 0.74] });
  const whole = set(composition.author);
  return whole.shortened ? set(shortenNames(composition.author)) : whole;
}

/** Mirrors a picture where the book is read from the right. */
export function mirrored(composition: Composition, markup: string): string {
  return composition.rtl ? `<g transform="matrix(-1 0 0 1 240 0)">${markup}</g>` : markup;
}
