/** Group of scripts. It decides about outlines or system fonts, direction and spacing of a text. */
export type Script = 'latin' | 'arabic' | 'hebrew' | 'east-asian' | 'other';

const scripts: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /[\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u],
  ['east-asian', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u],
  ['other', /\p{L}/u],
];

/** Returns the script of most letters; of two with equal numbers the first, and Latin without letters. */
export function scriptOf(text: string): Script {
  const counts = new Map<Script, number>();
  for (const char of text) {
    const found = scripts.find(([, pattern]) => pattern.test(char));
    if (found !== undefined) counts.set(found[0], (counts.get(found[0]) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? (/\p{Extended_Pictographic}/u.test(text) ? 'other' : 'latin');
}

export function isRightToLeft(script: Script): boolean {
  return script === 'arabic' || script === 'hebrew';
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Splits a text into graphemes, which are never cut. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Returns any string as one line for XML: without control characters, direction marks, lone surrogates and stacks of
 * accents, with typographic apostrophes, at most 240 characters.
 */
export function cleanText(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/[\p{Noncharacter_Code_Point}\p{Co}\p{Default_Ignorable_Code_Point}]/gu, (char) =>
      isJoiner(char) ? char : '',
    )
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, '’')
    .trim();
  return plain.length <= 240 ? plain : [...plain].slice(0, 240).join('');
}

/** Joiners are needed for Persian and emoji, variation selectors for emoji. */
function isJoiner(char: string): boolean {
  return char === '\u200c' || char === '\u200d' || char === '\ufe0f';
}
