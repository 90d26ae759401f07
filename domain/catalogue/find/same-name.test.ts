import { describe, expect, it } from 'vitest';
import { lettersOfName } from './same-name';

/** Returns whether a name has the letters of another one at each place. */
const isSame = (name: string, other: string) => {
  const letters = lettersOfName(name);
  const given = Array.from(other);
  return letters.length === given.length && letters.every((set, index) => set.includes(given[index] ?? ''));
};

describe('lettersOfName', () => {
  it.each([
    ['Éditions Gallimard', 'editions gallimard'],
    ['editions gallimard', 'ÉDITIONS GALLIMARD'],
    ['E\u0301ditions', 'Éditions'],
    [' Wydawnictwo Łódź ', 'WYDAWNICTWO ŁÓDŹ'],
    ['Эксмо', 'ЭКСМО'],
    ['新潮社', '新潮社'],
  ])('takes %s and %s for one name', (name, other) => {
    expect(isSame(name, other)).toBe(true);
  });

  it.each([
    ['Penguin', 'Penguin Books'],
    ['Corgi', 'Corgo'],
    ['新潮社', '新潮文'],
  ])('tells %s from %s', (name, other) => {
    expect(isSame(name, other)).toBe(false);
  });
});
