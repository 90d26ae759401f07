import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { OnixFailure } from './onix-failure';

/** Bytes at the beginning of a file from which its encoding is found. */
const sampleBytes = 1_048_576;
/** Bytes read at once; together with the sample it bounds the memory. */
const chunkBytes = 65_536;

/** Encodings with one byte a character, in which every text of UTF-8 can be read, wrongly. */
const oneByte = /^(?:iso-8859-|windows-|macintosh|koi8|x-mac)/;

/** Returns the name of an encoding as the decoder has it (`ISO-8859-1` is `windows-1252`); null for an unknown one. */
function knownEncoding(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

/** Returns the encoding that the first bytes show by a byte order mark or by the zeros of `<`; null without one. */
function shownEncoding(bytes: Uint8Array): string | null {
  const [first = -1, second = -1, third = -1, fourth = -1] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'utf-32' : 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
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

const hint = 'Save it again, or name the right encoding with --encoding.';

/**
 * Returns the encoding of a file from its first bytes. A byte order mark wins over the declaration. `given`: what the
 * person says; null: nothing.
 * @throws OnixFailure when the declaration contradicts the bytes
 */
export function encodingOf(bytes: Uint8Array, given: string | null): string {
  if (given !== null) {
    const known = knownEncoding(given);
    if (known === null) throw new OnixFailure(`There is no encoding ${given}.`);
    return known;
  }
  const shown = shownEncoding(bytes);
  if (shown === 'utf-32')
    throw new OnixFailure('The file is in UTF-32, which no XML parser has to read. Save it as UTF-8.');
  if (shown !== null) return shown;
  const named = declaredEncoding(bytes);
  const declared = named ?? 'UTF-8';
  const known = knownEncoding(declared);
  if (known === null) throw new OnixFailure(`The file names the encoding ${declared}, which is not known. ${hint}`);
  if (known.startsWith('utf-16'))
    throw new OnixFailure(`The file says that it is in ${declared}, but it is not. ${hint}`);
  const isPlain = bytes.every((byte) => byte < 0x80);
  if (oneByte.test(known) && !isPlain && isUtf8(bytes))
    throw new OnixFailure(`The file says that it is in ${declared}, but its text is UTF-8. ${hint}`);
  if (known === 'utf-8' && !isUtf8(bytes))
    throw new OnixFailure(
      `The file’s text is not ${declared}${named === null ? ', and it names no encoding' : ', as it says'}. ${hint}`,
    );
  return known;
}

/** Returns the first bytes of a file, at most `most`. */
export async function firstBytes(file: string, most: number): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const buffer = new Uint8Array(most);
    let length = 0;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each read begins where the one before ended
      const { bytesRead } = await handle.read(buffer, length, most - length, length);
      length += bytesRead;
      if (bytesRead === 0 || length === most) return buffer.slice(0, length);
    }
  } finally {
    await handle.close();
  }
}

/**
 * Yields the text of chunks of bytes. A character that the end of the bytes cuts is left out.
 * @throws OnixFailure at bytes that the encoding does not have
 */
export async function* textOfBytes(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let done = 0;
  for await (const chunk of chunks) {
    let text;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch (error) {
      const message = `Near byte ${done} the file’s text is no longer ${encoding}. ${hint}`;
      throw new OnixFailure(message, { cause: error });
    }
    done += chunk.length;
    yield text;
  }
}

/** Yields the text of a file in chunks. Calls `onBytes` with the number of bytes read so far. */
export async function* textOfFile(
  file: string,
  given: string | null,
  onBytes: (done: number) => void = () => undefined,
): AsyncGenerator<string> {
  const encoding = encodingOf(await firstBytes(file, sampleBytes), given);
  const stream = createReadStream(file, { highWaterMark: chunkBytes });
  for await (const text of textOfBytes(stream, encoding)) {
    onBytes(stream.bytesRead);
    yield text;
  }
}

/** Returns whether a file begins as XML does, in any encoding that shows itself. */
export async function isXmlFile(file: string): Promise<boolean> {
  const bytes = await firstBytes(file, 400);
  const shown = shownEncoding(bytes);
  const text = new TextDecoder(shown === null || shown === 'utf-32' ? 'windows-1252' : shown).decode(bytes);
  return /^\s*<(?:\?xml|!|[A-Za-z])/.test(text);
}
