/**
 * Characters that no message may contain: control characters except line ends, embeddings and overrides of the writing
 * direction (isolates end with their paragraph and stay), and invisible characters that a model would still read.
 */
const unwanted = /[\p{Cc}\u202a-\u202e\u00ad\u180e\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Returns a text as it is stored and shown: `\n` line ends, no tabs, nothing invisible. Also works on chunks. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unwanted, (character) => (character === '\n' ? '\n' : ''))
    .toWellFormed();
}

/** Returns a person's message: plain and without empty lines at its ends. Its length is `countCodePoints`. */
export function messageText(text: string): string {
  return plainText(text).trim();
}

/** Returns the number of code points, so that most emoji count once. */
export function countCodePoints(text: string): number {
  return [...text].length;
}
