const longest = 60;

/**
 * A title as the last, decorative part of a book's address. Letters of any script stay (the browser percent-encodes
 * them), Latin accents go; never empty.
 */
export function slug(title: string): string {
  const words = title
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/gu, '')
    .replace(/[\u00df]/gu, 'ss')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  let found = '';
  for (const word of words) {
    const longer = found === '' ? word : `${found}-${word}`;
    if (Array.from(longer).length > longest) break;
    found = longer;
  }
  if (found === '') found = Array.from(words[0] ?? '').slice(0, longest).join('');
  return /[\p{L}\p{N}]/u.test(found) ? found : 'book';
}
