import { describe, expect, it } from 'vitest';
import { readListFile } from './read-list-file';

const isbn = '9780306406157';
const hearing = (signal = new AbortController().signal) => ({ onProgress: () => undefined, signal });
const read = (...parts: BlobPart[]) => readListFile(new Blob(parts), hearing());
const utf16 = (text: string) =>
  Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]));

describe('a list of a file', () => {
  it.each([
    ['utf-8', [`ISBN,n\n${isbn},1\n`]],
    ['utf-16le', [utf16(`\ufeffISBN\tTítulo\r\n${isbn}\tEmma\r\n`)]],
    // 書名,ISBN
    [
      'shift_jis',
      [Uint8Array.from([0x8f, 0x91, 0x96, 0xbc, 0x82, 0xcc, 0x83, 0x8a, 0x83, 0x58]), `,ISBN\nx,${isbn}\n`],
    ],
    ['windows-1252', [Uint8Array.from([66, 0xfc, 99, 104, 101, 114]), `;ISBN\nEmma;${isbn}\n`]],
  ])('is read in %s', async (encoding, parts) => {
    expect(await read(...parts)).toMatchObject({
      kind: 'read',
      encoding,
      found: 1,
      reads: [{ text: isbn, source: 'file', quantity: 1 }],
    });
  });

  it.each([
    ['is-spreadsheet', [Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0])]],
    ['is-spreadsheet', [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0])]],
    [
      'not-text',
      [Uint8Array.from(Array.from({ length: 64 }, (_, at) => (at % 4 === 0 ? 0xfe : at % 7 === 0 ? 1 : 0)))],
    ],
    ['empty-file', []],
    ['no-isbn-found', ['Call me Ishmael.']],
  ])('is refused as %s', async (why, parts) => {
    expect(await read(...parts)).toEqual({ kind: 'refused', why });
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    const reading = readListFile(new Blob([`${isbn}\n`.repeat(20_000)]), hearing(controller.signal));
    controller.abort();
    await expect(reading).rejects.toThrow(/abort/i);
  });
});
