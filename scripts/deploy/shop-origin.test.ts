import { describe, expect, it } from 'vitest';
import { printedOrigin, settleOrigin } from './shop-origin.mjs';

const all = {
  given: 'https://one.example',
  environment: 'https://two.example',
  configured: 'https://three.example',
  kept: 'https://four.example',
};

describe('settleOrigin', () => {
  it.each([
    [all, 'https://one.example'],
    [{ ...all, given: undefined }, 'https://two.example'],
    [{ ...all, given: undefined, environment: undefined }, 'https://three.example'],
    [{ ...all, given: undefined, environment: '', configured: undefined }, 'https://four.example'],
    [{}, null],
    [{ given: 'https://one.example/' }, 'https://one.example'],
  ])('returns for %o the origin %s', (from, origin) => {
    expect(settleOrigin(from)).toEqual({ origin });
  });

  it.each(['http://one.example', 'one.example', 'https://one.example/en'])('refuses %s', (given) => {
    expect(settleOrigin({ given }).wrong).toContain('https://your.shop');
  });
});

describe('printedOrigin', () => {
  it('finds the address that a deploy prints', () => {
    expect(
      printedOrigin('Deployed dogear triggers (1.2 sec)\n  https://dogear.somebody.workers.dev\n  schedule: * * * * *'),
    ).toBe('https://dogear.somebody.workers.dev');
  });

  it('returns null where the output has no address', () => {
    expect(printedOrigin('No targets deployed for dogear')).toBeNull();
  });
});
