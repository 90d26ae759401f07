import { describe, expect, it } from 'vitest';
import { withoutPlaceholders } from './placeholders';

describe('withoutPlaceholders', () => {
  it.each([
    ['the something of the wind', 'the of the wind'],
    ['der irgendwas von oz', 'der von oz'],
    ['le truc de la rose', 'le de la rose'],
    ['博士のなんとか数式', '博士の 数式'],
    ['Trucks', 'trucks'],
  ])('%s → %s', (typed, kept) => {
    expect(withoutPlaceholders(typed)).toBe(kept);
  });
});
