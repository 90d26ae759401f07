import { fitWords, inkOn, mirrorPicture, type Layout } from '../composition';
import { headEmblem } from '../mark';
import { place } from '../place';
import { circle, coverHeight, coverWidth, disc, headTop, margin, rect, textWidth } from '../shapes';

/** Draws two overlapping discs, with a third colour where they overlap. */
export const discs: Layout = (composition) => {
  const { colours, isSmall, random, sheet } = composition;
  const { paper, ink, first, second } = colours;
  const radius = (104 + random() * 26) * 0.82;
  const x = 70 + random() * 40;
  const other = x + 60 + random() * 34;
  const y = 266 + random() * 14;
  const over = (colour: string) => disc(other, y + 16, radius * 0.86, colour);
  const art = disc(x, y, radius, first) + over(second) + sheet.clip(circle(x, y, radius), over(ink));
  // The words always end above the higher disc.
  const room = y - radius - 8 - headTop;
  const { title, author } = fitWords(composition, {
    authorSize: 15.5,
    author: { width: textWidth },
    title: (names) => ({
      width: textWidth,
      height: isSmall ? room : room - (names.lines.length > 0 ? names.height + 8 : 0),
      sizes: isSmall ? [46, 40, 34, 30, 26, 23] : [38, 34, 30, 26, 23, 20],
      lines: 5,
      lead: 1.04,
    }),
  });
  return [
    rect(0, 0, coverWidth, coverHeight, paper) + mirrorPicture(composition, art),
    headEmblem(composition, inkOn(paper, colours, first)),
    place(composition, title, { x: margin, top: headTop, ink: inkOn(paper, colours) }),
    isSmall
      ? ''
      : place(composition, author, { x: margin, top: headTop + title.height + 8, ink: inkOn(paper, colours, first) }),
  ];
};
