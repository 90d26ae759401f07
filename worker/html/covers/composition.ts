import { readableColour, type Palette } from '../../../domain/catalogue/palette';
import type { Subject } from '../../../domain/subjects';
import { fit, type Room, type Setting } from './fit';
import type { Face } from './outlines';
import { shortenNames } from './names';
import { coverWidth } from './shapes';
import type { Cut, Ink, Sheet } from './sheet';

/** The words and colours of one book in one cut, from which a layout draws its cover. */
export interface Composition {
  readonly sheet: Sheet;
  readonly cut: Cut;
  readonly isSmall: boolean;
  readonly colours: Palette;
  /** Restarts with each cut, so that both cuts draw the same ornament. */
  readonly random: () => number;
  readonly title: string;
  readonly author: string;
  /** Volume of the book's series, or an empty text. */
  readonly number: string;
  /** Subject whose emblem the cover shows; undefined for none that the shop knows. */
  readonly subject: Subject | undefined;
  readonly language: string;
  /** The composition is mirrored. */
  readonly isMirrored: boolean;
}

/** Draws a cover as layers from the ground up. Layers that are equal in both cuts are written once. */
export type Layout = (composition: Composition) => readonly string[];

/** White paper, for labels, slips and plates. */
export const white = '#FBF8F1';

/** Returns a text colour with a contrast of at least 4.5 : 1 on a ground. */
export function inkOn(ground: string, colours: Palette, wanted?: string): Ink {
  return { ground, fill: readableColour(ground, colours, wanted) };
}

/** Largest size of the authors as a part of the title's, so that a reader can tell which of the two is the title. */
export const authorShare = 0.68;

/** The room and sizes that a layout has for its words. The authors always have the other face than the title. */
interface WordsRoom {
  /** Returns the room of the title beside the authors, who are set before it. */
  readonly title: (author: Setting) => Room;
  /** Size that the authors get beside a large title. */
  readonly authorSize: number;
  readonly author: Omit<Room, 'sizes' | 'height' | 'face'>;
}

/** Returns title and authors set in lines, the authors smaller than the title and in the other face. */
export function fitWords(
  composition: Composition,
  room: WordsRoom,
): { readonly title: Setting; readonly author: Setting } {
  const face = (room.title(fit('', { width: 0, height: 0, sizes: [] })).face ?? 'serif') === 'serif' ? 'sans' : 'serif';
  let size = room.authorSize;
  let author = fitAuthor(composition, size, face, room.author);
  const title = fit(composition.title, room.title(author));
  while (author.size > title.size * authorShare) author = fitAuthor(composition, (size *= 0.94), face, room.author);
  return { title, author };
}

/** Returns the authors in few lines: full names if they fit at one of three sizes, else surnames, else shortened. */
function fitAuthor(composition: Composition, size: number, face: Face, room: WordsRoom['author']): Setting {
  const set = (text: string) =>
    fit(text, { lines: 1, lead: 1.2, ...room, face, height: size * 4, sizes: [size, size * 0.86, size * 0.74] });
  const whole = set(composition.author);
  return whole.isShortened ? set(shortenNames(composition.author)) : whole;
}

/** Returns the markup of a picture, mirrored where the book is read from the right. */
export function mirrorPicture(composition: Composition, markup: string): string {
  return composition.isMirrored ? `<g transform="matrix(-1 0 0 1 ${coverWidth} 0)">${markup}</g>` : markup;
}
