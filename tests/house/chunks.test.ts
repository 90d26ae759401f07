import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Routes that the chunk lists omit: the document of every page and the page of unknown addresses. */
const unlisted = new Set(['__root', '$']);

test('every page is in the lists that split the client into files', () => {
  const listed = readFileSync('scripts/build/chunk-groups.ts', 'utf8');
  const pages = readdirSync('client/routes', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.replace(/\.tsx$/, ''))
    .filter((name) => !unlisted.has(name));
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((page) => !listed.includes(`'${page}'`))).toEqual([]);
});
