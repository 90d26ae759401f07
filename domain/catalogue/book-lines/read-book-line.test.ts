import { describe, expect, it } from 'vitest';
import { readBookLine } from './read-book-line';

const emma = '9780141439587';
const partsOf = (line: string) => {
  const read = readBookLine(line);
  return read.kind === 'words' ? read.parts : read.kind;
};

describe('readBookLine', () => {
  it.each([
    ['Emma – Jane Austen'],
    ['Emma - Jane Austen'],
    ['Emma — Jane Austen'],
    ['Emma, Jane Austen'],
    ['Emma: Jane Austen'],
    ['Emma; Jane Austen'],
    ['Emma / Jane Austen'],
    ['Emma by Jane Austen'],
    ['Emma written by Jane Austen'],
    ['Emma\tJane Austen'],
    ['“Emma” Jane Austen'],
    ['„Emma“ (Jane Austen)'],
    ['«Emma» | Jane Austen'],
    ['『Emma』Jane Austen'],
  ])('divides %j into title and author', (line) => {
    expect(partsOf(line)).toEqual(['emma', 'jane austen']);
  });

  it.each([
    ['1. Emma'],
    ['12) Emma'],
    ['(3) Emma'],
    ['No. 7: Emma'],
    ['#8 Emma'],
    ['٣. Emma'],
    ['4、Emma'],
    ['- Emma'],
    ['• Emma'],
    ['☐ 5. Emma'],
    ['2x Emma'],
    ['Emma x2'],
    ['Emma (2x)'],
    ['Emma 4,50 €'],
    ['Emma, £3.99'],
    ['Emma 500円'],
    ['Emma – 12 zł'],
    ['Emma EUR 3,-'],
    ['Emma, 320 pages'],
    ['Emma 474 S.'],
    ['3\tEmma\t2'],
    ['Emma 97801414395'],
    ['\u0000Emma\u0007'],
    ['\u200fEmma'],
  ])('removes what stands around the title in %j', (line) => {
    expect(partsOf(line)).toEqual(['emma']);
  });

  it.each([
    ['1984', ['1984']],
    ['1984. George Orwell', ['1984 george orwell']],
    ['George Orwell, 1984', ['george orwell', '1984']],
    ['1984\tGeorge Orwell', ['1984', 'george orwell']],
    ['2666 – Bolaño', ['2666', 'bolano']],
    ['31 Songs – Nick Hornby', ['31 songs', 'nick hornby']],
    ['11/22/63', ['11 22 63']],
    ['Catch-22', ['catch 22']],
    ['Fahrenheit 451', ['fahrenheit 451']],
    ['Saint-Exupéry: Le Petit Prince', ['saint exupery', 'le petit prince']],
    ['夏目漱石「こころ」', ['夏目 目漱 漱石', 'ここ ころ']],
    ['نجيب محفوظ، أولاد حارتنا', ['نجيب محفوظ', 'اولاد حارتنا']],
  ])('keeps the title of %j', (line, parts) => {
    expect(partsOf(line)).toEqual(parts);
  });

  it.each([[`Emma, Jane Austen, ${emma}`], ['Emma ISBN 978-0-14-143958-7'], [emma]])('takes the ISBN of %j', (line) => {
    expect(readBookLine(line)).toEqual({ kind: 'isbn', isbn: emma });
  });

  it.each([[''], ['   '], ['\t\t'], ['– , ; !'], ['\u0000\u0001'], ['4,50 €']])('reads nothing in %j', (line) => {
    expect(partsOf(line)).toBe('nothing');
  });

  it('marks years, bindings and words between title and author as beside the book', () => {
    const read = readBookLine('Emma von Jane Austen, Taschenbuch, 1998');

    expect(read.kind === 'words' && read.words.filter(({ isBeside }) => isBeside).map(({ word }) => word)).toEqual([
      'von',
      'taschenbuch',
      '1998',
    ]);
  });

  it('keeps a year within a title', () => {
    const read = readBookLine('Berlin 1936 – Oliver Hilmes');

    expect(read.kind === 'words' && read.words.some(({ isBeside }) => isBeside)).toBe(false);
  });

  it('reads the beginning of a line of 10,000 characters', () => {
    const read = readBookLine('word '.repeat(2000));

    expect(read.kind === 'words' && read.words.length).toBe(24);
  });
});
