import { queryText } from '../../words';
import type { OtherName } from '../other-names';

/** Names of one author that a row brings; more are spellings that nobody searches. */
const maxNames = 12;

/** Scripts of names, in the order in which one decides. */
const scriptNames = [
  'Latin',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Han',
  'Arabic',
  'Cyrillic',
  'Greek',
  'Hebrew',
  'Thai',
  'Devanagari',
] as const;

/** Returns the script of a text's letters; `Other` for one that is not in the list. */
export function scriptOf(text: string): string {
  return scriptNames.find((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(text)) ?? 'Other';
}

/** Scripts whose languages write the family name first, without a space between both names. */
const familyFirst = new Set(['Hiragana', 'Katakana', 'Hangul', 'Han']);

/**
 * Returns `Leo Tolstoy` for `Tolstoy, Leo` and `夏目漱石` for `夏目, 漱石`; a name without one comma is returned
 * unchanged.
 */
export function naturalOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(/\s*[,،]\s*/u);
  if (first === '' || more.length > 0) return name;
  return familyFirst.has(scriptOf(name)) ? `${last}${first}` : `${first} ${last}`;
}

/** Returns other names of an author: those in another script first. None only orders the words in another way. */
export function otherNamesOf(author: string, names: readonly string[]): OtherName[] {
  const script = scriptOf(author);
  const sortedWords = (name: string) => queryText(name).split(' ').toSorted().join(' ');
  const known = new Set([sortedWords(author)]);
  const found: string[] = [];
  for (const raw of names) {
    const plain = raw
      .replace(/\(\d[^)]*\)|[|=]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
    const name = naturalOrder(plain);
    const key = sortedWords(name);
    if (!/\p{L}{2}/u.test(name) || name.length > 100 || known.has(key)) continue;
    known.add(key);
    found.push(name);
  }
  const otherScriptsFirst = found.toSorted((a, b) => Number(scriptOf(a) === script) - Number(scriptOf(b) === script));
  return otherScriptsFirst.slice(0, maxNames).map((name) => ({ author, name }));
}
