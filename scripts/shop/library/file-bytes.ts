import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

/** Bytes that are read at once. */
const chunkBytes = 262_144;

/** A file that ends inside its compressed data, or whose compressed data are damaged. */
export class CompressedFileCut extends Error {
  override readonly name = 'CompressedFileCut';
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/**
 * Yields the bytes of a file, unpacked where it is gzip. Calls `onBytes` with the number of the file's own bytes read.
 * @throws CompressedFileCut after the bytes that could be unpacked
 */
export async function* bytesOfFile(
  file: string,
  onBytes: (done: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const source = createReadStream(file, { highWaterMark: chunkBytes });
  const stream = (await isGzip(file)) ? source.pipe(createGunzip({ chunkSize: chunkBytes })) : source;
  source.on('error', (error) => stream.destroy(error));
  try {
    for await (const chunk of stream) {
      onBytes(source.bytesRead);
      if (Buffer.isBuffer(chunk)) yield chunk;
    }
  } catch (error) {
    const isCompression = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    if (!isCompression) throw error;
    throw new CompressedFileCut(error.message, { cause: error });
  } finally {
    source.destroy();
  }
}

/** Returns the first bytes of a file, at most `maxBytes`, unpacked where it is gzip. */
export async function firstBytesOf(file: string, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of bytesOfFile(file)) {
      parts.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) break;
    }
  } catch (error) {
    if (!(error instanceof CompressedFileCut)) throw error;
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}
