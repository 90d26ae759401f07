import { fitWords, inkOn, type Layout } from '../composition';
import { mark } from '../mark';
import { place } from '../place';
import { coverHeight, coverWidth, margin, rect, textWidth } from '../shapes';

/** Draws the title on ruled lines and one colour, and the author at the foot. */
export const ruled: Layout = (composition) => {
  const { colours, isSmall, isMirrored } = composition;
  const ground = colours.first;
  const ink = inkOn(ground, colours);
  const { title, author } = fitWords(composition, {
    authorSize: isSmall ? 27 : 16.5,
    author: { width: isSmall && composition.number === '' ? 200 : 160, lines: isSmall ? 1 : 2 },
    title: () => ({
      width: textWidth,
      height: isSmall ? 210 : 186,
      sizes: isSmall ? [48, 42, 36, 31, 27] : [40, 35, 31, 27, 24],
      lines: 6,
      lead: 1.3,
    }),
  });
  const top = 44;
  const first = top + title.lead * 0.76;
  const rules = Array.from({ length: title.lines.length + 1 }, (_, index) =>
    rect(margin, top + index * title.lead, textWidth, 1.1, ink.fill),
  ).join('');
  return [
    rect(0, 0, coverWidth, coverHeight, ground),
    rules,
    isSmall && composition.number === ''
      ? ''
      : mark(composition, { x: isMirrored ? 36 : 204, y: 324, radius: 16, colour: ink.fill, ground }),
    place(composition, author, {
      x: margin,
      top: coverHeight - 22 - author.height,
      ink: inkOn(ground, colours, colours.second),
    }),
    place(composition, title, { x: margin, top: first - title.ascent, ink }),
  ];
};
