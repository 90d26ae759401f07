import { fitWords, inkOn, type Layout } from '../composition';
import { headEmblem } from '../mark';
import { starTiles } from '../papers';
import { place } from '../place';
import { coverHeight, coverWidth, fill, headTop, margin, rect, rhombus } from '../shapes';

/**
 * Draws the layout for Arabic from the right edge: a large title on a wide margin, a strip of tiles on the left. Below
 * the title are the dots with which a calligrapher measures a letter.
 */
export const measured: Layout = (composition) => {
  const { colours, isSmall, isMirrored } = composition;
  const { paper, ink, first, second } = colours;
  const strip = isSmall ? headTop : 63;
  const edge = isMirrored ? 0 : coverWidth - strip;
  const width = coverWidth - strip - 20 - 18;
  const { title, author } = fitWords(composition, {
    authorSize: 17,
    author: { width, lines: 2 },
    title: () => ({
      width,
      height: isSmall ? 250 : 200,
      sizes: isSmall ? [62, 54, 46, 40, 34, 28] : [54, 47, 40, 35, 30, 26],
      lines: 5,
      lead: 1.04,
    }),
  });
  const top = isSmall ? Math.max(42, 170 - title.height / 2) : 50;
  const dot = isSmall ? 8 : 6;
  const mark = top + title.height + dot + (isSmall ? 6 : 14);
  const dots = [0, 1, 2].map((index) => {
    const x = 20 + dot + index * dot * 2.1;
    return rhombus(isMirrored ? coverWidth - x : x, mark, dot);
  });
  return [
    rect(0, 0, coverWidth, coverHeight, paper),
    headEmblem(composition, inkOn(paper, colours, first)),
    starTiles(composition.sheet, colours, composition.random, strip === 42 ? 21 : 31.5, {
      x: edge,
      y: 0,
      width: strip,
      height: coverHeight,
    }) +
      rect(isMirrored ? strip : edge - 1.6, 0, 1.6, coverHeight, ink) +
      rect(isMirrored ? strip + 4 : edge - 4.9, 0, 0.9, coverHeight, ink),
    fill(dots.join(''), inkOn(paper, colours, second).fill === second ? second : first),
    place(composition, title, { x: margin, top, ink: inkOn(paper, colours) }),
    isSmall
      ? ''
      : place(composition, author, {
          x: margin,
          top: coverHeight - 32 - author.height,
          ink: inkOn(paper, colours, first),
        }),
  ];
};
