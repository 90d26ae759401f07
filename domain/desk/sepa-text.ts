/** Replacements of characters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  '&': '+',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  _: '-',
  ';': ',',
  '"': "'",
  '«': "'",
  '»': "'",
};
const greek = ['αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'] as const;
const cyrillic = [
  'абвгдежзийклмнопрстуфхцчшщъыьэюяієїґ',
  'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y y e yu ya i ie i g',
] as const;
const alphabets = new Map(
  [greek, cyrillic].flatMap(([from, to]) => {
    const latin = to.split(' ');
    return Array.from(from, (letter, index) => [letter, latin[index] ?? ''] as const);
  }),
);

function latinOf(character: string): string {
  const replacement = letters[character];
  if (replacement !== undefined) return replacement;
  const lower = character.toLowerCase();
  const latin = alphabets.get(lower);
  if (latin === undefined) return character;
  return lower === character ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}

/**
 * Returns a text in the SEPA character set, at most `max` characters, or null when nothing is left. Other characters
 * become spaces; slashes are neither doubled nor at an end.
 * @see EPC217-08
 */
export function sepaText(text: string, max: number): string | null {
  const unmarked = Array.from(text.normalize('NFC'), latinOf).join('').normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const found = Array.from(unmarked, latinOf)
    .join('')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .replaceAll(/^[/ ]+|[/ ]+$/g, '');
  return /[A-Za-z0-9]/.test(found) ? found : null;
}
