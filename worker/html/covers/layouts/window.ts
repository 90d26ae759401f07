import { fitWords, inkOn, mirrorPicture, white, type Layout } from '../composition';
import { headEmblem } from '../mark';
import { picture } from '../pictures';
import type { Setting } from '../fit';
import { place } from '../place';
import { coverHeight, coverWidth, headTop, margin, rect, textWidth } from '../shapes';

/** Draws the words on white, and a picture below them. */
export const window: Layout = (composition) => {
  const { colours, isSmall } = composition;
  const top = 156;
  const head = (names: Setting) => (isSmall || names.lines.length === 0 ? headTop : headTop + names.height + 7);
  const { title, author } = fitWords(composition, {
    authorSize: 16,
    author: { width: textWidth },
    title: (names) => ({
      width: textWidth,
      height: top - 10 - head(names),
      sizes: isSmall ? [42, 36, 31, 28, 25] : [30, 27, 24, 21, 18],
      lines: 4,
      lead: 1.06,
    }),
  });
  return [
    rect(0, 0, coverWidth, coverHeight, white) +
      mirrorPicture(
        composition,
        picture(composition, { x: margin, y: top, width: textWidth, height: coverHeight - 20 - top }),
      ),
    headEmblem(composition, inkOn(white, colours, colours.first)),
    isSmall ? '' : place(composition, author, { x: margin, top: headTop, ink: inkOn(white, colours, colours.first) }),
    place(composition, title, { x: margin, top: head(author), ink: inkOn(white, colours) }),
  ];
};
