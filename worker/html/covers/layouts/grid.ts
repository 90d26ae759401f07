import { fitAuthor, inkOn, mirrored, type Layout } from '../composition';
import { fit } from '../fit';
import { picture } from '../pictures';
import { place } from '../place';
import { H, rect, W } from '../shapes';

/** Words in a ruled head, a picture that bleeds off three sides. */
export const grid: Layout = (c) => {
  const { colours, small } = c;
  const { paper, ink, first } = colours;
  const top = 156;
  const author = fitAuthor(c, 15.5, { width: 200, face: 'sans' });
  const headed = !small && author.lines.length > 0;
  const used = headed ? 42 + author.height + 12 : 42;
  const title = fit(c.title, {
    width: 200,
    height: top - 10 - used,
    sizes: small ? [40, 34, 30, 27, 24] : [29, 26, 23, 20, 18],
    lines: 4,
    lead: 1.05,
    face: 'sans',
  });
  return [
    rect(0, 0, W, H, paper) +
      mirrored(c, picture(c.sheet, { x: 0, y: top, width: W, height: H - top }, colours, c.random)) +
      rect(0, top - 1.4, W, 1.4, ink),
    headed ? rect(20, 42 + author.height + 4, 200, 0.9, ink) : '',
    headed ? place(c, author, { x: 20, top: 42, ink: inkOn(paper, colours, first) }) : '',
    place(c, title, { x: 20, top: used, ink: inkOn(paper, colours) }),
  ];
};
