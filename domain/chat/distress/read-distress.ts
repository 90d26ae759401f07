import { editDistance } from '../../catalogue/spelling';
import { languages, type Language } from '../../language';
import type { Concern } from '../concerns';
import { compilePatterns, minSlipLetters, spokenForm, type Patterns } from './compile-patterns';
import type { DistressWords } from './distress-words';
import { ar } from './words/ar';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { it } from './words/it';
import { ja } from './words/ja';
import { nl } from './words/nl';
import { pl } from './words/pl';
import { pt } from './words/pt';

export interface Distress {
  readonly concern: Concern;
  /** Language of the word table that recognised the message; the answer is in this language. */
  readonly language: Language;
}

const tables: Readonly<Record<Language, DistressWords>> = { en, de, fr, es, it, nl, pl, pt, ja, ar };
const compiled = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const cached = compiled.get(language);
  if (cached !== undefined) return cached;
  const patterns = compilePatterns(tables[language], language);
  compiled.set(language, patterns);
  return patterns;
}

/** Matches a quotation of at most 120 characters. */
const quoted = /“[^”]{1,120}”|„[^“”]{1,120}[“”]|«[^»]{1,120}»|"[^"]{1,120}"|『[^』]{1,120}』|「[^」]{1,120}」/gu;

/** Replaces removed text, so that the words around it do not become neighbours. */
const removedMark = ' · ';

/** Returns a text without quoted titles, if the rest of it contains words of books and shopping. */
function withoutTitles(text: string, language: Language, shop: RegExp): string {
  const rest = text.replaceAll(quoted, removedMark);
  return rest !== text && shop.test(spokenForm(rest, language)) ? rest : text;
}

/** Returns a text in which words with one wrong letter are corrected. Words with another ending stay as they are. */
function withoutSlips(text: string, known: ReadonlySet<string>): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    if (word.length < minSlipLetters || known.has(word)) return word;
    for (const meant of known) {
      const hasSameEnds = meant[0] === word[0] && meant.slice(-2) === word.slice(-2);
      if (hasSameEnds && Math.abs(meant.length - word.length) <= 1 && editDistance(word, meant) === 1) return meant;
    }
    return word;
  });
}

/** Returns the part of a text outside a story. In Japanese the word for "story" comes after its content. */
function ownPart(text: string, story: RegExp, language: Language): string {
  if (language === 'ja') return text.split(story).at(-1) ?? '';
  const begins = story.exec(text);
  return begins === null ? text : text.slice(0, begins.index + 1);
}

function concernIn(meant: string, patterns: Patterns, language: Language, isOfShop: boolean): Concern | null {
  if (patterns.life.test(meant)) return 'life';
  const own = ownPart(meant, patterns.story, language);
  if (patterns.closeLife.test(own)) return 'life';
  if (patterns.violence.test(own)) return 'violence';
  if (patterns.danger.test(own)) return 'danger';
  if (isOfShop) return null;
  if (patterns.softLife.test(meant)) return 'life';
  if (patterns.softViolence.test(own)) return 'violence';
  return patterns.softDanger.test(own) ? 'danger' : null;
}

/** Scripts of languages; a language is skipped when the text has no letter of its script. */
const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ar: /\p{Script=Arabic}/u,
};
const latin = /\p{Script=Latin}/u;

/**
 * Returns the concern and language of a message in distress, or null for any other message. `likely` is the probable
 * language: it is tried first, and its words are recognised with one wrong letter. The other languages are tried too,
 * since people in distress write in their own language on any page.
 */
export function readDistress(text: string, likely: Language): Distress | null {
  for (const language of [likely, ...languages.filter((other) => other !== likely)]) {
    if (!(scripts[language] ?? latin).test(text)) continue;
    const patterns = patternsOf(language);
    const spoken = spokenForm(withoutTitles(text, language, patterns.shop), language);
    const isOfShop = patterns.shop.test(spoken);
    const meant = spoken.replaceAll(patterns.notMeant, removedMark);
    const mayHaveSlips = language === likely && language !== 'ja' && language !== 'ar';
    const concern =
      concernIn(meant, patterns, language, isOfShop) ??
      (mayHaveSlips ? concernIn(withoutSlips(meant, patterns.known), patterns, language, isOfShop) : null);
    if (concern !== null) return { concern, language };
  }
  return null;
}
