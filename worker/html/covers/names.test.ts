import { describe, expect, it } from 'vitest';
import { joinNames, shortenNames } from './names';

describe('names on a cover', () => {
  it('joins two names and marks further ones', () => {
    expect(joinNames([])).toBe('');
    expect(joinNames(['Terry Pratchett', 'Neil Gaiman'])).toBe('Terry Pratchett & Neil Gaiman');
    expect(joinNames(['A B', 'C D', 'E F'])).toBe('A B, C D …');
    expect(shortenNames('Terry Pratchett & Neil Gaiman')).toBe('Pratchett & Gaiman');
  });
});
