import { fitWords, inkOn, mirrorPicture, type Layout } from '../composition';
import { headEmblem } from '../mark';
import { picture } from '../pictures';
import type { Setting } from '../fit';
import { place } from '../place';
import { coverHeight, coverWidth, headTop, margin, rect, textWidth } from '../shapes';

/** Draws the words in a ruled head, and below it a picture that reaches three edges. */
export const grid: Layout = (composition) => {
  const { colours, isSmall } = composition;
  const { paper, ink, first } = colours;
  const top = 156;
  const head = (names: Setting) => (!isSmall && names.lines.length > 0 ? headTop + names.height + 12 : headTop);
  const { title, author } = fitWords(composition, {
    authorSize: 15.5,
    author: { width: textWidth },
    title: (names) => ({
      width: textWidth,
      height: top - 10 - head(names),
      sizes: isSmall ? [40, 34, 30, 27, 24] : [29, 26, 23, 20, 18],
      lines: 4,
      lead: 1.05,
      face: 'sans',
    }),
  });
  const titleTop = head(author);
  const hasAuthor = titleTop > headTop;
  return [
    rect(0, 0, coverWidth, coverHeight, paper) +
      mirrorPicture(composition, picture(composition, { x: 0, y: top, width: coverWidth, height: coverHeight - top })) +
      rect(0, top - 1.4, coverWidth, 1.4, ink),
    headEmblem(composition, inkOn(paper, colours, first)),
    hasAuthor ? rect(margin, headTop + author.height + 4, textWidth, 0.9, ink) : '',
    hasAuthor ? place(composition, author, { x: margin, top: headTop, ink: inkOn(paper, colours, first) }) : '',
    place(composition, title, { x: margin, top: titleTop, ink: inkOn(paper, colours) }),
  ];
};
