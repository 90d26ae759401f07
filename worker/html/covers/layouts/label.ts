import { fitWords, inkOn, white, type Layout } from '../composition';
import { emblem } from '../emblems';
import { numberSeal, sealRadius } from '../mark';
import { patternPaper } from '../papers';
import { place } from '../place';
import { box, rect, W } from '../shapes';

/** Draws a label on a pattern. */
export const label: Layout = (c) => {
  const { colours, small } = c;
  const { title, author } = fitWords(c, {
    authorSize: 15,
    author: { width: 144 },
    title: () => ({
      width: small ? 176 : 146,
      height: small ? 200 : 130,
      sizes: small ? [42, 36, 31, 27, 24] : [32, 28, 25, 22, 20],
      lines: 6,
    }),
  });
  const named = !small && author.lines.length > 0;
  const width = small ? 208 : 180;
  const shown = !small && c.number === '' ? c.subject : undefined;
  const foot = c.number !== '' ? sealRadius - 4 : shown === undefined ? 0 : 26;
  const height = title.height + (small ? 40 : 46) + (named ? author.height + 8 : 0) + foot;
  const left = (W - width) / 2;
  const top = small ? 180 - height / 2 : Math.min(54, 180 - height / 2);
  return [
    patternPaper(c),
    rect(left, top, width, height, white) +
      box(left + 5, top + 5, width - 10, height - 10, colours.ink, 0.9) +
      box(left + 8, top + 8, width - 16, height - 16, colours.ink, 0.9),
    numberSeal(c, 120, top + height, inkOn(colours.ink, colours)),
    shown === undefined ? '' : emblem(shown, 120, top + height - 30, 9, inkOn(white, colours, colours.first).fill),
    place(c, title, { x: 120, top: top + (small ? 20 : 23), anchor: 'middle', ink: inkOn(white, colours) }),
    named
      ? place(c, author, {
          x: 120,
          top: top + 31 + title.height,
          anchor: 'middle',
          ink: inkOn(white, colours, colours.first),
        })
      : '',
  ];
};
