import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookPath } from './book-path';
import { slug } from './slug';

describe('a slug', () => {
  it.each([
    ['The Secret History', 'the-secret-history'], ["L'Étranger", 'letranger'], ['Die Straße', 'die-strasse'], ['ノルウェイの森（上）', 'ノルウェイの森-上'],
    ['أولاد حارتنا', 'أولاد-حارتنا'], ['11/22/63', '11-22-63'], ['?!', 'book'], ['', 'book'],
  ])('of %s is %s', (title, expected) => expect(slug(title)).toBe(expected));

  it('is never empty, never a path of its own, and always fits into an address', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const made = slug(title);
      expect(made).not.toMatch(/[/?#.\s]/);
      expect(made.length).toBeGreaterThan(0);
      expect(decodeURIComponent(bookPath('9780141439587', title))).toBe(`/books/9780141439587/${made}`);
    }));
  });
});
