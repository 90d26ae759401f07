import { describe, expect, it } from 'vitest';
import { cardProviderOf, isCardProvider } from './card-providers';

describe('cardProviderOf', () => {
  it.each([
    ['stripe:pi_1', 'stripe'],
    ['stripe', null],
    ['bank:1', null],
    ['', null],
  ])('returns for the reference %j the provider %j', (ref, provider) => {
    expect(cardProviderOf(ref)).toBe(provider);
  });
});

describe('isCardProvider', () => {
  it.each([
    ['stripe', true],
    ['bank-transfer', false],
    [null, false],
    [undefined, false],
  ])('returns for %j %j', (name, is) => {
    expect(isCardProvider(name)).toBe(is);
  });
});
