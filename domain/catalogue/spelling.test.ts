import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletes, distance, nearest } from './spelling';

const word = fc.stringMatching(/^[a-z]{4,12}$/);

describe('spelling', () => {
  it('counts insertions, deletions, replacements and swaps', () => {
    expect(distance('tolkein', 'tolkien')).toBe(1);
    expect(distance('murakmi', 'murakami')).toBe(1);
    expect(distance('abc', 'abc')).toBe(0);
    expect(distance('', 'abc')).toBe(3);
    expect(distance('kitten', 'sitting')).toBe(3);
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
      }),
    );
  });

  it('shares a spelling with every word one letter away in its first eight', () => {
    fc.assert(
      fc.property(word, fc.nat(7), fc.constantFrom('drop', 'swap', 'replace'), (term, place, how) => {
        const at = Math.min(place, term.length - 2);
        const wrong =
          how === 'drop'
            ? term.slice(0, at) + term.slice(at + 1)
            : how === 'swap'
              ? term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2)
              : `${term.slice(0, at)}q${term.slice(at + 1)}`;
        const known = new Set(deletes(term));
        // Dropping a letter moves the ninth into the window: the table then still knows the shorter head.
        expect(deletes(wrong).some((spelling) => known.has(spelling)) || (how === 'drop' && term.length > 8)).toBe(
          true,
        );
      }),
    );
  });

  it('offers near words first, common ones before rare ones, and never the word itself', () => {
    const known = [
      { term: 'potter', editions: 40 },
      { term: 'porter', editions: 3 },
      { term: 'peter', editions: 90 },
      { term: 'poter', editions: 1 },
    ];
    expect(nearest('poter', known)).toEqual(['peter', 'potter', 'porter']);
  });
});
