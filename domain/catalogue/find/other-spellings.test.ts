import { describe, expect, it } from 'vitest';
import { nearestTerms } from '../spelling';
import { otherSpellings } from './other-spellings';

const terms = [
  'catch',
  '22',
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
  'el',
  'codigo',
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
    ['catch22', 'catch 22'],
    ['elcodigo', 'el codigo'],
    ['l etranger', 'letranger'],
    ['jrr tolkien', 'j r r tolkien'],
    ['haryr pottre', 'harry potter'],
    ['harry larson', 'harry larsson'],
  ])('of %j begin with %j', (q, line) => {
    expect(lines(q)[0]).toBe(line);
  });

  it('differ little when one letter of a short word, or two of a long one, are wrong', () => {
    const isSmall = (q: string) => otherSpellings([q], known)[0]?.isSmall;
    expect([isSmall('hary'), isSmall('pottir'), isSmall('pitter'), isSmall('pittir')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('of known words are none', () => {
    expect(lines('harry potter')).toEqual([]);
  });

  it('keep a word that nothing is near to', () => {
    expect(lines('xyzxyz prid')).toEqual(['xyzxyz pride']);
  });
});
