import { distance } from '../../catalogue/spelling';
import { languages, type Language } from '../../language';
import type { Concern } from '../concerns';
import { compilePatterns, shortestSlip, spokenForm, type Patterns } from './compile-patterns';
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
  /** Whose words recognised it: the language to answer in. */
  readonly language: Language;
}

const tables: Readonly<Record<Language, DistressWords>> = { en, de, fr, es, it, nl, pl, pt, ja, ar };
const compiled = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const made = compilePatterns(tables[language], language);
  compiled.set(language, made);
  return made;
}

/** Something between quotation marks, at most this many characters long. */
const quoted = /“[^”]{1,120}”|„[^“”]{1,120}[“”]|«[^»]{1,120}»|"[^"]{1,120}"|『[^』]{1,120}』|「[^」]{1,120}」/gu;

/** Stands where something was taken out, so that the words around it do not become neighbours. */
const gone = ' · ';

/** A text without titles between quotation marks, where the rest of it speaks of books. */
function withoutTitles(text: string, language: Language, shop: RegExp): string {
  const rest = text.replaceAll(quoted, gone);
  return rest !== text && shop.test(spokenForm(rest, language)) ? rest : text;
}

/** Puts right words with one wrong letter, where a word of the patterns is meant. Another ending is another form. */
function withoutSlips(text: string, known: ReadonlySet<string>): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    if (word.length < shortestSlip || known.has(word)) return word;
    for (const meant of known) {
      const hasSameEnds = meant[0] === word[0] && meant.slice(-2) === word.slice(-2);
      if (hasSameEnds && Math.abs(meant.length - word.length) <= 1 && distance(word, meant) === 1) return meant;
    }
    return word;
  });
}

/** What is said outside of a story that is asked for. Japanese names the story behind what happens in it. */
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

/** The scripts in which a language is written, to spare the others the work. */
const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ar: /\p{Script=Arabic}/u,
};
const latin = /\p{Script=Latin}/u;

/**
 * Returns what a message says of its writer's distress, or null for any other message. `likely` is the language in
 * which the message probably is: it is tried first, and its words are recognised with one wrong letter. All others are
 * tried too, since people in distress write in their own language on any page.
 */
export function readDistress(text: string, likely: Language): Distress | null {
  for (const language of [likely, ...languages.filter((other) => other !== likely)]) {
    if (!(scripts[language] ?? latin).test(text)) continue;
    const patterns = patternsOf(language);
    const spoken = spokenForm(withoutTitles(text, language, patterns.shop), language);
    const isOfShop = patterns.shop.test(spoken);
    const meant = spoken.replaceAll(patterns.notMeant, gone);
    const mayHaveSlips = language === likely && language !== 'ja' && language !== 'ar';
    const concern =
      concernIn(meant, patterns, language, isOfShop) ??
      (mayHaveSlips ? concernIn(withoutSlips(meant, patterns.known), patterns, language, isOfShop) : null);
    if (concern !== null) return { concern, language };
  }
  return null;
}
