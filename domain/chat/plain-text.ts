/**
 * What may not stand in anything said: control characters (but line ends), marks that turn the direction of what
 * follows (embeddings and overrides; isolates end with their paragraph and stay), and characters that nobody sees but a
 * model reads.
 */
const unwanted = /[\p{Cc}\u202a-\u202e\u00ad\u180e\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Text as it is kept and shown: line ends as `\n`, tabs as spaces, nothing unseen. Works on pieces of a text, too. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unwanted, (character) => (character === '\n' ? '\n' : ''))
    .toWellFormed();
}

/**
 * What a person said: plain, without empty lines at its ends. Length in characters as people count them is `lettersOf`.
 */
export function saidText(text: string): string {
  return plainText(text).trim();
}

/** Characters by code point: an emoji counts once however it is stored. */
export function lettersOf(text: string): number {
  return [...text].length;
}
