const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** Returns the FNV-1a hash of a text's code points, unsigned 32 bits. Not for secrets: anybody can forge it. */
export function fnv1a(text: string, start: number = offsetBasis, factor: number = prime): number {
  let value = start;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), factor) >>> 0;
  return value;
}

/** Returns 14 characters (0-9, a-z) that differ for different texts: two FNV-1a hashes with other primes, 64 bits. */
export function fingerprintOf(text: string): string {
  const lanes = [fnv1a(text), fnv1a(text, 0x9dc5811c, 0x85ebca6b)];
  return lanes.map((lane) => lane.toString(36).padStart(7, '0')).join('');
}
