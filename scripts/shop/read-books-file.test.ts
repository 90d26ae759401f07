import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { decode, readBooksFile, sniffDelimiter } from './read-books-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'books-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: string | Uint8Array) {
  const file = join(folder, 'books.csv');
  writeFileSync(file, content);
  return readBooksFile(file);
}

describe('readBooksFile', () => {
  it('decodes UTF-8, UTF-16 and Windows-1252', () => {
    expect(decode(new TextEncoder().encode('Grün 村上'))).toBe('Grün 村上');
    expect(decode(Uint8Array.from([0x47, 0x72, 0xfc, 0x6e, 0x20, 0x96]))).toBe('Grün –');
    expect(decode(Uint8Array.from([0xff, 0xfe, 0x47, 0x00, 0xfc, 0x00]))).toBe('Gü');
  });

  it('finds the delimiter although cells contain other delimiters', () => {
    expect(sniffDelimiter('isbn;title\n1;"A, B, C"\n2;D')).toBe(';');
    expect(sniffDelimiter('isbn,title\n1,"A; B"\n2,D')).toBe(',');
    expect(sniffDelimiter('isbn\ttitle\n1\tA, B')).toBe('\t');
  });

  it('reads line breaks and quotes in cells and returns the line of each row', () => {
    const { header, rows, lines } = read('\ufeffisbn,title\r\n1,"Two\nlines"\r\n\r\n2,"Say ""yes"""\n3\n4,e,f\n');
    expect(header).toEqual(['isbn', 'title']);
    expect(rows).toEqual([['1', 'Two\nlines'], ['2', 'Say "yes"'], ['3'], ['4', 'e', 'f']]);
    expect(lines.at(0)).toBe(2);
    expect(lines.at(-1)).toBe(7);
  });

  it('reads quotes that are escaped by a backslash', () => {
    expect(read('isbn;title\n1;"Called \\"It\\""\n2;"Next"\n').rows).toHaveLength(2);
  });
});
