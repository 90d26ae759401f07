import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { compoundFile, sheetXml, xlsxOf } from '../../../lib/book-files/xlsx/xlsx-parts';
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
    // The digits in Shift-JIS's own wide forms: ０ is 82 4F.
    [
      'wide digits of shift_jis',
      [
        Uint8Array.from([0x8f, 0x91, 0x96, 0xbc]),
        ',ISBN\r\n',
        Uint8Array.from([0x82, 0xb1, 0x82, 0xb1, 0x82, 0xeb]),
        ',',
        Uint8Array.from([...isbn].flatMap((digit) => [0x82, 0x4f + Number(digit)])),
        '\r\n',
      ],
    ],
    ['windows-1252', [Uint8Array.from([66, 0xfc, 99, 104, 101, 114]), `;ISBN\nEmma;${isbn}\n`]],
  ])('is read in %s', async (_, parts) => {
    expect(await read(...parts)).toMatchObject({
      kind: 'read',
      found: 1,
      reads: [{ text: isbn, source: 'file', quantity: 1 }],
      titles: { titles: [] },
    });
  });

  it('has titles where it has no ISBN', async () => {
    expect(await read('Title;Author\nEmma;Jane Austen\n')).toMatchObject({
      reads: [],
      titles: { titles: [{ line: 'Emma – Jane Austen' }] },
    });
    expect(await read('Emma, Jane Austen\nKim\n')).toMatchObject({
      titles: { titles: [{ line: 'Emma, Jane Austen' }, { line: 'Kim' }] },
    });
  });

  it.each([
    ['empty', []],
    ['unknown-format', ['%PDF-1.7\n1 0 obj\n']],
    ['unknown-format', [compoundFile('Workbook')]],
    ['locked', [compoundFile('EncryptedPackage')]],
    [
      'unknown-format',
      [Uint8Array.from(Array.from({ length: 64 }, (_, at) => (at % 4 === 0 ? 0xfe : at % 7 === 0 ? 1 : 0)))],
    ],
    ['no-book', ['1, 2, 3\n']],
    ['empty', [xlsxOf(sheetXml([]))]],
    ['no-book', [xlsxOf(sheetXml([[1, 2], [3]]))]],
    ['broken', [xlsxOf(sheetXml([['ISBN'], [isbn]])).slice(0, -900)]],
    ['unknown-format', [Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0])]],
    ['too-large', [xlsxOf(sheetXml([['ISBN'], ['x'.repeat(40_000_000)]]))]],
  ])('is refused as %s', async (why, parts) => {
    expect(await read(...parts)).toEqual({ kind: 'refused', why });
  });

  it('is refused when the device does not give it any more', async () => {
    const file = new Blob([`${isbn}\n`]);
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('changed', 'NotReadableError');
    });

    expect(await readListFile(file, hearing())).toEqual({ kind: 'refused', why: 'unreadable' });
  });

  it.each([
    ['text', [`${isbn}\n`.repeat(20_000)]],
    ['a spreadsheet', [xlsxOf(sheetXml([['ISBN'], ...Array.from({ length: 2000 }, () => [isbn])]))]],
  ])('can be cancelled: %s', async (_, parts) => {
    const controller = new AbortController();
    const reading = readListFile(new Blob(parts), hearing(controller.signal));
    controller.abort();
    await expect(reading).rejects.toThrow(/abort/i);
  });
});

describe('a spreadsheet', () => {
  it('is read by its columns: ISBN or title and author, copies and grade', async () => {
    expect(await read(new Uint8Array(readFileSync('tests/book-lines/shelf.xlsx')))).toMatchObject({
      kind: 'read',
      found: 3,
      left: 0,
      reads: [
        { text: '9780141439587', quantity: 2, grade: 'good' },
        { text: '9780141439686', quantity: 1 },
      ],
      titles: {
        titles: [
          { line: 'Kim – Rudyard Kipling', copies: [{ quantity: 3, grade: 'very-good' }] },
          { line: 'Summe', copies: [{ quantity: 1 }] },
        ],
        isFull: false,
      },
      refusedRows: [],
    });
  });

  it('without names of columns gives its rows as lines', async () => {
    const list = await read(xlsxOf(sheetXml([['Emma', 'Jane Austen'], [], ['Kim\n', 'Rudyard Kipling']])));

    expect(list).toMatchObject({
      titles: { titles: [{ line: 'Emma\tJane Austen' }, { line: 'Kim\tRudyard Kipling' }] },
    });
  });

  it('names its rows that can’t be read', async () => {
    const damaged = { raw: '<c r="B3" t="s"><v>99</v></c>' };
    const list = await read(
      xlsxOf(
        sheetXml([
          ['ISBN', 'Title'],
          [isbn, 'A'],
          ['x', damaged],
        ]),
      ),
    );

    expect(list).toMatchObject({ found: 1, refusedRows: [3] });
  });
});
