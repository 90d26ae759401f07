const maxWordLetters = 75;
const frame = '=?UTF-8?B??='.length;
/** Bytes whose base64 still fits into one encoded word. */
const bytesInWord = Math.floor((maxWordLetters - frame) / 4) * 3;

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/**
 * Returns a text in one line. Line ends and other control characters become spaces, so that a value can't begin another
 * header.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/**
 * Returns the value of a header: the text itself if it is short ASCII, else encoded words of whole characters on folded
 * lines.
 * @see RFC 2047
 */
export function encodeHeader(text: string): string {
  const line = oneLine(text);
  const plain = /^[\x20-\x7e]*$/.test(line) && line.length <= maxWordLetters && !line.includes('=?');
  return plain ? line : encodedWords(line);
}

function encodedWords(line: string): string {
  const words: Uint8Array[] = [];
  let word = new Uint8Array();
  for (const character of line) {
    const bytes = new TextEncoder().encode(character);
    if (word.length + bytes.length > bytesInWord) {
      words.push(word);
      word = new Uint8Array();
    }
    word = new Uint8Array([...word, ...bytes]);
  }
  return [...words, word].map((bytes) => `=?UTF-8?B?${base64(bytes)}?=`).join('\r\n ');
}

/**
 * Returns a mail address that is safe in a header and in an SMTP command. The error does not repeat the address,
 * because errors are logged.
 */
export function requireAddress(email: string): string {
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9.-]+$/.test(email) || email.length > 254)
    throw new Error('mail: the address can’t be used');
  return email;
}
