import { scriptOf, type Script } from './script';

const particle = /^(?:le|la|van|von|der|den|du|ten|ter|mac|st\.?|al|el|bin|ibn|De|Di|Da|Del|Della|Dos)$/u;
const suffix = /^(?:jr\.?|sr\.?|ii|iii|iv|phd|md)$/iu;

/** Returns the surname for a spine: the last word with its particles. For Latin script only. */
export function surname(name: string): string {
  if (scriptOf(name) !== 'latin') return name;
  const words = name.split(/[\s,]+/u).filter((word) => word !== '');
  while (words.length > 1 && suffix.test(words.at(-1) ?? '')) words.pop();
  let from = words.length - 1;
  while (from > 1 && isParticle(words[from - 1] ?? '')) from--;
  return words.slice(Math.max(0, from)).join(' ');
}

/**
 * Returns whether a word belongs to the surname after it: "van" does (van Gogh), and so does a particle with a capital
 * (Le Guin). "von" alone does not (Goethe).
 */
function isParticle(word: string): boolean {
  return word !== 'von' && (particle.test(word) || (particle.test(word.toLowerCase()) && word !== word.toLowerCase()));
}

const separators: Readonly<Record<Script, string>> = {
  latin: ' & ',
  arabic: ' · ',
  hebrew: ' · ',
  'east-asian': '・',
  other: ' · ',
};

/** Returns the names for a cover: the first two, and "…" for the others. */
export function joinNames(names: readonly string[]): string {
  const [first = '', ...others] = names.filter((name) => name !== '');
  if (others.length === 0) return first;
  return others.length === 1
    ? first + separators[scriptOf(first)] + (others[0] ?? '')
    : `${first}, ${others[0] ?? ''} …`;
}

/** Returns a line of `joinNames` with the surnames only. */
export function shortenNames(line: string): string {
  return line
    .split(/( & | · |・|, | …)/u)
    .map((part, index) => (index % 2 === 0 ? surname(part) : part))
    .join('');
}
