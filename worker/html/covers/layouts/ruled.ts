import { fitWords, inkOn, type Layout } from '../composition';
import { mark } from '../mark';
import { place } from '../place';
import { H, rect, W } from '../shapes';

/** Draws the title on ruled lines and one colour, and the author at the foot. */
export const ruled: Layout = (c) => {
  const { colours, small, rtl } = c;
  const ground = colours.first;
  const ink = inkOn(ground, colours);
  const { title, author } = fitWords(c, {
    authorSize: small ? 27 : 16.5,
    author: { width: small && c.number === '' ? 200 : 160, lines: small ? 1 : 2 },
    title: () => ({
      width: 200,
      height: small ? 210 : 186,
      sizes: small ? [48, 42, 36, 31, 27] : [40, 35, 31, 27, 24],
      lines: 6,
      lead: 1.3,
    }),
  });
  const top = 44;
  const first = top + title.lead * 0.76;
  const rules = Array.from({ length: title.lines.length + 1 }, (_, k) =>
    rect(20, top + k * title.lead, 200, 1.1, ink.fill),
  ).join('');
  return [
    rect(0, 0, W, H, ground),
    rules,
    small && c.number === '' ? '' : mark(c, { x: rtl ? 36 : 204, y: 324, radius: 16, colour: ink.fill, ground }),
    place(c, author, { x: 20, top: H - 22 - author.height, ink: inkOn(ground, colours, colours.second) }),
    place(c, title, { x: 20, top: first - title.ascent, ink }),
  ];
};
