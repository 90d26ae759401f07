import { describe, expect, it } from 'vitest';
import { missingNumbers, parseSeries, seriesName, seriesText, volumeOf } from './series';

describe('parseSeries', () => {
  it.each([
    ['Harry Potter #2', 'Harry Potter', 2],
    ['Folio', 'Folio', null],
    ['C# #1', 'C#', 1],
    ['#3', '#3', null],
    ['Millennium #12345', 'Millennium #12345', null],
  ])('reads %s', (text, name, number) => {
    expect(parseSeries(text)).toEqual({ name, number });
  });

  it('reads what seriesText writes', () => {
    expect(parseSeries(seriesText('الثلاثية', 3))).toEqual({ name: 'الثلاثية', number: 3 });
    expect(parseSeries(seriesText('Folio', null))).toEqual({ name: 'Folio', number: null });
  });
});

describe('seriesName', () => {
  it.each([
    [' Rivers of London ', 'Rivers of London'],
    ['Fahrenheit 451', 'Fahrenheit 451'],
    ['Dune #2', null],
    ['…', null],
  ])('reads %s', (text, name) => {
    expect(seriesName(text)).toBe(name);
  });
});

describe('missingNumbers', () => {
  it.each([
    ['gaps', [1, 2, 5], [3, 4]],
    ['the first volume', [2], [1]],
    ['nothing of a whole series', [0, 1, 2, 3], []],
    ['nothing without numbers', [null, null], []],
    ['the first of many only', [9999], [1, 2, 3, 4, 5]],
  ])('names %s', (_, numbers, missing) => {
    expect(missingNumbers(numbers, 5)).toEqual(missing);
  });
});

describe('volumeOf', () => {
  it.each([
    ['Harry Potter #2', 'Any title', { name: 'Harry Potter', number: 2 }],
    [null, 'Catching Fire (The Hunger Games, #2)', { name: 'The Hunger Games', number: 2 }],
    [null, 'Mockingjay (The Hunger Games #3)', { name: 'The Hunger Games', number: 3 }],
    [' ', 'Emma (Penguin Classics)', null],
    [null, '1984', null],
  ])('reads %s, %s', (series, title, volume) => {
    expect(volumeOf(series, title)).toEqual(volume);
  });
});
