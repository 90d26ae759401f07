import { describe, expect, it } from 'vitest';
import { surname } from './surname';

describe('surname', () => {
  it.each([
    ['Ursula K. Le Guin', 'Le Guin'],
    ['Miguel de Cervantes', 'Cervantes'],
    ['Vincent van Gogh', 'van Gogh'],
    ['Johann Wolfgang von Goethe', 'Goethe'],
    ['Daphne du Maurier', 'du Maurier'],
    ['Kurt Vonnegut Jr.', 'Vonnegut'],
    ['夏目 漱石', '夏目 漱石'],
    ['نجيب محفوظ', 'نجيب محفوظ'],
    ['فينسنت فان جوخ', 'فينسنت فان جوخ'],
    ['Plato', 'Plato'],
    ['', ''],
  ])('finds in "%s" the surname "%s"', (name, expected) => expect(surname(name)).toBe(expected));
});
