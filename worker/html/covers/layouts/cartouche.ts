import { fitWords, inkOn, type Layout } from '../composition';
import { starTiles } from '../papers';
import { place } from '../place';
import { fill, H, n, stroke, W } from '../shapes';

/** Returns the path of a panel with hollow corners, as on the first page of a manuscript. */
function panel(left: number, top: number, width: number, height: number, hollow: number): string {
  const r = n(hollow);
  const [across, down] = [n(width - 2 * hollow), n(height - 2 * hollow)];
  const arc = (x: string, y: string) => `a${r} ${r} 0 0 0 ${x} ${y}`;
  return (
    `M${n(left + hollow)} ${n(top)}h${across}${arc(r, r)}v${down}${arc(`-${r}`, r)}` +
    `h-${across}${arc(`-${r}`, `-${r}`)}v-${down}${arc(r, `-${r}`)}z`
  );
}

/** Draws the layout for Arabic: stars and crosses on the whole cover, the title in a panel at the golden section. */
export const cartouche: Layout = (c) => {
  const { colours, small } = c;
  const { paper, ink, first } = colours;
  const words = inkOn(paper, colours);
  const { title, author } = fitWords(c, {
    authorSize: 16,
    author: { width: 140 },
    title: () => ({
      width: small ? 184 : 168,
      height: small ? 220 : 150,
      sizes: small ? [56, 50, 44, 38, 32, 27] : [46, 40, 35, 30, 26, 23],
      lines: 5,
      lead: 1.1,
    }),
  });
  const named = !small && author.lines.length > 0;
  const height = title.height + (small ? 36 : 48);
  const [left, width] = small ? [12, 216] : [22, 196];
  const top = Math.max(small ? 30 : 42, (small ? 180 : 148) - height / 2);
  const tablet = { width: 168, height: author.height + 20, top: 318 - author.height - 20 };
  const edge = (d: string) => fill(d, paper) + stroke(d, ink, 1.6);
  const plate =
    edge(panel(left, top, width, height, 14)) +
    stroke(panel(left + 6, top + 6, width - 12, height - 12, 12), inkOn(paper, colours, first).fill, 0.9);
  return [
    starTiles(c.sheet, colours, c.random, 40, { x: 0, y: 0, width: W, height: H }),
    plate,
    named ? edge(panel((W - tablet.width) / 2, tablet.top, tablet.width, tablet.height, 9)) : '',
    place(c, title, { x: 120, top: top + (height - title.height) / 2, anchor: 'middle', ink: words }),
    named
      ? place(c, author, { x: 120, top: tablet.top + 10, anchor: 'middle', ink: inkOn(paper, colours, first) })
      : '',
  ];
};
