import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { BookFile, BookFileItem } from '../book-file';
import { openBookFile } from '../open-book-file';
import { cellText, numberText } from './cell-text';
import { unpack } from './unpack';
import { compoundFile, streamedXlsx, sheetXml, xlsxOf, xlsxParts } from './xlsx-parts';

const open = (...parts: readonly BlobPart[]): Promise<BookFile> =>
  openBookFile(new Blob([...parts]), { today: '2026-11-27' });

async function rowsOf(file: BookFile): Promise<BookFileItem[]> {
  const items: BookFileItem[] = [];
  for await (const item of file.items()) items.push(item);
  return items;
}

const failureOf = (...parts: readonly BlobPart[]) =>
  open(...parts).then(
    ({ format }) => format,
    (error: { readonly failure?: string; readonly message: string }) => error.failure ?? error.message,
  );

const packed = (parts: Readonly<Record<string, Uint8Array>>) => new Uint8Array(zipSync({ ...parts }));

const list = [
  ['ISBN', 'Titel', 'Jahr'],
  [{ value: '9.7832572295300005E12' }, 'Der Vorleser', { day: 35_000 }],
  ['978-0-14-143958-7', 'Emma &amp; Co', 1995],
] as const;

describe('openBookFile with a spreadsheet', () => {
  it('reads numbers without exponent and dates as days', async () => {
    const file = await open(xlsxOf(sheetXml(list)));

    expect(file).toMatchObject({ format: 'xlsx', header: ['ISBN', 'Titel', 'Jahr'], headerNumber: 1 });
    expect(await rowsOf(file)).toEqual([
      { kind: 'row', number: 2, cells: ['9783257229530', 'Der Vorleser', '1995-10-28'] },
      { kind: 'row', number: 3, cells: ['978-0-14-143958-7', 'Emma & Co', '1995'] },
    ]);
    expect(file.end()).toEqual({ isWhole: true, records: 2 });
  });

  it('finds the first sheet with a header, below a title and empty rows', async () => {
    const notes = sheetXml([['Notes'], ['Please keep this list']]);
    const file = await open(xlsxOf(notes, sheetXml([['Our stock', 'November'], [], ...list])));

    expect(file).toMatchObject({ header: ['ISBN', 'Titel', 'Jahr'], headerNumber: 3 });
    expect((await rowsOf(file)).map(({ number }) => number)).toEqual([4, 5]);
  });

  it('reads files whose parts state their sizes at their end', async () => {
    const file = await openBookFile(streamedXlsx(xlsxParts([sheetXml(list)])), { today: '2026-11-27' });

    expect(await rowsOf(file)).toHaveLength(2);
  });

  it('reads shared texts and those with several formats', async () => {
    const shared = '<sst><si><t>ISBN</t></si><si><r><t>Ti</t></r><r><rPr><b/></rPr><t>tel</t></r></si></sst>';
    const sheet = sheetXml([[{ raw: '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>' }], ['1', 'x']]);
    const file = await open(packed(xlsxParts([sheet], { 'xl/sharedStrings.xml': shared })));

    expect(file.header).toEqual(['ISBN', 'Titel']);
  });

  it.each([
    ['a ZIP without a workbook', packed({ 'photo.jpg': strToU8('x') }), 'unknown-format'],
    [
      'an OpenDocument spreadsheet',
      packed({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>') }),
      'unknown-format',
    ],
    ['an empty ZIP', packed({}), 'unknown-format'],
    ['a sheet without rows', xlsxOf(sheetXml([])), 'empty'],
    ['a file that is cut', xlsxOf(sheetXml(list)).slice(0, -900), 'broken'],
    ['a sheet whose XML breaks off', xlsxOf(sheetXml(list).slice(0, -60)), 'broken'],
    ['entities', xlsxOf(sheetXml(list).replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')), 'entities'],
    ['a cell far away', xlsxOf(sheetXml([['ISBN'], [{ raw: '<c r="XFD1048576"><v>1</v></c>' }]])), 'too-large'],
  ])('says why it does not read %s', async (_, bytes, failure) => {
    expect(await failureOf(bytes)).toBe(failure);
  });

  it('reads a sheet with formats, but no values, far away', async () => {
    const far = { raw: '<c r="XFD2" s="1"/>' };

    expect(
      await rowsOf(
        await open(
          xlsxOf(
            sheetXml([
              ['ISBN', 'Titel'],
              ['1', 'x', far],
            ]),
          ),
        ),
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['a shared text that is missing', '<c r="B3" t="s"><v>99</v></c>'],
    ['a truth value that is none', '<c r="B3" t="b"><v>maybe</v></c>'],
    ['a day that is none', '<c r="B3" t="d"><v>the 40th</v></c>'],
    ['a date of letters', '<c r="B3" s="1"><v>soon</v></c>'],
    ['a format that is missing', '<c r="B3" s="77"><v>5</v></c>'],
    ['a type that does not exist', '<c r="B3" t="x"><v>5</v></c>'],
  ])('leaves out the row of a damaged cell alone: %s', async (_, raw) => {
    const file = await open(
      xlsxOf(
        sheetXml([
          ['ISBN', 'Titel', 'Jahr'],
          ['1', 'A'],
          ['2', { raw }],
          ['3', 'C', { day: 35_000 }],
        ]),
      ),
    );

    expect(await rowsOf(file)).toEqual([
      { kind: 'row', number: 2, cells: ['1', 'A', ''] },
      { kind: 'refused', number: 3, reason: 'cell-damaged', name: '', detail: 'column 2' },
      { kind: 'row', number: 4, cells: ['3', 'C', '1995-10-28'] },
    ]);
    expect(file.end()).toEqual({ isWhole: true, records: 2 });
  });

  it('reads a sheet whose header has a damaged cell', async () => {
    const sheet = sheetXml([
      ['ISBN', { raw: '<c r="B1" t="s"><v>9</v></c>' }],
      ['1', 'x'],
    ]);

    expect((await open(xlsxOf(sheet))).header).toEqual(['ISBN', '']);
  });

  it('without an ISBN opens the first sheet that names a column of titles', async () => {
    const notes = sheetXml([['Notes'], ['Please keep this list']]);
    const file = await open(xlsxOf(notes, sheetXml([['My books'], ['Titel', 'Autor'], ['Emma', 'Jane Austen']])));

    expect([file.header, (await rowsOf(file)).length]).toEqual([['My books', ''], 2]);
  });

  it('says that a spreadsheet has a password, and does not take old Excel for one', async () => {
    expect(await failureOf(compoundFile('EncryptedPackage'))).toBe('locked');
    expect(await failureOf(compoundFile('Workbook'))).toBe('unknown-format');
  });

  it('stops unpacking a decompression bomb at the limit, whatever sizes it states', async () => {
    const bomb = xlsxOf(sheetXml([['x'.repeat(5_000_000)]]));
    const lie = bomb.slice();
    const view = new DataView(lie.buffer);
    // The sizes after unpacking, in the file's directory.
    for (let at = 0; at < lie.length - 28; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);

    expect(bomb.length).toBeLessThan(30_000);
    await expect(unpack(new Blob([bomb]), 1_000_000)).rejects.toMatchObject({ failure: 'too-large' });
    await expect(unpack(new Blob([lie]), 1_000_000)).rejects.toMatchObject({ failure: 'too-large' });
  });
});

describe('numberText', () => {
  it.each([
    ['9.7832572295300005E12', '9783257229530'],
    ['12.5', '12.5'],
    ['12.989999999999998', '12.99'],
    ['1e-7', '0.0000001'],
    ['3', '3'],
    ['1E+20', '100000000000000000000'],
    ['', ''],
    ['n/a', 'n/a'],
  ])('turns %s into %s', (value, text) => {
    expect(numberText(value)).toBe(text);
  });
});

it('cellText gives days, words and nothing', () => {
  expect([new Date('2026-11-27T10:00:00Z'), new Date(Number.NaN), 'x', true, null].map(cellText)).toEqual([
    '2026-11-27',
    '',
    'x',
    'TRUE',
    '',
  ]);
});
