import { describe, expect, it } from 'vitest';
import { shownParameters, shownValue } from './shown-parameters';

describe('shownParameters', () => {
  it.each([
    '/en',
    '/de/books/9780141439587',
    '/de/books/9780141439587/emma',
    '/ja/bulk-scanning',
    '/ar/imprint',
    '/pl/how-it-works',
  ])('returns no parameters for %s', (path) => {
    expect(shownParameters(path)).toEqual([]);
  });

  it('returns the filters of a list of books except those in its path', () => {
    const names = ['series', 'publisher'];
    const filters = ['format', 'grade', 'min', 'max', 'in_stock', 'sort', 'cursor'];

    const searched = ['format', 'grade', 'min', 'max', 'in_stock', 'exact', 'sort', 'cursor'];
    expect(shownParameters('/en/search')).toEqual(['q', 'language', 'subject', 'author', ...names, ...searched]);
    expect(shownParameters('/en/authors/Ann%20Author')).toEqual(['language', 'subject', ...names, ...filters]);
    expect(shownParameters('/en/subjects/crime')).toEqual(['language', 'author', ...names, ...filters]);
  });

  it('returns the search words of the FAQ', () => {
    expect(shownParameters('/en/faq')).toEqual(['q']);
  });

  it.each([
    '',
    '/',
    '/en/',
    '/EN',
    '/en/SEARCH',
    '/en/%73earch',
    '/en//search',
    '/en/search/more',
    '/en/books',
    '/en/books//emma',
    '/en/books/9780141439587/emma/more',
    '/en/authors',
    '/en/login',
    '/en/cart',
    '/en/trades/none',
    '/en/nothing',
    '/en/aboutx',
    '/eng/about',
    '/en/desk',
    '/en/mail-choices/key',
    '/api/books',
  ])('returns null for %s, which is no public page', (path) => {
    expect(shownParameters(path)).toBeNull();
  });
});

describe('shownValue', () => {
  it('joins all values of a filter, sorted and each once, and takes the first of other parameters', () => {
    expect(shownValue('language', ['en', '', 'de,en'])).toBe('de,en');
    expect(shownValue('grade', ['', ','])).toBeUndefined();
    expect(shownValue('q', ['', 'a', 'b'])).toBe('a');
  });
});
