import { foldLetters } from '../../catalogue/words';
import type { Language } from '../../language';
import type { DistressWords } from './distress-words';

/** Most words that `_` matches, or characters in Japanese. */
const gap = { words: 4, characters: 8 } as const;

/** Compiled patterns of one language, for texts of `spokenForm`. */
export interface Patterns {
  readonly life: RegExp;
  readonly closeLife: RegExp;
  readonly violence: RegExp;
  readonly danger: RegExp;
  readonly softLife: RegExp;
  readonly softViolence: RegExp;
  readonly softDanger: RegExp;
  readonly notMeant: RegExp;
  readonly shop: RegExp;
  readonly story: RegExp;
  /** Words of the patterns that are long enough to be recognised with one wrong letter. */
  readonly known: ReadonlySet<string>;
}

/** Letters of the shortest word that may have one wrong letter; shorter words would be taken for others. */
export const minSlipLetters = 6;

const isUnspaced = (language: Language) => language === 'ja';
const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const parts = (text: string) =>
  text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Returns umlauts as plain vowels: `toeten` and `töten` become one word. */
const germanVowels = (text: string) => text.replaceAll(/([aou])e/g, '$1');

/**
 * Returns a text as the patterns expect it: folded, without punctuation and apostrophes, with tripled letters once.
 * Words are separated by single spaces; Japanese has no spaces.
 */
export function spokenForm(text: string, language: Language): string {
  const folded = foldLetters(text)
    .replaceAll("'", '')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1');
  if (isUnspaced(language)) return folded.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const spelled = words.join(' ');
  return ` ${language === 'de' ? germanVowels(spelled) : spelled} `;
}

/** Returns one expression for all lists of sources. Common beginnings are shared: it compiles and runs faster. */
function alternatives(lists: readonly (readonly string[])[]): string {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const [first, ...rest] of lists) {
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
  }
  return [...byFirst]
    .map(([first, rests]) => {
      const [only] = rests;
      if (only !== undefined && rests.length === 1) return first + only.join('');
      const mayEndHere = rests.some((rest) => rest.length === 0);
      return `${first}(?:${alternatives(rests)})${mayEndHere ? '?' : ''}`;
    })
    .join('|');
}

/** Returns the compiled patterns of a word table. @throws {RangeError} when a pattern names an unknown set */
export function compilePatterns(words: DistressWords, language: Language): Patterns {
  const known = new Set<string>();
  const made = new Map<string, string>();
  const setOf = (name: string): string => {
    const set = words.sets[name];
    if (set === undefined) throw new RangeError(`${language}: no set {${name}}`);
    const source = made.get(name) ?? `(?:${alternatives(parts(set).map(sourcesOf))})`;
    made.set(name, source);
    return source;
  };
  const wordOf = (word: string): string => {
    const plain = spokenForm(word, language).trim();
    if (!word.endsWith('*') && plain.length >= minSlipLetters) known.add(plain);
    // Arabic writes "and" and "so" as a prefix of the next word.
    return `${language === 'ar' ? '[وف]?' : ''}${escapePattern(plain)}${word.endsWith('*') ? '\\S*' : ''} `;
  };
  const tokenOf = (token: string): string => {
    if (token === '_') return isUnspaced(language) ? `.{0,${gap.characters}}` : `(?:\\S+ ){0,${gap.words}}`;
    if (token === '^' || token === '$') return token;
    const optional = token.endsWith('?');
    const bare = optional ? token.slice(0, -1) : token;
    const set = /^\{(\w+)\}$/.exec(bare)?.[1];
    const literal = () => (isUnspaced(language) ? escapePattern(spokenForm(bare, language)) : wordOf(bare));
    const source = set === undefined ? literal() : setOf(set);
    return optional ? `(?:${source})?` : source;
  };
  const tokens = isUnspaced(language) ? /\{\w+\}\??|[_^$]|[^{}_^$]+/g : /\S+/g;
  function sourcesOf(pattern: string): string[] {
    return (pattern.match(tokens) ?? []).map(tokenOf);
  }
  const edge = isUnspaced(language) ? '' : ' ';
  const whole = (pattern: string): string[] =>
    pattern.startsWith('^') ? ['^', edge, ...sourcesOf(pattern.slice(1))] : [edge, ...sourcesOf(pattern)];
  const any = (list: string, flags = 'u') => new RegExp(alternatives(parts(list).map(whole)) || '(?!)', flags);
  return {
    life: any(words.life),
    closeLife: any(words.closeLife),
    violence: any(words.violence),
    danger: any(words.danger),
    softLife: any(words.softLife),
    softViolence: any(words.softViolence),
    softDanger: any(words.softDanger),
    notMeant: any(words.notMeant, 'gu'),
    shop: any(words.shop),
    story: any(words.story),
    known,
  };
}
