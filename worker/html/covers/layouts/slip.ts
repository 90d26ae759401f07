import { fitWords, inkOn, white, type Layout } from '../composition';
import { emblem } from '../emblems';
import { patternPaper } from '../papers';
import { place } from '../place';
import { coverHeight, coverWidth, rect } from '../shapes';
import { isVertical, verticalSlip } from './vertical-slip';

/** Draws a band on a pattern. A short Japanese or Chinese title is set in columns on a slip instead. */
export const slip: Layout = (composition) => {
  const { colours, isSmall } = composition;
  const ground = patternPaper(composition);
  if (isVertical(composition.title)) return [ground, verticalSlip(composition)];
  const { title, author } = fitWords(composition, {
    authorSize: 15,
    author: { width: 172 },
    title: () => ({
      width: 196,
      height: isSmall ? 190 : 118,
      sizes: isSmall ? [46, 40, 34, 30, 26] : [36, 32, 28, 25, 22],
      lines: 5,
      lead: 1.06,
    }),
  });
  const hasAuthor = !isSmall && author.lines.length > 0;
  const height = title.height + 36 + (hasAuthor ? author.height + 7 : 0);
  const top = isSmall ? 190 - height / 2 : coverHeight - 52 - height;
  return [
    ground,
    rect(0, top, coverWidth, height, white) +
      rect(0, top + 4, coverWidth, 1, colours.ink) +
      rect(0, top + height - 5, coverWidth, 1, colours.ink),
    place(composition, title, { x: 22, top: top + 17, ink: inkOn(white, colours) }),
    hasAuthor
      ? place(composition, author, { x: 22, top: top + 24 + title.height, ink: inkOn(white, colours, colours.first) })
      : '',
    hasAuthor && composition.subject !== undefined
      ? emblem(
          composition.subject,
          composition.isMirrored ? 30 : coverWidth - 30,
          top + height - 21,
          8,
          inkOn(white, colours, colours.first).fill,
        )
      : '',
  ];
};
