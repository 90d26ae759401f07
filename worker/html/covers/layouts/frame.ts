import { fitWords, inkOn, type Layout } from '../composition';
import { mark } from '../mark';
import { place } from '../place';
import { box, centreX, coverHeight, coverWidth, rect } from '../shapes';

/** Draws a frame of three lines, and the title in the second colour. */
export const frame: Layout = (composition) => {
  const { colours, isSmall } = composition;
  const { paper, ink, first } = colours;
  const red = inkOn(paper, colours, first);
  const { title, author } = fitWords(composition, {
    authorSize: isSmall ? 24 : 15.5,
    author: { width: 176, lines: isSmall ? 1 : 2 },
    title: () => ({
      width: 176,
      height: isSmall ? 200 : 148,
      sizes: isSmall ? [50, 44, 38, 32, 28, 25] : [44, 38, 33, 29, 25, 22],
      lines: 6,
    }),
  });
  const bottom =
    mark(composition, { x: centreX, y: 288, radius: 17, colour: ink, ground: paper }) + rect(92, 316, 56, 0.9, ink);
  return [
    rect(0, 0, coverWidth, coverHeight, paper) +
      box(14, 14, 212, 332, ink, 1.4) +
      box(18.5, 18.5, 203, 323, red.fill, 0.9) +
      box(21.5, 21.5, 197, 317, red.fill, 0.9),
    isSmall && composition.number === '' ? '' : bottom,
    isSmall && composition.number !== ''
      ? ''
      : place(composition, author, {
          x: centreX,
          top: isSmall ? 286 : 53,
          anchor: 'middle',
          ink: inkOn(paper, colours),
        }),
    place(composition, title, { x: centreX, top: isSmall ? 68 : 110, anchor: 'middle', ink: red }),
  ];
};
