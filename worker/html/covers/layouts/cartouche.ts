import { fitWords, inkOn, type Layout } from '../composition';
import { starTiles } from '../papers';
import { place } from '../place';
import { centreX, centreY, coverHeight, coverWidth, fill, round, stroke } from '../shapes';

/** Returns the path of a panel with hollow corners, as on the first page of a manuscript. */
function panel(left: number, top: number, width: number, height: number, hollow: number): string {
  const [across, down] = [round(width - 2 * hollow), round(height - 2 * hollow)];
  const corner = (toRight: 1 | -1, toBottom: 1 | -1) =>
    `a${round(hollow)} ${round(hollow)} 0 0 0 ${round(toRight * hollow)} ${round(toBottom * hollow)}`;
  return (
    `M${round(left + hollow)} ${round(top)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}` +
    `h-${across}${corner(-1, -1)}v-${down}${corner(1, -1)}z`
  );
}

/** Draws the layout for Arabic: stars and crosses on the whole cover, the title in a panel at the golden section. */
export const cartouche: Layout = (composition) => {
  const { colours, isSmall } = composition;
  const { paper, ink, first } = colours;
  const words = inkOn(paper, colours);
  const { title, author } = fitWords(composition, {
    authorSize: 16,
    author: { width: 140 },
    title: () => ({
      width: isSmall ? 184 : 168,
      height: isSmall ? 220 : 150,
      sizes: isSmall ? [56, 50, 44, 38, 32, 27] : [46, 40, 35, 30, 26, 23],
      lines: 5,
      lead: 1.1,
    }),
  });
  const hasAuthor = !isSmall && author.lines.length > 0;
  const height = title.height + (isSmall ? 36 : 48);
  const [left, width] = isSmall ? [12, 216] : [22, 196];
  const top = Math.max(isSmall ? 30 : 42, (isSmall ? centreY : 148) - height / 2);
  const tablet = { width: 168, height: author.height + 20, top: 318 - author.height - 20 };
  const edge = (d: string) => fill(d, paper) + stroke(d, ink, 1.6);
  const plate =
    edge(panel(left, top, width, height, 14)) +
    stroke(panel(left + 6, top + 6, width - 12, height - 12, 12), inkOn(paper, colours, first).fill, 0.9);
  return [
    starTiles(composition.sheet, colours, composition.random, 40, {
      x: 0,
      y: 0,
      width: coverWidth,
      height: coverHeight,
    }),
    plate,
    hasAuthor ? edge(panel((coverWidth - tablet.width) / 2, tablet.top, tablet.width, tablet.height, 9)) : '',
    place(composition, title, { x: centreX, top: top + (height - title.height) / 2, anchor: 'middle', ink: words }),
    hasAuthor
      ? place(composition, author, {
          x: centreX,
          top: tablet.top + 10,
          anchor: 'middle',
          ink: inkOn(paper, colours, first),
        })
      : '',
  ];
};
