import { fitWords, inkOn, type Layout } from '../composition';
import { mark } from '../mark';
import { place } from '../place';
import { box, H, rect, W } from '../shapes';

/** Draws a frame of three lines, and the title in the second colour. */
export const frame: Layout = (c) => {
  const { colours, small } = c;
  const { paper, ink, first } = colours;
  const red = inkOn(paper, colours, first);
  const { title, author } = fitWords(c, {
    authorSize: small ? 24 : 15.5,
    author: { width: 176, lines: small ? 1 : 2 },
    title: () => ({
      width: 176,
      height: small ? 200 : 148,
      sizes: small ? [50, 44, 38, 32, 28, 25] : [44, 38, 33, 29, 25, 22],
      lines: 6,
    }),
  });
  const bottom = mark(c, { x: 120, y: 288, radius: 17, colour: ink, ground: paper }) + rect(92, 316, 56, 0.9, ink);
  return [
    rect(0, 0, W, H, paper) +
      box(14, 14, 212, 332, ink, 1.4) +
      box(18.5, 18.5, 203, 323, red.fill, 0.9) +
      box(21.5, 21.5, 197, 317, red.fill, 0.9),
    small && c.number === '' ? '' : bottom,
    small && c.number !== ''
      ? ''
      : place(c, author, { x: 120, top: small ? 286 : 53, anchor: 'middle', ink: inkOn(paper, colours) }),
    place(c, title, { x: 120, top: small ? 68 : 110, anchor: 'middle', ink: red }),
  ];
};
