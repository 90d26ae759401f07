import { expect, it } from 'vitest';
import { chunkName } from './file-names.mjs';

it.each([
  ['catalogue._-_kind_._-_key_', 'catalogue'],
  ['trades._id_.print._paper', 'trades.print'],
  ['account-details_', 'account-details'],
  ['_slug', '_slug'],
  ['which-of-these', 'which-of-these'],
])('a script that is named %s is served as %s', (name, short) => {
  expect(chunkName(name)).toBe(short);
});
