import { describe, expect, it } from 'vitest';
import { readSeriesNumber } from './series-number';

describe('readSeriesNumber', () => {
  it.each([
    ['harry potter band 3', 'harry potter', 3],
    ['harry potter tome 2', 'harry potter', 2],
    ['le deuxième tome de harry potter', 'le de harry potter', 2],
    ['hunger games book two', 'hunger games', 2],
    ['wiedźmin tom 1', 'wiedzmin', 1],
    ['de zeven zussen deel 4', 'de zeven zussen', 4],
    ['o hobbit volume 1', 'o hobbit', 1],
    ['ハリー・ポッター 第3巻', 'はりーぽったー', 3],
    ['هاري بوتر الجزء الثاني', 'هاري بوتر', 2],
    ['هاري بوتر الجزء ٢', 'هاري بوتر', 2],
    ['dune part II', 'dune', 2],
  ])('reads %j', (q, words, number) => {
    expect(readSeriesNumber(q)).toEqual({ words, number, isNamed: true });
  });

  it('reads a number at the end', () => {
    expect(readSeriesNumber('harry potter 3')).toEqual({ words: 'harry potter', number: 3, isNamed: false });
  });

  it.each(['1984', 'catch 221', 'book club', 'fahrenheit 451', ''])('reads no volume in %j', (q) => {
    expect(readSeriesNumber(q)).toBeNull();
  });
});
