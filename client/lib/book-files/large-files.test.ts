import { describe, expect, it } from 'vitest';
import { GeneratedBlob } from './generated-blob';
import { fullProduct } from './onix/onix-messages';
import { openBookFile } from './open-book-file';

const today = '2026-11-27';
const digits = (number: number) => String(number).padStart(8, '0');
const csvHead = 'isbn;title;price\r\n';
const csvRow = (number: number) => `97800${digits(number)};"Grün ""${digits(number)}""";12,50\r\n`;
const onixHead = '<ONIXMessage release="3.0">';
const record = (number: number) => fullProduct({ 'com.example.roseanna': digits(number) });

/** Most bytes that are read ahead of the items that were taken: two chunks and the rest of a block. */
const maxAhead = 300_000;

describe('a large file', () => {
  it.each([
    ['CSV', csvHead, csvRow],
    ['ONIX', onixHead, record],
  ])('of %s is read while it is taken, and nothing is collected', async (_, head, part) => {
    const blob = new GeneratedBlob(5_000_000, head, part);
    const rowBytes = new TextEncoder().encode(part(0)).length;
    const file = await openBookFile(blob, { today });
    let items = 0;
    let ahead = 0;
    let last;
    for await (const item of file.items()) {
      items += 1;
      ahead = Math.max(ahead, blob.made - items * rowBytes);
      last = item;
    }

    expect(ahead).toBeLessThan(maxAhead);
    expect(file.bytesRead()).toBe(blob.size);
    expect(last).toMatchObject({ kind: 'refused', reason: 'record-cut' });
    expect(file.end()).toEqual({ isWhole: false, records: items - 1 });
  });

  it.each([
    ['CSV', csvHead, csvRow],
    ['ONIX', onixHead, record],
  ])('of %s with 2 GB opens by its first bytes, and reading stops where one stops', async (_, head, part) => {
    const blob = new GeneratedBlob(2 ** 31, head, part);
    const file = await openBookFile(blob, { today });

    for await (const item of file.items()) if (item.number > 100) break;

    expect(blob.isCancelled).toBe(true);
    expect(blob.made).toBeLessThan(2_000_000);
  });

  it.each([
    ['rows', (at: number) => `x${at},,\n`, 40_000],
    ['quotation marks', (at: number) => `"${at}\n`, 1],
  ])('of 40,000 wrong %s is read to its end', async (_, line, minItems) => {
    const wrong = Array.from({ length: 40_000 }, (__, at) => line(at)).join('');
    const file = await openBookFile(new Blob([`isbn,title\n${wrong}`]), { today });
    let items = 0;
    for await (const item of file.items()) items += Math.sign(item.number);

    expect(items).toBeGreaterThanOrEqual(minItems);
    expect(file.bytesRead()).toBe(file.size);
  });
});
