import { UnreadableFileError } from './unreadable-file-error';

/** Most bytes at the beginning of a file from which its encoding is found. */
export const sampleBytes = 1_048_576;

/** Encodings with one byte a character, in which every text of UTF-8 can be read, wrongly. */
const oneByteEncoding = /^(?:iso-8859-|windows-|macintosh|koi8|x-mac)/;

/** Returns the name of an encoding as the decoder has it (`ISO-8859-1` is `windows-1252`); null for an unknown one. */
function knownEncoding(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

/** Returns the encoding that the first bytes show by a byte order mark or by the zeros of `<`; null without one. */
export function shownEncoding(bytes: Uint8Array): string | null {
  const [first = -1, second = -1, third = -1, fourth = -1] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'utf-32' : 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : null;
}

function canDecode(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Returns the encoding that the XML declaration names; null without a declaration. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 400));
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1] ?? null;
}

const encodingHint = 'Save it again, or name the right encoding with --encoding.';

/**
 * Returns the encoding of an XML file from its first bytes. A byte order mark wins over the declaration. `given`: what
 * the person says; null: nothing.
 * @throws UnreadableFileError when the declaration contradicts the bytes
 */
export function xmlEncoding(bytes: Uint8Array, given: string | null): string {
  if (given !== null) {
    const known = knownEncoding(given);
    if (known === null) throw new UnreadableFileError('unknown-encoding', `There is no encoding ${given}.`);
    return known;
  }
  const shown = shownEncoding(bytes);
  if (shown === 'utf-32') throw new UnreadableFileError('unknown-encoding', 'The file is in UTF-32. Save it as UTF-8.');
  if (shown !== null) return shown;
  const named = declaredEncoding(bytes);
  const declared = named ?? 'UTF-8';
  const known = knownEncoding(declared);
  if (known === null)
    throw new UnreadableFileError(
      'unknown-encoding',
      `The file names the encoding ${declared}, which is not known. ${encodingHint}`,
    );
  if (known.startsWith('utf-16'))
    throw new UnreadableFileError(
      'unknown-encoding',
      `The file says that it is in ${declared}, but it is not. ${encodingHint}`,
    );
  const isPlain = bytes.every((byte) => byte < 0x80);
  if (oneByteEncoding.test(known) && !isPlain && canDecode(bytes, 'utf-8'))
    throw new UnreadableFileError(
      'unknown-encoding',
      `The file says that it is in ${declared}, but its text is UTF-8. ${encodingHint}`,
    );
  if (known === 'utf-8' && !canDecode(bytes, 'utf-8')) {
    const claim = named === null ? ', and it names no encoding' : ', as it says';
    throw new UnreadableFileError('unknown-encoding', `The file’s text is not ${declared}${claim}. ${encodingHint}`);
  }
  return known;
}

/** Least share of the bytes at odd or even places that are zero in UTF-16 text of Latin letters. */
const minShareOfZeros = 0.4;

/** Returns the UTF-16 encoding of Latin text without a byte order mark, by its zero bytes; null for other text. */
function utf16Encoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const minZeros = (bytes.length / 2) * minShareOfZeros;
  const zerosAtOdd = bytes.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  if (zerosAtOdd > minZeros) return 'utf-16le';
  const zerosAtEven = bytes.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  return zerosAtEven > minZeros ? 'utf-16be' : null;
}

/** Returns whether a text in Shift_JIS has kana and no character of a private use, as other encodings read so have. */
function isShiftJis(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes, { stream: true });
    return /[\u3041-\u30fa]/.test(text) && !/[\ue000-\uf8ff]/.test(text);
  } catch {
    return false;
  }
}

/** Returns the given encoding of a CSV file. @throws UnreadableFileError where its bytes are of another one */
function givenEncoding(bytes: Uint8Array, given: string): string {
  const known = knownEncoding(given);
  if (known === null) throw new UnreadableFileError('unknown-encoding', `There is no encoding ${given}.`);
  if (!canDecode(bytes, known)) throw new UnreadableFileError('unknown-encoding', `The file’s text is not ${given}.`);
  if (known !== 'utf-8' && bytes.some((byte) => byte >= 0x80) && canDecode(bytes, 'utf-8'))
    throw new UnreadableFileError('unknown-encoding', `The file’s text is UTF-8, and not ${given}.`);
  return known;
}

/**
 * Returns the encoding of a CSV file from its first bytes: UTF-8 or UTF-16, else Shift_JIS where the text has kana,
 * else Windows-1252. `given`: what the person says; null: nothing. Other encodings must be given.
 * @throws UnreadableFileError when the given encoding is unknown or has no such bytes
 */
export function csvEncoding(bytes: Uint8Array, given: string | null): string {
  const shown = shownEncoding(bytes);
  if (given !== null) return givenEncoding(bytes, given);
  if (shown === 'utf-32') throw new UnreadableFileError('unknown-encoding', 'The file is in UTF-32. Save it as UTF-8.');
  if (shown !== null) return shown;
  const utf16 = utf16Encoding(bytes.subarray(0, 1000));
  if (utf16 !== null) return utf16;
  if (canDecode(bytes, 'utf-8')) return 'utf-8';
  return isShiftJis(bytes) ? 'shift_jis' : 'windows-1252';
}

/** Returns the bytes of a character of UTF-8 that the end of a chunk cuts. */
function cutCharacter(chunk: Uint8Array): Uint8Array {
  for (let length = 1; length <= Math.min(3, chunk.length); length += 1) {
    const byte = chunk[chunk.length - length] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return chunk.slice(-length);
  }
  return new Uint8Array();
}

/**
 * Yields the text of chunks of bytes. A character that the end of the bytes cuts is left out. `fallback`: the encoding
 * in which the text goes on at bytes that its encoding does not have; null: none.
 * @throws UnreadableFileError at bytes that the encoding does not have
 */
export async function* textOfBytes(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
  fallback: string | null = null,
): AsyncGenerator<string> {
  let decoder = new TextDecoder(encoding, { fatal: true });
  let done = 0;
  let cut: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    let text;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch (error) {
      const message = `Near byte ${done} the file’s text is no longer ${encoding}. ${encodingHint}`;
      if (fallback === null) throw new UnreadableFileError('unknown-encoding', message, error);
      decoder = new TextDecoder(fallback);
      text = decoder.decode(cut, { stream: true }) + decoder.decode(chunk, { stream: true });
    }
    cut = cutCharacter(chunk);
    done += chunk.length;
    yield text;
  }
}
