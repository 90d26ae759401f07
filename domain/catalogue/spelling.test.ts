import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletionVariants, editDistance, nearestTerms, soundsAlike } from './spelling';

const word = fc.stringMatching(/^[a-z]{4,12}$/);
/** Few letters, so that words are often near. One of them has two UTF-16 units. */
const nearWord = fc
  .array(fc.constantFrom('a', 'b', 'c', 'か', '𠮷'), { maxLength: 9 })
  .map((letters) => letters.join(''));

/** Returns the distance by its definition. */
function definedDistance(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const [lastA, lastB] = [a.at(-1), b.at(-1)];
  const table = [
    definedDistance(a.slice(0, -1), b) + 1,
    definedDistance(a, b.slice(0, -1)) + 1,
    definedDistance(a.slice(0, -1), b.slice(0, -1)) + (lastA === lastB ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && lastA === b.at(-2) && lastB === a.at(-2))
    table.push(definedDistance(a.slice(0, -2), b.slice(0, -2)) + 1);
  return Math.min(...table);
}

describe('editDistance, deletionVariants and nearestTerms', () => {
  it('count insertions, deletions, replacements and swaps', () => {
    expect(editDistance('tolkein', 'tolkien')).toBe(1);
    expect(editDistance('murakmi', 'murakami')).toBe(1);
    expect(editDistance('abc', 'abc')).toBe(0);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  it('return the same distance in both directions', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
      }),
    );
  });

  it('return the defined distance, or any larger number above the given limit', () => {
    const short = nearWord.filter((text) => Array.from(text).length <= 6);
    fc.assert(
      fc.property(short, short, fc.nat(4), (a, b, max) => {
        const distance = definedDistance(Array.from(a), Array.from(b));

        expect(editDistance(a, b)).toBe(distance);
        expect(Math.min(editDistance(a, b, max), max + 1)).toBe(Math.min(distance, max + 1));
      }),
    );
  });

  it('return the distance of texts that are longer than any word', () => {
    const long = 'ab'.repeat(200);

    expect(editDistance(`${long}x`, `y${long}`)).toBe(2);
    expect(editDistance('a'.repeat(300), 'b'.repeat(290))).toBe(300);
  });

  it('share a spelling with every word one letter away in its first eight letters', () => {
    fc.assert(
      fc.property(word, fc.nat(7), fc.constantFrom('drop', 'swap', 'replace'), (term, place, how) => {
        const at = Math.min(place, term.length - 2);
        const wrong =
          how === 'drop'
            ? term.slice(0, at) + term.slice(at + 1)
            : how === 'swap'
              ? term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2)
              : `${term.slice(0, at)}q${term.slice(at + 1)}`;
        const known = new Set(deletionVariants(term));
        // A dropped letter moves the ninth letter into the first eight; the shorter head is in the table anyway.
        expect(
          deletionVariants(wrong).some((spelling) => known.has(spelling)) || (how === 'drop' && term.length > 8),
        ).toBe(true);
      }),
    );
  });

  it('return near words first, frequent before rare ones, and never the word itself', () => {
    const known = [
      { term: 'porter', editions: 3 },
      { term: 'peter', editions: 90 },
      { term: 'poter', editions: 1 },
    ];
    expect(nearestTerms('poter', known)).toEqual(['peter', 'porter']);
  });

  it('puts words that sound the same before more frequent ones', () => {
    const known = [
      { term: 'habit', editions: 90 },
      { term: 'hobbit', editions: 6 },
    ];

    expect(nearestTerms('hobit', known)).toEqual(['hobbit', 'habit']);
    expect(soundsAlike('the hobit', 'the hobbit')).toBe(true);
    expect(soundsAlike('hobit', 'habit')).toBe(false);
  });

  it('puts words that differ only by an ending before more frequent ones', () => {
    const known = ['bell', 'cells', 'hells', 'wells'].map((term, index) => ({ term, editions: index + 1 }));

    expect(nearestTerms('bells', known)).toEqual(['bell', 'wells', 'hells']);
  });
});
