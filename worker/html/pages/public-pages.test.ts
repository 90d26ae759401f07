import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../../client/lib/search-params';
import { shownParameters } from '../../../domain/pages/shown-parameters';
import { publicAddress } from './public-pages';

const at = (address: string) => publicAddress(new URL(address, 'https://dogear.example'));

describe('publicAddress', () => {
  it.each([
    ['/en?q=x&utm_source=y', '/en'],
    ['/en/', '/en'],
    ['/en/search/?sort=price&q=a&q=b', '/en/search?q=a&sort=price'],
    ['/en/search?language=en&grade=&language=de%2Cen&q=a', '/en/search?q=a&language=de%2Cen'],
    ['/en/search?q=stieg+larson&exact=true', '/en/search?q=stieg+larson&exact=true'],
    ['/en/search?q=&q=%20b+c', '/en/search?q=+b+c'],
    ['/en/search?%71=a&Q=b&q[]=c&__proto__=d', '/en/search?q=a'],
    ['/en/search?q=%E0%A4%A', '/en/search?q=%EF%BF%BD%25A'],
    ['/en/authors/AC%2FDC?q=a&author=b&max=5', '/en/authors/AC%2FDC?max=5'],
    ['/en/login?returnTo=/en', null],
    ['//evil.example/en', null],
    ['/en//search', null],
  ])('makes of %s %s', (address, canonical) => {
    const [pathname = '', query = ''] = address.split('?');

    expect(publicAddress({ pathname, search: `?${query}` })).toBe(canonical);
  });

  const odd = ['__proto__', 'constructor', '@', 'utm_source', 'Q', ' q'];
  const names = fc.oneof(fc.constantFrom('q', 'max', 'sort', 'author', 'cursor', 'language', ...odd), fc.string());
  const queries = fc.array(fc.tuple(names, fc.string({ unit: 'binary' })), { maxLength: 8 });
  const books = ['/en/search', '/ja/subjects/crime', '/pl/authors/A', '/en/books/9780141439587/emma/'];
  const paths = fc.constantFrom('/en', '/en/', '/de/faq', '/ar/about', ...books);

  it('returns its own result unchanged', () => {
    fc.assert(
      fc.property(paths, queries, (path, query) => {
        const canonical = at(`${path}?${new URLSearchParams(query).toString()}`) ?? 'none';
        const { pathname, search, searchParams } = new URL(canonical, 'https://dogear.example');
        const shown = [...searchParams.keys()];

        expect(at(canonical)).toBe(canonical);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.filter((name) => !shownParameters(pathname)?.some((each) => each === name))).toEqual([]);
        expect([...searchParams.values()].filter((value) => value === '')).toEqual([]);
        expect(stringifySearch(parseSearch(search))).toBe(search);
      }),
      { numRuns: 2000 },
    );
  });

  it('ignores unknown and empty values, and later values of other parameters than lists', () => {
    const unknown = names.filter((name) => !shownParameters('/en/search')?.some((each) => each === name));
    fc.assert(
      fc.property(paths, queries, fc.array(fc.tuple(unknown, fc.string()), { maxLength: 5 }), (path, query, added) => {
        const plain = new URLSearchParams(query).toString();
        const noisy = [new URLSearchParams(added).toString(), 'q=&max=&sort=', plain, plain].join('&');

        expect(at(`${path}?${noisy}`)).toBe(at(`${path}?${plain}`));
      }),
      { numRuns: 2000 },
    );
  });
});
