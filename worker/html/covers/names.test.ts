import { describe, expect, it } from 'vitest';
import { joinNames, shortenNames, surname } from './names';

describe('names on a cover', () => {
  it.each([
    ['Ursula K. Le Guin', 'Le Guin'],
    ['Miguel de Cervantes', 'Cervantes'],
    ['Vincent van Gogh', 'van Gogh'],
    ['Johann Wolfgang von Goethe', 'Goethe'],
    ['Daphne du Maurier', 'du Maurier'],
    ['Kurt Vonnegut Jr.', 'Vonnegut'],
    ['夏目 漱石', '夏目 漱石'],
    ['نجيب محفوظ', 'نجيب محفوظ'],
    ['Plato', 'Plato'],
    ['', ''],
  ])('%s is looked for under %s', (name, expected) => expect(surname(name)).toBe(expected));

  it('joins two names and marks further ones', () => {
    expect(joinNames([])).toBe('');
    expect(joinNames(['Terry Pratchett', 'Neil Gaiman'])).toBe('Terry Pratchett & Neil Gaiman');
    expect(joinNames(['A B', 'C D', 'E F'])).toBe('A B, C D …');
    expect(shortenNames('Terry Pratchett & Neil Gaiman')).toBe('Pratchett & Gaiman');
  });
});
