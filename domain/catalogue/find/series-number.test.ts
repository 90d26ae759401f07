import { describe, expect, it } from 'vitest';
import { readPlaceInSeries, readSeriesNumber } from './series-number';

describe('readSeriesNumber', () => {
  it.each([
    ['harry potter band 3', 'harry potter', 3],
    ['harry potter tome 2', 'harry potter', 2],
    ['le deuxième tome de harry potter', 'harry potter', 2],
    ['hunger games book two', 'hunger games', 2],
    ['wiedźmin tom 1', 'wiedzmin', 1],
    ['de zeven zussen deel 4', 'zeven zussen', 4],
    ['o hobbit volume 1', 'hobbit', 1],
    ['ハリー・ポッター 第3巻', 'はりーぽったー', 3],
    ['هاري بوتر الجزء الثاني', 'هاري بوتر', 2],
    ['هاري بوتر الجزء ٢', 'هاري بوتر', 2],
    ['dune part II', 'dune', 2],
    ['third hunger games book', 'hunger games', 3],
    ['il settimo libro di wallander', 'wallander', 7],
    ['sétimo livro do harry potter', 'harry potter', 7],
    ['achter band von discworld', 'discworld', 8],
  ])('reads %j', (q, words, number) => {
    expect(readSeriesNumber(q)).toEqual({ words, number, isNamed: true });
  });

  it('reads a number at the end', () => {
    expect(readSeriesNumber('harry potter 3')).toEqual({ words: 'harry potter', number: 3, isNamed: false });
  });

  it('reads a place in a series without a word for a volume', () => {
    expect(readPlaceInSeries('el tercero de millennium')).toEqual({ words: 'millennium', number: 3, isNamed: false });
    expect(readPlaceInSeries('three men in a boat')).toBeNull();
    expect(readPlaceInSeries('the first')).toBeNull();
  });

  it.each(['1984', 'catch 221', 'book club', 'fahrenheit 451', ''])('reads no volume in %j', (q) => {
    expect(readSeriesNumber(q)).toBeNull();
  });
});
