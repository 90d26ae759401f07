import { fitWords, inkOn, type Layout } from '../composition';
import { headEmblem } from '../mark';
import { starTiles } from '../papers';
import { place } from '../place';
import { fill, H, rect, rhombus, W } from '../shapes';

/**
 * Layout for Arabic, from the right edge: the title is large on a wide margin, a strip of tiles is on the left. Below
 * the title are the dots with which a calligrapher measures a letter.
 */
export const measured: Layout = (c) => {
  const { colours, small, rtl } = c;
  const { paper, ink, first, second } = colours;
  const strip = small ? 42 : 63;
  const edge = rtl ? 0 : W - strip;
  const width = W - strip - 20 - 18;
  const { title, author } = fitWords(c, {
    authorSize: 17,
    author: { width, lines: 2 },
    title: () => ({
      width,
      height: small ? 250 : 200,
      sizes: small ? [62, 54, 46, 40, 34, 28] : [54, 47, 40, 35, 30, 26],
      lines: 5,
      lead: 1.04,
    }),
  });
  const top = small ? Math.max(42, 170 - title.height / 2) : 50;
  const dot = small ? 8 : 6;
  const mark = top + title.height + dot + (small ? 6 : 14);
  const dots = [0, 1, 2].map((k) => {
    const x = 20 + dot + k * dot * 2.1;
    return rhombus(rtl ? W - x : x, mark, dot);
  });
  return [
    rect(0, 0, W, H, paper),
    headEmblem(c, inkOn(paper, colours, first)),
    starTiles(c.sheet, colours, c.random, strip === 42 ? 21 : 31.5, { x: edge, y: 0, width: strip, height: H }) +
      rect(rtl ? strip : edge - 1.6, 0, 1.6, H, ink) +
      rect(rtl ? strip + 4 : edge - 4.9, 0, 0.9, H, ink),
    fill(dots.join(''), inkOn(paper, colours, second).fill === second ? second : first),
    place(c, title, { x: 20, top, ink: inkOn(paper, colours) }),
    small ? '' : place(c, author, { x: 20, top: H - 32 - author.height, ink: inkOn(paper, colours, first) }),
  ];
};
