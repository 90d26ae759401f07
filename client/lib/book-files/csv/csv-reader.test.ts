import { describe, expect, it } from 'vitest';
import { CsvReader } from './csv-reader';
import { namedDelimiter, sniffDelimiter } from './delimiter';

/** Reads a text in chunks of some length. */
function read(text: string, delimiter = ',', length = text.length) {
  const reader = new CsvReader(delimiter);
  const rows = [];
  for (let at = 0; at < text.length; at += length) rows.push(...reader.write(text.slice(at, at + length)));
  return [...rows, ...reader.end()];
}

const cellsOf = (rows: ReturnType<typeof read>) => rows.map(({ cells }) => cells);

describe('sniffDelimiter', () => {
  it('finds the delimiter although cells contain other delimiters', () => {
    expect(sniffDelimiter('isbn;title\n1;"A, B, C"\n2;D')).toBe(';');
    expect(sniffDelimiter('isbn,title\n1,"A; B"\n2,D')).toBe(',');
    expect(sniffDelimiter('isbn\ttitle\n1\tA, B')).toBe('\t');
  });

  it('takes the delimiter that the first line names', () => {
    expect(namedDelimiter('sep=;\r\nisbn;title')).toBe(';');
    expect(namedDelimiter('separate;title')).toBeNull();
  });
});

describe('CsvReader', () => {
  it('reads line breaks and quotes in cells and returns number and line of each row', () => {
    const rows = read('isbn,title\r\n1,"Two\nlines"\r\n\r\n2,"Say ""yes"""\n3\n4,e,f\n');

    expect(cellsOf(rows)).toEqual([
      ['isbn', 'title'],
      ['1', 'Two\nlines'],
      [''],
      ['2', 'Say "yes"'],
      ['3'],
      ['4', 'e', 'f'],
    ]);
    expect(rows.map(({ number, line }) => [number, line])).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
    ]);
  });

  it('reads quotes that are escaped by a backslash', () => {
    const rows = read('isbn;title\n1;"Called \\"It\\""\n2;"Not, \\";", said he"\n3;"Next"\n', ';');

    expect(cellsOf(rows).map((cells) => cells?.[0])).toEqual(['isbn', '1', '2', '3']);
  });

  it('reads the same rows in chunks of any length', () => {
    const text = Array.from({ length: 4000 }, (_, at) => `${at},"Grün ""${at}""\r\nnext, too",x\r\n`).join('');
    const whole = read(text);

    expect(whole).toHaveLength(4000);
    for (const length of [997, 65_536, 100_000]) expect(read(text, ',', length)).toEqual(whole);
  });

  it('loses only the line of a quotation mark without an end, in the middle and at the end', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `${at},title ${at}`);
    lines[5] = '5,"open';
    const rows = read(`${lines.join('\n')}\n19999,"cut`, ',', 65_536);

    expect(rows).toHaveLength(20_001);
    expect(rows.filter(({ cells }) => cells === null)).toEqual([
      { number: 6, line: 6, cells: null, isCut: false },
      { number: 20_001, line: 20_001, cells: null, isCut: true },
    ]);
  });

  it('says that the last row has no line end', () => {
    expect(read('a,b\n1,x').map(({ isCut }) => isCut)).toEqual([false, true]);
  });

  it('reads a text without line ends in bounded memory', () => {
    const rows = read('x'.repeat(1_000_000), ',', 65_536);

    expect(rows.map(({ cells }) => cells)).toContain(null);
    expect(rows.length).toBeLessThan(20);
  });
});
