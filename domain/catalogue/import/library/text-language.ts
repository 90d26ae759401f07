import { stopWords } from '../../../faq/stop-words';
import { languages, type Language } from '../../../language';
import { foldLetters } from '../../words';

/** Scripts that only one language writes. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
];

/** Letters of Persian and Urdu that Arabic does not have. */
const notArabic = /[پچژگکی]/u;

/** Share of the letters that a script must have. Kana stand among Han characters, names in Latin in any text. */
const minShareOfScript = 0.25;
/**
 * Small words that a language must have in a text, also those that it shares, and how many times those of the next one.
 * Words of its own tell Spanish from Portuguese.
 */
const minWords = 4;
const minRatioToSecond = 1.5;
const minOwnWords = 2;

/** UTF-16 units of a text that tell its language. */
const maxTextUnits = 800;

/** Languages whose lists have a word. */
const languagesOf = new Map<string, readonly Language[]>();
for (const language of languages)
  for (const word of stopWords(language)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Returns the script's language where one script makes it certain; null for Persian and Urdu, undefined elsewhere. */
function scriptLanguage(text: string): string | null | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([script]) => (text.match(script)?.length ?? 0) > letters * minShareOfScript);
  return found?.[1] === 'ar' && notArabic.test(text) ? null : found?.[1];
}

/**
 * Returns the language of a text (ISO 639-1) where its script or its small words make it certain; null elsewhere. Knows
 * the shop's languages and some that have a script of their own.
 */
export function textLanguage(whole: string): string | null {
  const text = whole.slice(0, maxTextUnits);
  const byScript = scriptLanguage(text);
  if (byScript !== undefined) return byScript;
  const counts = new Map<Language, { all: number; own: number }>();
  for (const word of foldLetters(text).split(/[^\p{L}]+/u)) {
    const known = languagesOf.get(word) ?? [];
    for (const language of known) {
      const count = counts.get(language) ?? { all: 0, own: 0 };
      counts.set(language, { all: count.all + 1, own: count.own + (known.length === 1 ? 1 : 0) });
    }
  }
  const [best, second] = [...counts].toSorted(([, a], [, b]) => b.all - a.all);
  if (best === undefined) return null;
  const [language, { all, own }] = best;
  if (all < minWords || own < minOwnWords) return null;
  return all >= minRatioToSecond * (second?.[1].all ?? 0) ? language : null;
}
