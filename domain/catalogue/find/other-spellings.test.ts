import { describe, expect, it } from 'vitest';
import { nearestTerms } from '../spelling';
import { otherSpellings } from './other-spellings';

const terms = [
  'larson',
  'larsson',
  'harry',
  'potter',
  'spider',
  'man',
  'science',
  'letranger',
  'j',
  'r',
  'tolkien',
  'pride',
];
const known = {
  editionsWith: (word: string) => (terms.includes(word) ? 1 : 0),
  near: (word: string) =>
    nearestTerms(
      word,
      terms.filter((term) => term.length > 3).map((term) => ({ term, editions: 1 })),
    ),
};
const lines = (q: string) => otherSpellings(q.split(' '), known).map(({ words }) => words.join(' '));

describe('otherSpellings', () => {
  it.each([
    ['harry poter', 'harry potter'],
    ['harrypotter', 'harry potter'],
    ['spiderman', 'spider man'],
    ['l etranger', 'letranger'],
    ['jrr tolkien', 'j r r tolkien'],
    ['haryr pottre', 'harry potter'],
    ['harry larson', 'harry larsson'],
  ])('of %j begin with %j', (q, line) => {
    expect(lines(q)[0]).toBe(line);
  });

  it('of known words are none', () => {
    expect(lines('harry potter')).toEqual([]);
  });

  it('keep a word that nothing is near to', () => {
    expect(lines('xyzxyz prid')).toEqual(['xyzxyz pride']);
  });
});
