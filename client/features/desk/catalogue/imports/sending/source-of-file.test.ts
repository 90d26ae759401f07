import { describe, expect, it } from 'vitest';
import { sourceOfFile } from './source-of-file';

/** Returns a file whose bytes are read by parts; jsdom's own files can't be read. */
function fileOf(name: string, bytes: Uint8Array, size = bytes.length): File {
  const asked: number[] = [];
  const read = (from = 0, to = size) => {
    asked.push(to - from);
    const part = new Uint8Array(to - from);
    part.set(bytes.subarray(from, Math.min(to, bytes.length)));
    return Promise.resolve(part.buffer);
  };
  const file = {
    name,
    size,
    asked,
    arrayBuffer: () => read(),
    slice: (from: number, to?: number) => ({
      arrayBuffer: () => read(from < 0 ? size + from : from, to ?? size),
    }),
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the parts of a file that are read
  return file as unknown as File & { asked: number[] };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const large = 51 * 1024 * 1024;

describe('sourceOfFile', () => {
  it('is the same for the same file and differs by name, size and content', async () => {
    const files = [
      fileOf('a.csv', bytes('one')),
      fileOf('b.csv', bytes('one')),
      fileOf('a.csv', bytes('two')),
      fileOf('a.csv', bytes('one\n')),
    ];

    const sources = await Promise.all(files.map(sourceOfFile));

    expect(new Set(sources).size).toBe(4);
    expect(sources[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(await sourceOfFile(fileOf('a.csv', bytes('one')))).toBe(sources[0]);
  });

  it('reads only the first and the last megabyte of a file over 50 MB', async () => {
    const file = fileOf('large.xml', bytes('<ONIXMessage>'), large);

    await sourceOfFile(file);

    // oxlint-disable-next-line typescript/consistent-type-assertions -- made by fileOf
    expect((file as File & { asked: number[] }).asked).toEqual([1024 * 1024, 1024 * 1024]);
  });
});
