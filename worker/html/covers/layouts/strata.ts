import { fitWords, inkOn, type Layout } from '../composition';
import { headEmblem } from '../mark';
import { place } from '../place';
import { coverHeight, coverWidth, fillByColour, headTop, margin, rect, round, textWidth } from '../shapes';

/** Draws layers that get darker to the bottom. */
export const strata: Layout = (composition) => {
  const { colours, isSmall } = composition;
  const { paper, ink, first, second } = colours;
  const cycle = [first, ink, second, first, ink, first];
  const layers: [string, string][] = [];
  for (let y = 190, thick = 3, layer = 0; y < coverHeight; layer++) {
    layers.push([cycle[layer % 6] ?? ink, `M0 ${round(y)}h${coverWidth}v${round(thick)}H0z`]);
    y += thick + Math.max(2.4, 15 - thick * 0.55);
    thick *= 1.36;
  }
  const { title, author } = fitWords(composition, {
    authorSize: 15.5,
    author: { width: textWidth },
    title: (names) => ({
      width: textWidth,
      height: 138 - (!isSmall && names.lines.length > 0 ? names.height + 9 : 0),
      sizes: isSmall ? [44, 38, 33, 29, 26, 23] : [36, 32, 28, 25, 22, 19.5],
      lines: 6,
      lead: 1.06,
      face: 'sans',
    }),
  });
  const hasAuthor = !isSmall && author.lines.length > 0;
  return [
    rect(0, 0, coverWidth, coverHeight, paper) + fillByColour(layers),
    headEmblem(composition, inkOn(paper, colours, first)),
    place(composition, title, { x: margin, top: headTop, ink: inkOn(paper, colours) }),
    hasAuthor
      ? place(composition, author, { x: margin, top: 51 + title.height, ink: inkOn(paper, colours, first) })
      : '',
  ];
};
