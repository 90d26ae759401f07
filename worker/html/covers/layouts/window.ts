import { fitAuthor, inkOn, mirrored, white, type Layout } from '../composition';
import { fit } from '../fit';
import { picture } from '../pictures';
import { place } from '../place';
import { H, rect, W } from '../shapes';

/** White paper with a picture below the words. */
export const window: Layout = (c) => {
  const { colours, small } = c;
  const top = 156;
  const author = fitAuthor(c, 16, { width: 200, face: 'sans' });
  const used = small || author.lines.length === 0 ? 42 : 42 + author.height + 7;
  const title = fit(c.title, {
    width: 200,
    height: top - 10 - used,
    sizes: small ? [42, 36, 31, 28, 25] : [30, 27, 24, 21, 18],
    lines: 4,
    lead: 1.06,
  });
  return [
    rect(0, 0, W, H, white) +
      mirrored(c, picture(c.sheet, { x: 20, y: top, width: 200, height: H - 20 - top }, colours, c.random)),
    small ? '' : place(c, author, { x: 20, top: 42, ink: inkOn(white, colours, colours.first) }),
    place(c, title, { x: 20, top: used, ink: inkOn(white, colours) }),
  ];
};
