import { fitWords, inkOn, type Layout } from '../composition';
import { numberSeal, sealRadius } from '../mark';
import { place } from '../place';
import { roll } from '../random';
import { H, n, rect, gather, W } from '../shapes';

/** Draws upright stripes behind a plate. */
export const columns: Layout = (c) => {
  const { colours, small, random } = c;
  const { paper, ink, first, second } = colours;
  const cycle = [first, paper, ink, paper, second, paper];
  const stripes: [string, string][] = [];
  for (let x = 0, k = 0; x < W; k++) {
    const width = [6, 10, 14, 22, 30][roll(random, 5)] ?? 14;
    const colour = cycle[k % 6] ?? paper;
    if (colour !== paper) stripes.push([colour, `M${n(x)} 0h${n(width)}v${H}h${n(-width)}z`]);
    x += width;
  }
  const { title, author } = fitWords(c, {
    authorSize: 15.5,
    author: { width: 172 },
    title: () => ({
      width: 176,
      height: small ? 200 : 150,
      sizes: small ? [44, 38, 33, 29, 25] : [36, 32, 28, 25, 22],
      lines: 6,
    }),
  });
  const named = !small && author.lines.length > 0;
  const seal = c.number === '' ? 0 : sealRadius;
  const height = title.height + 36 + seal + (named ? author.height + 10 : 0);
  const top = (small ? 180 : 156) - height / 2;
  return [
    rect(0, 0, W, H, paper) + gather(stripes),
    rect(20, top, 200, height, paper) + rect(20, top, 200, 4, ink) + rect(20, top + height - 4, 200, 4, ink),
    numberSeal(c, 120, top + height, inkOn(ink, colours)),
    place(c, title, { x: 120, top: top + 18, anchor: 'middle', ink: inkOn(paper, colours) }),
    named
      ? place(c, author, { x: 120, top: top + 28 + title.height, anchor: 'middle', ink: inkOn(paper, colours, first) })
      : '',
  ];
};
