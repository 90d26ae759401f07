import { fitWords, inkOn, white, type Layout } from '../composition';
import { emblem } from '../emblems';
import { numberSeal, sealRadius } from '../mark';
import { patternPaper } from '../papers';
import { place } from '../place';
import { box, centreX, centreY, coverWidth, rect } from '../shapes';

/** Draws a label on a pattern. */
export const label: Layout = (composition) => {
  const { colours, isSmall } = composition;
  const { title, author } = fitWords(composition, {
    authorSize: 15,
    author: { width: 144 },
    title: () => ({
      width: isSmall ? 176 : 146,
      height: isSmall ? 200 : 130,
      sizes: isSmall ? [42, 36, 31, 27, 24] : [32, 28, 25, 22, 20],
      lines: 6,
    }),
  });
  const hasAuthor = !isSmall && author.lines.length > 0;
  const width = isSmall ? 208 : 180;
  const emblemSubject = !isSmall && composition.number === '' ? composition.subject : undefined;
  const emblemHeight = emblemSubject === undefined ? 0 : 26;
  const foot = composition.number === '' ? emblemHeight : sealRadius - 4;
  const height = title.height + (isSmall ? 40 : 46) + (hasAuthor ? author.height + 8 : 0) + foot;
  const left = (coverWidth - width) / 2;
  const top = isSmall ? centreY - height / 2 : Math.min(54, centreY - height / 2);
  return [
    patternPaper(composition),
    rect(left, top, width, height, white) +
      box(left + 5, top + 5, width - 10, height - 10, colours.ink, 0.9) +
      box(left + 8, top + 8, width - 16, height - 16, colours.ink, 0.9),
    numberSeal(composition, centreX, top + height, inkOn(colours.ink, colours)),
    emblemSubject === undefined
      ? ''
      : emblem(emblemSubject, centreX, top + height - 30, 9, inkOn(white, colours, colours.first).fill),
    place(composition, title, {
      x: centreX,
      top: top + (isSmall ? 20 : 23),
      anchor: 'middle',
      ink: inkOn(white, colours),
    }),
    hasAuthor
      ? place(composition, author, {
          x: centreX,
          top: top + 31 + title.height,
          anchor: 'middle',
          ink: inkOn(white, colours, colours.first),
        })
      : '',
  ];
};
