import type { Format } from '../../schemas';
import { foldLetters } from '../../words';

/** Words of media that are no printed book, and of sets whose parts nobody can tell. */
const noBook = new RegExp(
  '\\b(?:e-?books?|kindle|epub|pdf|electronic|online|digital|audio\\w*|cds?|cd-?roms?|mp3|cassettes?|tapes?|sound|' +
    'dvds?|video\\w*|vhs|blu-ray|micro(?:form|film|fiche)s?|software|game|toy|calendar|poster|map|braille)\\b|' +
    'listening|hoerbuch|horbuch',
);

/** Words of bindings, folded. The first line that matches counts. */
const bindings = (
  [
    ['mass market|pocket|taschenbuch|poche|bolsillo|tascabile|bunko|文庫', 'pocket'],
    [
      'hard|gebunden|relie|cartonn|dura|rigida|(?:library|school) binding|leather|cloth|board book|turtleback|単行本',
      'hardcover',
    ],
    ['paper|soft|broch|brosch|trade pb|\\bpbk?\\b|blanda|rustica|perfect|comic', 'paperback'],
    ['spiral|ring-?bound|loose leaf|unbound|box|staple|pamphlet', 'other'],
  ] as const satisfies readonly (readonly [string, Format])[]
).map(([words, format]) => [new RegExp(words, 'u'), format] as const);

/** Returns the binding of a `physical_format`; null: not known; `no-book`: a recording, a file and the like. */
export function physicalFormat(text: string): Format | null | 'no-book' {
  const plain = foldLetters(text);
  const binding: Format | null = bindings.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  // "Hardcover with CD" is a book, "Audio CD" is none.
  if (noBook.test(plain) && (binding === null || /^(?:audio|e-?book|kindle|electronic)/.test(plain))) return 'no-book';
  return binding;
}

/** Grams of one unit of weight, by the beginning of its name. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:kilo|kg)/, 1000],
  [/^(?:gr|g$|g\.)/, 1],
  [/^(?:pound|lb)/, 453.592_37],
  [/^(?:ounce|oz)/, 28.349_523],
];

/** Returns the grams of a weight: `9.9 ounces`, `1.2 pounds`, `500 grams`; empty for another text. */
export function gramsOfWeight(text: string): string {
  const found = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*([a-z.]+)$/i.exec(text.trim());
  const unit = units.find(([name]) => name.test((found?.[2] ?? '').toLowerCase()))?.[1] ?? 0;
  const grams = Number((found?.[1] ?? '0').replace(',', '.')) * unit;
  return grams >= 1 ? String(Math.round(grams)) : '';
}
