import { fitWords, inkOn, mirrored, type Layout } from '../composition';
import { headEmblem } from '../mark';
import { picture } from '../pictures';
import type { Setting } from '../fit';
import { place } from '../place';
import { H, rect, W } from '../shapes';

/** Draws the words in a ruled head, and below it a picture that reaches three edges. */
export const grid: Layout = (c) => {
  const { colours, small } = c;
  const { paper, ink, first } = colours;
  const top = 156;
  const head = (names: Setting) => (!small && names.lines.length > 0 ? 42 + names.height + 12 : 42);
  const { title, author } = fitWords(c, {
    authorSize: 15.5,
    author: { width: 200 },
    title: (names) => ({
      width: 200,
      height: top - 10 - head(names),
      sizes: small ? [40, 34, 30, 27, 24] : [29, 26, 23, 20, 18],
      lines: 4,
      lead: 1.05,
      face: 'sans',
    }),
  });
  const used = head(author);
  const headed = used > 42;
  return [
    rect(0, 0, W, H, paper) +
      mirrored(c, picture(c, { x: 0, y: top, width: W, height: H - top })) +
      rect(0, top - 1.4, W, 1.4, ink),
    headEmblem(c, inkOn(paper, colours, first)),
    headed ? rect(20, 42 + author.height + 4, 200, 0.9, ink) : '',
    headed ? place(c, author, { x: 20, top: 42, ink: inkOn(paper, colours, first) }) : '',
    place(c, title, { x: 20, top: used, ink: inkOn(paper, colours) }),
  ];
};
