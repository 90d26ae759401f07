import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namedFiles } from '../../scripts/build/chunk-groups';

test('every file that the groups of chunks name exists', () => {
  const named = Object.values(namedFiles).flat();

  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(join('client', file)))).toEqual([]);
});
