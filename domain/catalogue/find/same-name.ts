/** Letters of names in Latin script by the plain letter that they count as. */
const plainLetters: Readonly<Record<string, string>> = {
  a: 'àáâãäåāăą',
  c: 'çćč',
  d: 'ďđ',
  e: 'èéêëēėęě',
  g: 'ğ',
  i: 'ìíîïīı',
  l: 'ł',
  n: 'ñńň',
  o: 'òóôõöøőō',
  r: 'ř',
  s: 'śšşș',
  t: 'ťț',
  u: 'ùúûüūůű',
  y: 'ýÿ',
  z: 'źżž',
};
const plainOf = new Map(
  Object.entries(plainLetters).flatMap(([plain, accented]) => Array.from(accented, (letter) => [letter, plain])),
);

/** Returns the letters that count as the same as a letter: in both cases, with and without an accent. */
function sameLetters(letter: string): string {
  const small = letter.toLowerCase();
  const plain = plainOf.get(small) ?? small;
  const all = [letter, ...plain, ...(plainLetters[plain] ?? '')];
  return [...new Set(all.flatMap((same) => [same, same.toLowerCase(), same.toUpperCase()]))].join('');
}

/**
 * Returns the letters that may stand at each place of a name. Another name of this length with such letters is the same
 * but for case and accents.
 */
export function lettersOfName(name: string): string[] {
  return Array.from(name.normalize('NFC').trim(), sameLetters);
}
