import { describe, expect, it } from 'vitest';
import { parseSeries, seriesText } from './series';

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
  });
});
