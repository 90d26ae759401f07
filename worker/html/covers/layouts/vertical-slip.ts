import { authorShare, inkOn, white, type Composition } from '../composition';
import type { Face } from '../outlines';
import { escapeXml } from '../place';
import { graphemes } from '../script';
import { box, coverWidth, rect, round } from '../shapes';
import { systemFontsOf } from '../system-text';
import type { Ink } from '../sheet';

/** Returns whether a title can be set in columns: it has only Han and Kana, and fits into three columns. */
export function isVertical(title: string): boolean {
  const letters = graphemes(title.replaceAll(' ', ''));
  return (
    letters.length <= 30 &&
    letters.every((letter) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・、。「」『』]/u.test(letter))
  );
}

/** Draws the title in columns from the right on a slip of paper, and the author on a narrower slip beside it. */
export function verticalSlip(composition: Composition): string {
  const { colours, isSmall } = composition;
  const ink = inkOn(white, colours);
  const title = graphemes(composition.title.replaceAll(' ', ''));
  const size = Math.min(isSmall ? 50 : 36, Math.max(isSmall ? 26 : 22, 250 / title.length));
  const perColumn = Math.min(title.length, Math.floor(252 / size));
  const count = Math.ceil(title.length / perColumn);
  const width = count * size * 1.15 + 22;
  const height = Math.max(isSmall ? 120 : 150, Math.min(296, perColumn * size + 44));
  const left = coverWidth - 32 - width;
  const columns = Array.from({ length: count }, (_, index) =>
    column(
      composition,
      ink,
      title.slice(index * perColumn, (index + 1) * perColumn),
      coverWidth - 32 - 11 - size * 0.57 - index * size * 1.15,
      52,
      size,
    ),
  ).join('');
  const pasted = rect(left, 30, width, height, white) + box(left + 4, 34, width - 8, height - 8, colours.ink, 1);
  const author = graphemes(composition.author).slice(0, 16);
  if (isSmall || author.length === 0 || left < 60 || !isVertical(composition.author)) return pasted + columns;
  const pen = Math.min(16, size * authorShare, 250 / author.length);
  return (
    pasted +
    columns +
    rect(left - 33, 30, 25, author.length * pen + 28, white) +
    column(composition, ink, author, left - 20.5, 44, pen, 'sans')
  );
}

function column(
  composition: Composition,
  ink: Ink,
  letters: readonly string[],
  x: number,
  top: number,
  size: number,
  face: Face = 'serif',
): string {
  composition.sheet.boxes.push({
    cut: composition.cut,
    left: x - size / 2,
    right: x + size / 2,
    top,
    bottom: top + letters.length * size,
    ink,
    text: letters.join(''),
    size,
    face,
  });
  return (
    `<text x="${round(x)}" y="${round(top)}" writing-mode="vertical-rl" direction="ltr"` +
    ` font-family="${systemFontsOf('east-asian', face === 'sans' ? 'sans' : 'serif', composition.language)}"` +
    ` font-size="${round(size)}" font-weight="600" fill="${ink.fill}">${escapeXml(letters.join(''))}</text>`
  );
}
