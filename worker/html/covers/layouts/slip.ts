import { fitWords, inkOn, white, type Layout } from '../composition';
import { emblem } from '../emblems';
import { patternPaper } from '../papers';
import { place } from '../place';
import { H, rect, W } from '../shapes';
import { isVertical, verticalSlip } from './vertical-slip';

/** Draws a band on a pattern. A short Japanese or Chinese title is set in columns on a slip instead. */
export const slip: Layout = (c) => {
  const { colours, small } = c;
  const ground = patternPaper(c);
  if (isVertical(c.title)) return [ground, verticalSlip(c)];
  const { title, author } = fitWords(c, {
    authorSize: 15,
    author: { width: 172 },
    title: () => ({
      width: 196,
      height: small ? 190 : 118,
      sizes: small ? [46, 40, 34, 30, 26] : [36, 32, 28, 25, 22],
      lines: 5,
      lead: 1.06,
    }),
  });
  const named = !small && author.lines.length > 0;
  const height = title.height + 36 + (named ? author.height + 7 : 0);
  const top = small ? 190 - height / 2 : H - 52 - height;
  return [
    ground,
    rect(0, top, W, height, white) + rect(0, top + 4, W, 1, colours.ink) + rect(0, top + height - 5, W, 1, colours.ink),
    place(c, title, { x: 22, top: top + 17, ink: inkOn(white, colours) }),
    named ? place(c, author, { x: 22, top: top + 24 + title.height, ink: inkOn(white, colours, colours.first) }) : '',
    named && c.subject !== undefined
      ? emblem(c.subject, c.rtl ? 30 : W - 30, top + height - 21, 8, inkOn(white, colours, colours.first).fill)
      : '',
  ];
};
