/** Characters of the longest slug, so that a URL stays readable. */
const maxSlugLetters = 60;

/** Patterns for letters, digits and marks of any script. Browsers take long to compile them. */
const any = { accent: /([a-z])\p{M}+/gu, gap: /[^\p{L}\p{N}\p{M}]+/u, sign: /[\p{L}\p{N}]/u };
/** Patterns for Latin letters, combining accents and general punctuation, which most titles consist of. */
const latin = {
  accent: /([a-z])[\u0300-\u036f]+/gu,
  gap: /[^\u0300-\u036fa-z0-9\u00df-\u00f6\u00f8-\u024f]+/u,
  sign: /[a-z0-9\u00df-\u00f6\u00f8-\u024f]/u,
};
const isLatin = /^[\u0300-\u036f\u2000-\u206f\0-\u00bf\u00df-\u024f]*$/u;

/**
 * Returns a title as the last, decorative part of a book's URL; never empty. Letters of any script stay (the browser
 * percent-encodes them); accents of Latin letters are removed.
 */
export function slug(title: string): string {
  const text = title
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/gu, '')
    .replace(/[\u00df]/gu, 'ss');
  const { accent, gap, sign } = isLatin.test(text) ? latin : any;
  const words = text
    .replace(accent, '$1')
    .normalize('NFD')
    .replace(accent, '$1')
    .normalize('NFC')
    .split(gap)
    .filter(Boolean);
  let found = '';
  for (const word of words) {
    const longer = found === '' ? word : `${found}-${word}`;
    if (Array.from(longer).length > maxSlugLetters) break;
    found = longer;
  }
  if (found === '')
    found = Array.from(words[0] ?? '')
      .slice(0, maxSlugLetters)
      .join('');
  return sign.test(found) ? found : 'book';
}
