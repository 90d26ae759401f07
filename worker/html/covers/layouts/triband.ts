import { fitWords, inkOn, type Layout } from '../composition';
import { mark } from '../mark';
import { place } from '../place';
import { H, rect, W } from '../shapes';

/** Draws three bands: the author above, the title in the middle, an ornament below. */
export const triband: Layout = (c) => {
  const { colours, small } = c;
  const { paper, first } = colours;
  const dark = inkOn(first, colours);
  const [top, bottom] = small ? [90, 276] : [100, 262];
  const { title, author } = fitWords(c, {
    authorSize: small ? 28 : 17,
    author: { width: 200, lines: small ? 1 : 2 },
    title: () => ({
      width: 204,
      height: small ? 160 : 134,
      sizes: small ? [52, 46, 40, 34, 30, 26] : [44, 38, 34, 30, 26, 23],
      lines: 5,
      lead: 1.06,
    }),
  });
  return [
    rect(0, 0, W, H, paper) + rect(0, 0, W, top, first) + rect(0, bottom, W, H - bottom, first),
    small ? '' : rect(0, top + 5, W, 1.2, first) + rect(0, bottom - 6.2, W, 1.2, first),
    mark(c, { x: 120, y: (bottom + H) / 2, radius: 26, colour: dark.fill, ground: first }),
    place(c, author, { x: 120, top: small ? 48 : Math.max(42, 54 - author.height / 2), anchor: 'middle', ink: dark }),
    place(c, title, { x: 120, top: (top + bottom - title.height) / 2, anchor: 'middle', ink: inkOn(paper, colours) }),
  ];
};
