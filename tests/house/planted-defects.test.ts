import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plantedDefects } from '../simulation/defects/list.mjs';

// A defect whose text a change has removed would no longer be planted, and the simulation would prove nothing.
it.each(plantedDefects)('the code still contains the text that defect $name replaces, once', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
