import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryLanguage, isLanguage, negotiate, splitLanguage, toLanguage } from './language';

const accept = (acceptLanguage: string | null, country: string | null = null) =>
  negotiate({ cookie: null, acceptLanguage, country });
const redirect = (path: string) => splitLanguage(path, () => 'de').redirect;

describe('toLanguage', () => {
  it.each([
    ['de', 'de'],
    ['sv', 'en'],
    [undefined, 'en'],
  ])('returns for %s the language %s', (value, language) => {
    expect(toLanguage(value)).toBe(language);
  });
});

describe('negotiate and countryLanguage', () => {
  it('choose the cookie’s, then the header’s, then the country’s language, then English', () => {
    expect(negotiate({ cookie: 'pl', acceptLanguage: 'de', country: 'FR' })).toBe('pl');
    expect(negotiate({ cookie: 'xx', acceptLanguage: 'de', country: 'FR' })).toBe('de');
    expect(accept('xx, yy;q=0.5', 'FR')).toBe('fr');
    expect(accept(null, 'EG')).toBe('ar');
    expect(accept(null, 'SE')).toBe('en');
    expect(accept(null)).toBe('en');
  });

  it.each([
    ['de-CH, fr;q=0.9', 'de'],
    ['fr;q=0.8, ja;q=0.9', 'ja'],
    ['pt-BR', 'pt'],
    ['zh-Hant-TW, ar-EG;q=0.1', 'ar'],
    ['de;q=0, it', 'it'],
    ['*, nl;q=0.5', 'nl'],
    ['NL', 'nl'],
    ['es ; q=0.3 , pl ; q=0.31', 'pl'],
    ['de;q=abc, fr;q=0.1', 'fr'],
    ['de;q=2, es', 'es'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    [',,;q=;=,*;q=0', 'en'],
  ])('choose for the header %j the language %s', (header, language) => {
    expect(accept(header)).toBe(language);
  });

  it('never throw for any values', () => {
    const text = fc.option(fc.string({ unit: 'binary', maxLength: 200 }));
    fc.assert(
      fc.property(text, text, text, (cookie, acceptLanguage, country) => {
        expect(isLanguage(negotiate({ cookie, acceptLanguage, country }))).toBe(true);
      }),
    );
  });

  it('return the language that most people of a country read', () => {
    expect(['AT', 'br', 'MX', 'JP', 'PL', 'BE', 'US', '', 'T1'].map((country) => countryLanguage(country))).toEqual([
      'de',
      'pt',
      'es',
      'ja',
      'pl',
      'nl',
      'en',
      'en',
      'en',
    ]);
  });
});

describe('splitLanguage', () => {
  it.each([
    ['/', '/de'],
    ['/faq', '/de/faq'],
    ['/EN', '/en'],
    ['/pt-BR/basket', '/pt/basket'],
    ['/xx', '/de'],
    ['/xx/books/1/x', '/de/books/1/x'],
    ['/zh-Hant-TW/faq', '/de/faq'],
    ['/ja-JP', '/ja'],
    ['/xyz/a', '/de/xyz/a'],
    ['/%E0%A4%A/x', '/de/%E0%A4%A/x'],
    ['/apiary', '/de/apiary'],
    ['//evil.example', '/de//evil.example'],
    ['/en_GB', '/de/en_GB'],
    ['/es-419/x', '/es/x'],
  ])('redirects %s to %s', (path, to) => {
    expect(redirect(path)).toBe(to);
  });

  it.each([
    '/en',
    '/de/',
    '/ar/faq',
    '/api/books',
    '/api',
    '/assets/a.js',
    '/covers/1.svg',
    '/sitemap.xml',
    '/sitemap-2.xml',
    '/robots.txt',
  ])('does not redirect %s', (path) => {
    expect(redirect(path)).toBeNull();
  });

  it('returns the language and the rest of the path', () => {
    expect(splitLanguage('/fr/cart', () => 'de')).toEqual({ language: 'fr', rest: '/cart', redirect: null });
    expect(splitLanguage('/fr', () => 'de')).toEqual({ language: 'fr', rest: '', redirect: null });
  });

  it('redirects to a path of this host that is not redirected again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        const to = redirect(`/${tail}`);
        if (to === null) return;
        expect(to).toMatch(/^\/[a-z]{2}(?:\/|$)/);
        expect(redirect(to)).toBeNull();
      }),
    );
  });
});
