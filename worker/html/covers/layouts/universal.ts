import { contrast } from '../../../../domain/catalogue/palette';
import { fitWords, inkOn, type Layout } from '../composition';
import { mark } from '../mark';
import { place } from '../place';
import { H, rect, W } from '../shapes';

/** Draws one thick line on a bright colour, with all words aligned to the line. */
export const universal: Layout = (c) => {
  const { colours, small, rtl } = c;
  const ground = contrast(colours.second, '#000000') > 8 ? colours.second : colours.paper;
  const ink = inkOn(ground, colours);
  const bar = small ? 244 : 210;
  const { title, author } = fitWords(c, {
    authorSize: small ? 27 : 18,
    author: { width: c.number === '' ? 200 : 150, lines: c.number === '' ? 2 : 1 },
    title: () => ({
      width: 200,
      height: small ? 186 : 150,
      sizes: small ? [50, 44, 38, 33, 29, 25] : [42, 36, 32, 28, 25, 22],
      lines: 6,
      lead: 1.06,
      face: 'sans',
    }),
  });
  return [
    rect(0, 0, W, H, ground),
    rect(0, bar, W, small ? 10 : 7, ink.fill),
    small && c.number === ''
      ? ''
      : mark(c, {
          x: (c.number === '') === rtl ? 204 : 36,
          y: 322,
          radius: 17,
          colour: inkOn(ground, colours, colours.first).fill,
          ground,
        }),
    place(c, title, { x: 20, top: bar - 9 - title.height, ink }),
    place(c, author, { x: 20, top: bar + (small ? 24 : 19), ink }),
  ];
};
