import { contrast } from '../../../../domain/catalogue/palette';
import { fitWords, inkOn, type Layout } from '../composition';
import { mark } from '../mark';
import { place } from '../place';
import { coverHeight, coverWidth, margin, rect, textWidth } from '../shapes';

/** Draws one thick line on a bright colour, with all words aligned to the line. */
export const universal: Layout = (composition) => {
  const { colours, isSmall, isMirrored } = composition;
  const ground = contrast(colours.second, '#000000') > 8 ? colours.second : colours.paper;
  const ink = inkOn(ground, colours);
  const bar = isSmall ? 244 : 210;
  const { title, author } = fitWords(composition, {
    authorSize: isSmall ? 27 : 18,
    author: { width: composition.number === '' ? 200 : 150, lines: composition.number === '' ? 2 : 1 },
    title: () => ({
      width: textWidth,
      height: isSmall ? 186 : 150,
      sizes: isSmall ? [50, 44, 38, 33, 29, 25] : [42, 36, 32, 28, 25, 22],
      lines: 6,
      lead: 1.06,
      face: 'sans',
    }),
  });
  return [
    rect(0, 0, coverWidth, coverHeight, ground),
    rect(0, bar, coverWidth, isSmall ? 10 : 7, ink.fill),
    isSmall && composition.number === ''
      ? ''
      : mark(composition, {
          x: (composition.number === '') === isMirrored ? 204 : 36,
          y: 322,
          radius: 17,
          colour: inkOn(ground, colours, colours.first).fill,
          ground,
        }),
    place(composition, title, { x: margin, top: bar - 9 - title.height, ink }),
    place(composition, author, { x: margin, top: bar + (isSmall ? 24 : 19), ink }),
  ];
};
