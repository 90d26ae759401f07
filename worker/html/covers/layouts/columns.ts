import { fitWords, inkOn, type Layout } from '../composition';
import { numberSeal, sealRadius } from '../mark';
import { place } from '../place';
import { randomBelow } from '../random';
import { centreX, centreY, coverHeight, coverWidth, fillByColour, margin, rect, round, textWidth } from '../shapes';

/** Draws upright stripes behind a plate. */
export const columns: Layout = (composition) => {
  const { colours, isSmall, random } = composition;
  const { paper, ink, first, second } = colours;
  const cycle = [first, paper, ink, paper, second, paper];
  const stripes: [string, string][] = [];
  for (let x = 0, stripe = 0; x < coverWidth; stripe++) {
    const width = [6, 10, 14, 22, 30][randomBelow(random, 5)] ?? 14;
    const colour = cycle[stripe % 6] ?? paper;
    if (colour !== paper) stripes.push([colour, `M${round(x)} 0h${round(width)}v${coverHeight}h${round(-width)}z`]);
    x += width;
  }
  const { title, author } = fitWords(composition, {
    authorSize: 15.5,
    author: { width: 172 },
    title: () => ({
      width: 176,
      height: isSmall ? 200 : 150,
      sizes: isSmall ? [44, 38, 33, 29, 25] : [36, 32, 28, 25, 22],
      lines: 6,
    }),
  });
  const hasAuthor = !isSmall && author.lines.length > 0;
  const seal = composition.number === '' ? 0 : sealRadius;
  const height = title.height + 36 + seal + (hasAuthor ? author.height + 10 : 0);
  const top = (isSmall ? centreY : 156) - height / 2;
  return [
    rect(0, 0, coverWidth, coverHeight, paper) + fillByColour(stripes),
    rect(margin, top, textWidth, height, paper) +
      rect(margin, top, textWidth, 4, ink) +
      rect(margin, top + height - 4, textWidth, 4, ink),
    numberSeal(composition, centreX, top + height, inkOn(ink, colours)),
    place(composition, title, { x: centreX, top: top + 18, anchor: 'middle', ink: inkOn(paper, colours) }),
    hasAuthor
      ? place(composition, author, {
          x: centreX,
          top: top + 28 + title.height,
          anchor: 'middle',
          ink: inkOn(paper, colours, first),
        })
      : '',
  ];
};
