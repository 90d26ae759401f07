import { describe, expect, it } from 'vitest';
import { languageOfScope, scriptsOf, answerSourceOf } from './offline-plan';

const scope = 'https://shop.example/ar/bulk-scanning';
it.each([
  ['GET', 'navigate', '/ar/bulk-scanning', 'page'],
  ['GET', 'navigate', '/ar/bulk-scanning/?x=1', 'page'],
  ['GET', 'navigate', '/ar/bulk-scanning-tips', 'network'],
  ['GET', 'navigate', '/ar/basket', 'network'],
  ['GET', 'cors', '/assets/ar-1/main.js', 'asset'],
  ['GET', 'no-cors', '/covers/9780306406157', 'cover'],
  ['GET', 'cors', '/api/basket', 'network'],
  ['POST', 'cors', '/api/offers', 'network'],
  ['GET', 'cors', '/ar/bulk-scanning', 'network'],
  ['GET', 'cors', 'https://elsewhere.example/assets/x.js', 'network'],
])('answerSourceOf answers %s %s %s from: %s', (method, mode, path, source) => {
  expect(answerSourceOf({ method, mode, url: new URL(path, scope).href }, scope)).toBe(source);
  expect(languageOfScope(scope)).toBe('ar');
});

describe('scriptsOf', () => {
  const page =
    '<head><script type="importmap" data-version="v1" ' +
    'nonce="n">{"imports":{"~main":"/assets/main-a.js","~scan":"/assets/scan-b.js"}}</script>';

  it('returns the addresses of the chunks that are asked for', () => {
    expect(scriptsOf(page, 'v1', ['scan'])).toEqual(['/assets/scan-b.js']);
  });

  it.each([
    ['a page of another build', page, 'v2', ['main']],
    ['a page without an import map', '<head>', 'v1', ['main']],
    ['a page whose map lacks a chunk', page, 'v1', ['main', 'lists']],
  ])('returns null for %s', (_name, html, version, chunks) => {
    expect(scriptsOf(html, version, chunks)).toBeNull();
  });
});
