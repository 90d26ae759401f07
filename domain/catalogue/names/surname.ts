/** Words before a surname that belong to it. Those with a capital here belong to it only with the capital. */
const particle = /^(?:le|la|van|von|der|den|du|ten|ter|mac|st\.?|al|el|bin|ibn|De|Di|Da|Del|Della|Dos)$/u;
const suffix = /^(?:jr\.?|sr\.?|ii|iii|iv|phd|md)$/iu;

/** Returns the last word of a name with its particles. A name without Latin letters stays whole. */
export function surname(name: string): string {
  if (!/\p{Script=Latin}/u.test(name)) return name;
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
