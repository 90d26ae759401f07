import { describe, expect, it } from 'vitest';
import { personName } from './person-name';

describe('personName', () => {
  it.each([
    ['Aoife Byrne', 'Aoife Byrne'],
    ['  山田   太郎 ', '山田 太郎'],
    ['Eva\nByrne', 'Eva Byrne'],
    ['Eva \u202EByrne', 'Eva Byrne'],
    ['a'.repeat(121), 'a'.repeat(120)],
    ['', null],
    [' \n\t ', null],
    ['\u202E\u2066', null],
    [undefined, null],
  ])('turns %j into %j', (typed, name) => {
    expect(personName(typed)).toBe(name);
  });
});
