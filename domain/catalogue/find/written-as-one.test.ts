import { describe, expect, it } from 'vitest';
import { dividedWords, partsWithin } from './written-as-one';

const known = new Set(['le', 'petit', 'nicolas', 'nic', 'olas', 'gone', 'with', 'the', 'wind', 'gonewith']);
const divided = (word: string) => dividedWords(word, (part) => known.has(part));

describe('dividedWords', () => {
  it('returns the fewest known words first', () => {
    expect(divided('lepetitnicolas')).toEqual([
      ['le', 'petit', 'nicolas'],
      ['le', 'petit', 'nic', 'olas'],
    ]);
    expect(divided('gonewiththewind')[0]).toEqual(['gonewith', 'the', 'wind']);
  });

  it('returns nothing for a word with an unknown part, and for a short one', () => {
    expect(divided('lepetitnicolasx')).toEqual([]);
    expect(divided('petit')).toEqual([]);
    expect(partsWithin('博士の愛した数式博士の愛した数式')).toEqual([]);
  });
});
