import { contrast } from '../../../../domain/catalogue/palette';
import { fitWords, inkOn, type Composition, type Layout } from '../composition';
import { emblem } from '../emblems';
import { numeral } from '../mark';
import { hasAllGlyphs } from '../outlines';
import { escapeXml, outlinePath, place } from '../place';
import { graphemes, scriptOf } from '../script';
import { centreX, coverHeight, coverWidth, margin, rect, textWidth } from '../shapes';
import { systemFontsOf } from '../system-text';

const articleWords = 'the|a|an|der|die|das|ein|eine|le|la|les|un|une|il|lo|gli|el|los|las|de|het|een|o|os|as|uma?';
const articles = new RegExp(`^(?:(?:${articleWords})\\s+|[ld]['’]|ال)(?=\\p{L})`, 'iu');

/** Returns the first letter of the first word that is not an article. */
export function initialOf(title: string): string {
  const word = title.replace(articles, '');
  const letters = graphemes(word);
  return (letters.find((char) => /[\p{L}\p{N}]/u.test(char)) ?? letters[0] ?? '').toLocaleUpperCase('und');
}

/** Draws one letter larger than the cover. The area of the words covers its lower part. */
export const initial: Layout = (composition) => {
  const { colours, isSmall, random } = composition;
  const { paper, ink, first, second } = colours;
  const ground = random() < 0.5 ? paper : second;
  const words = inkOn(ground, colours, ink);
  const { title, author } = fitWords(composition, {
    authorSize: 15.5,
    author: { width: 172 },
    title: () => ({
      width: textWidth,
      height: isSmall ? 136 : 112,
      sizes: isSmall ? [42, 36, 31, 28, 25] : [34, 30, 27, 24, 21],
      lines: 5,
      lead: 1.04,
    }),
  });
  const hasAuthor = !isSmall && author.lines.length > 0;
  const top = coverHeight - 22 - (hasAuthor ? author.height + 10 : 0) - title.height;
  return [
    rect(0, 0, coverWidth, coverHeight, ground) +
      (composition.number === ''
        ? letter(composition, [first, ink].find((colour) => contrast(ground, colour) > 1.9) ?? paper)
        : numeral(
            composition,
            'initial',
            centreX,
            top / 2 + 2,
            Math.min(172, top - 52),
            inkOn(ground, colours, first),
          )),
    rect(0, top - 12, coverWidth, coverHeight - top + 12, ground) + rect(margin, top - 11, textWidth, 1.2, words.fill),
    place(composition, title, { x: margin, top, ink: words }),
    hasAuthor ? place(composition, author, { x: margin, top: coverHeight - 22 - author.height, ink: words }) : '',
    hasAuthor && composition.subject !== undefined
      ? emblem(composition.subject, composition.isMirrored ? 29 : coverWidth - 29, coverHeight - 29, 8.5, words.fill)
      : '',
  ];
};

/**
 * Draws the large letter. The contrast rule does not apply to it, because it is a picture: the title repeats the letter
 * in readable ink.
 */
function letter(composition: Composition, colour: string): string {
  const char = initialOf(composition.title);
  if (hasAllGlyphs('initial', char)) return `<g fill="${colour}">${outlinePath('initial', char, 8, 236, 330)}</g>`;
  const script = scriptOf(char);
  const [x, y, size] =
    script === 'east-asian'
      ? [5, 205, 230]
      : [composition.isMirrored ? 224 : 12, 190, composition.isMirrored ? 290 : 250];
  return (
    `<text x="${x}" y="${y}" font-family="${systemFontsOf(script, 'serif', composition.language)}"` +
    ` font-size="${size}" font-weight="700" fill="${colour}"` +
    ` direction="${composition.isMirrored ? 'rtl' : 'ltr'}">${escapeXml(char)}</text>`
  );
}
