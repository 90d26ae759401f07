import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Pages without a screen of their own: the frame around all, and whatever has no address. */
const without = new Set(['route', '$']);

test('every page stands in the lists by which the client is cut into files', () => {
  const listed = readFileSync('scripts/build/chunk-groups.ts', 'utf8');
  const pages = readdirSync('client/routes/$lng')
    .map((name) => name.replace(/\.tsx$/, ''))
    .filter((name) => !without.has(name));
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((page) => !listed.includes(`'${page}'`))).toEqual([]);
});
