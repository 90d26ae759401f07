import { fitWords, inkOn, type Layout } from '../composition';
import { headEmblem } from '../mark';
import { place } from '../place';
import { gather, H, n, rect, W } from '../shapes';

/** Draws layers that get darker to the bottom. */
export const strata: Layout = (c) => {
  const { colours, small } = c;
  const { paper, ink, first, second } = colours;
  const cycle = [first, ink, second, first, ink, first];
  const layers: [string, string][] = [];
  for (let y = 190, thick = 3, k = 0; y < H; k++) {
    layers.push([cycle[k % 6] ?? ink, `M0 ${n(y)}h${W}v${n(thick)}H0z`]);
    y += thick + Math.max(2.4, 15 - thick * 0.55);
    thick *= 1.36;
  }
  const { title, author } = fitWords(c, {
    authorSize: 15.5,
    author: { width: 200 },
    title: (names) => ({
      width: 200,
      height: 138 - (!small && names.lines.length > 0 ? names.height + 9 : 0),
      sizes: small ? [44, 38, 33, 29, 26, 23] : [36, 32, 28, 25, 22, 19.5],
      lines: 6,
      lead: 1.06,
      face: 'sans',
    }),
  });
  const named = !small && author.lines.length > 0;
  return [
    rect(0, 0, W, H, paper) + gather(layers),
    headEmblem(c, inkOn(paper, colours, first)),
    place(c, title, { x: 20, top: 42, ink: inkOn(paper, colours) }),
    named ? place(c, author, { x: 20, top: 51 + title.height, ink: inkOn(paper, colours, first) }) : '',
  ];
};
