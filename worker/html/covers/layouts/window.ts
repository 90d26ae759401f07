import { fitWords, inkOn, mirrored, white, type Layout } from '../composition';
import { headEmblem } from '../mark';
import { picture } from '../pictures';
import type { Setting } from '../fit';
import { place } from '../place';
import { H, rect, W } from '../shapes';

/** Draws the words on white, and a picture below them. */
export const window: Layout = (c) => {
  const { colours, small } = c;
  const top = 156;
  const head = (names: Setting) => (small || names.lines.length === 0 ? 42 : 42 + names.height + 7);
  const { title, author } = fitWords(c, {
    authorSize: 16,
    author: { width: 200 },
    title: (names) => ({
      width: 200,
      height: top - 10 - head(names),
      sizes: small ? [42, 36, 31, 28, 25] : [30, 27, 24, 21, 18],
      lines: 4,
      lead: 1.06,
    }),
  });
  return [
    rect(0, 0, W, H, white) + mirrored(c, picture(c, { x: 20, y: top, width: 200, height: H - 20 - top })),
    headEmblem(c, inkOn(white, colours, colours.first)),
    small ? '' : place(c, author, { x: 20, top: 42, ink: inkOn(white, colours, colours.first) }),
    place(c, title, { x: 20, top: head(author), ink: inkOn(white, colours) }),
  ];
};
