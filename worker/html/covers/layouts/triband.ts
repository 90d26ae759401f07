import { fitWords, inkOn, type Layout } from '../composition';
import { mark } from '../mark';
import { place } from '../place';
import { centreX, coverHeight, coverWidth, rect, textWidth } from '../shapes';

/** Draws three bands: the author above, the title in the middle, an ornament below. */
export const triband: Layout = (composition) => {
  const { colours, isSmall } = composition;
  const { paper, first } = colours;
  const dark = inkOn(first, colours);
  const [top, bottom] = isSmall ? [90, 276] : [100, 262];
  const { title, author } = fitWords(composition, {
    authorSize: isSmall ? 28 : 17,
    author: { width: textWidth, lines: isSmall ? 1 : 2 },
    title: () => ({
      width: 204,
      height: isSmall ? 160 : 134,
      sizes: isSmall ? [52, 46, 40, 34, 30, 26] : [44, 38, 34, 30, 26, 23],
      lines: 5,
      lead: 1.06,
    }),
  });
  return [
    rect(0, 0, coverWidth, coverHeight, paper) +
      rect(0, 0, coverWidth, top, first) +
      rect(0, bottom, coverWidth, coverHeight - bottom, first),
    isSmall ? '' : rect(0, top + 5, coverWidth, 1.2, first) + rect(0, bottom - 6.2, coverWidth, 1.2, first),
    mark(composition, { x: centreX, y: (bottom + coverHeight) / 2, radius: 26, colour: dark.fill, ground: first }),
    place(composition, author, {
      x: centreX,
      top: isSmall ? 48 : Math.max(42, 54 - author.height / 2),
      anchor: 'middle',
      ink: dark,
    }),
    place(composition, title, {
      x: centreX,
      top: (top + bottom - title.height) / 2,
      anchor: 'middle',
      ink: inkOn(paper, colours),
    }),
  ];
};
