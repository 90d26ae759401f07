import { describe, expect, it } from 'vitest';
import { fullProduct, message } from './onix/onix-messages';
import type { BookFileItem, BookFileOptions } from './book-file';
import { openBookFile } from './open-book-file';

const today = '2026-11-27';
const open = (parts: readonly BlobPart[], options: Partial<BookFileOptions> = {}) =>
  openBookFile(new Blob([...parts]), { today, ...options });

async function itemsOf(parts: readonly BlobPart[]): Promise<BookFileItem[]> {
  const found: BookFileItem[] = [];
  for await (const item of (await open(parts)).items()) found.push(item);
  return found;
}

const failureOf = (parts: readonly BlobPart[]) =>
  open(parts).then(
    ({ format }) => format,
    (error: { readonly failure: string }) => error.failure,
  );

describe('openBookFile', () => {
  it('opens CSV: header, sample and rows with the numbers of a spreadsheet', async () => {
    const file = await open(['\ufeff\r\nISBN;Titel\r\n1;A\r\n;\r\n2;"B;\r\nC"\r\n']);

    expect(file).toMatchObject({ format: 'csv', header: ['ISBN', 'Titel'], headerNumber: 2 });
    expect(file.sample).toEqual([
      ['1', 'A'],
      ['2', 'B;\r\nC'],
    ]);
    const items = [];
    for await (const item of file.items()) items.push(item);
    expect(items).toEqual([
      { kind: 'row', number: 3, line: 3, cells: ['1', 'A'] },
      { kind: 'row', number: 5, line: 5, cells: ['2', 'B;\r\nC'] },
    ]);
    expect(file.end()).toEqual({ isWhole: true, records: 2 });
    expect(file.bytesRead()).toBe(file.size);
  });

  it('opens ONIX: its columns, and records with their references', async () => {
    const file = await open([message([fullProduct()])]);

    expect(file.format).toBe('onix');
    const items = [];
    for await (const item of file.items()) items.push(item);
    expect(items).toMatchObject([{ kind: 'row', number: 1, reference: 'com.example.roseanna' }]);
    expect(file.end()).toEqual({ isWhole: true, records: 1 });
  });

  it.each(['Γκάτσμπι', 'Преступление', 'عائد إلى حيفا', 'こころ'])('opens CSV in UTF-16: %s', async (title) => {
    const text = `\ufeffISBN\tTitle\n1\t${title}\n`;
    const bytes = Uint8Array.from(
      text.split('').flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8]),
    );

    expect(await open([bytes])).toMatchObject({ format: 'csv', sample: [['1', title]] });
  });

  it('takes the delimiter of a first line for Excel and leaves the line out', async () => {
    const file = await open(['sep=|\nisbn|title; with, marks\n1|x\n']);

    expect(file.header).toEqual(['isbn', 'title; with, marks']);
  });

  it.each([
    ['no bytes', [''], 'empty'],
    ['spaces alone', [' \n\n \n'], 'empty'],
    ['a PNG', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'unknown-format'],
    ['a PDF', ['%PDF-1.7\n1 0 obj\n'], 'unknown-format'],
    ['an old Excel file', [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'unknown-format'],
    ['HTML', ['<!DOCTYPE html><html><head><title>x</title></head></html>'], 'unknown-format'],
    ['other bytes', [Uint8Array.from({ length: 3000 }, (_, at) => (at * 7919) % 251)], 'unknown-format'],
    ['ONIX 2.1', ['<ONIXMessage release="2.1"/>'], 'old-onix'],
    ['XML that breaks off', ['<?xml version="1.0"?><ONIXMess'], 'broken'],
    ['entities', ['<!DOCTYPE a [<!ENTITY b "c">]><ONIXMessage release="3.0"/>'], 'entities'],
    ['a wrong declaration', [`<?xml version="1.0" encoding="UTF-16"?>${message([])}`], 'unknown-encoding'],
  ])('says why it does not read %s', async (_, parts, failure) => {
    expect(await failureOf(parts)).toBe(failure);
  });

  it('ends a CSV file that is cut within quotes with a refused row', async () => {
    const file = await open(['isbn,title\n1,A\n2,"B']);
    const items = [];
    for await (const item of file.items()) items.push(item);

    expect(items.at(-1)).toEqual({ kind: 'refused', number: 3, reason: 'record-cut', name: '', detail: 'line 3' });
    expect(file.end()).toEqual({ isWhole: false, records: 1 });
  });

  it('refuses an incomplete last row of a CSV file and accepts a complete one without a line end', async () => {
    expect((await itemsOf(['isbn,title,price\n1,A,5\n2,Bro'])).at(-1)).toMatchObject({ reason: 'record-cut' });
    expect((await itemsOf(['isbn,title,price\n1,A,5\n2,B,6'])).at(-1)).toMatchObject({ cells: ['2', 'B', '6'] });
    expect((await itemsOf(['isbn,title,price\n1,A\n2,B'])).at(-1)).toMatchObject({ cells: ['2', 'B'] });
  });

  it('ends an ONIX file that is cut inside or between records with a refused record', async () => {
    const whole = message([fullProduct(), fullProduct({ 'com.example.roseanna': 'second' })]);

    expect((await itemsOf([whole.slice(0, -400)])).at(-1)).toMatchObject({
      number: 2,
      reason: 'record-cut',
      name: 'second',
    });
    expect((await itemsOf([whole.slice(0, whole.lastIndexOf('</ONIXMessage'))])).at(-1)).toMatchObject({
      number: 3,
      reason: 'file-cut',
    });
  });

  it('ends at bytes that a given encoding does not have', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `${at},Grün\n`).join('');
    const file = await open([`isbn,title\n${rows}`, new Uint8Array([0xfc, 0x0a])], { encoding: 'utf-8' });
    let last;
    for await (const item of file.items()) last = item;

    expect(last).toMatchObject({ kind: 'refused', reason: 'encoding-wrong' });
    expect(file.end()).toMatchObject({ isWhole: false });
  });

  it('shortens cells that are longer than the shop takes and refuses rows with too many', async () => {
    const items = await itemsOf([`isbn,text\n1,${'x'.repeat(30_000)}\n2,${',x'.repeat(300)}\n`]);

    expect(items.map((item) => (item.kind === 'row' ? item.cells[1]?.length : item.reason))).toEqual([
      20_000,
      'row-too-large',
    ]);
  });
});
