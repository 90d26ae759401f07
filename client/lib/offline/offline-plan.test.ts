import { expect, it } from 'vitest';
import { languageOfScope, wayOf } from './offline-plan';

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
])('%s %s %s: %s', (method, mode, path, way) => {
  expect(wayOf({ method, mode, url: new URL(path, scope).href }, scope)).toBe(way);
  expect(languageOfScope(scope)).toBe('ar');
});
