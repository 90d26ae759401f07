import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookPath } from './book-path';
import { slug } from './slug';

/** Returns the words of a title by Unicode classes of characters, without the faster patterns for Latin. */
function words(title: string): string[] {
  const plain = title
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ`´]/gu, '')
    .replace(/ß/gu, 'ss');
  return plain
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}

describe('slug', () => {
  it('treats every Latin character as Unicode classifies it', () => {
    const odd: string[] = [];
    for (let code = 0; code < 0x2100; code += 1) {
      const title = `Ab${String.fromCodePoint(code)}cd`;
      if (slug(title) !== words(title).join('-')) odd.push(code.toString(16));
    }
    expect(odd).toEqual([]);
  });

  it('has the words that Unicode classes find in a title', () => {
    const letter = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code));
    const other = fc.constantFrom('’', '–', '\u0301', 'ﬁ', '½', 'ノ', 'م', ' ');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof({ weight: 6, arbitrary: letter }, other), minLength: 1, maxLength: 40 }),
        (title) => {
          const found = words(title).join('-');
          fc.pre(/[\p{L}\p{N}]/u.test(found) && Array.from(found).length <= 60);
          expect(slug(title)).toBe(found);
        },
      ),
    );
  });

  it.each([
    ['The Secret History', 'the-secret-history'],
    ["L'Étranger", 'letranger'],
    ['Die Straße', 'die-strasse'],
    ['ノルウェイの森（上）', 'ノルウェイの森-上'],
    ['أولاد حارتنا', 'أولاد-حارتنا'],
    ['11/22/63', '11-22-63'],
    ['?!', 'book'],
    ['', 'book'],
  ])('turns %s into %s', (title, expected) => expect(slug(title)).toBe(expected));

  it('is never empty, has no path separators and survives percent-encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const made = slug(title);
        expect(made).not.toMatch(/[/?#.\s]/);
        expect(made.length).toBeGreaterThan(0);
        expect(decodeURIComponent(bookPath('9780141439587', title))).toBe(`/books/9780141439587/${made}`);
      }),
    );
  });
});
