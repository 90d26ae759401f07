import { describe, expect, it } from 'vitest';
import { printedOrigin, settleOrigin } from './shop-origin.mjs';

const all = {
  words: ['--origin', 'https://one.example'],
  environment: 'https://two.example',
  configured: 'https://three.example',
  kept: 'https://four.example',
};

describe('settleOrigin', () => {
  it.each([
    [all, 'https://one.example'],
    [{ ...all, words: [] }, 'https://two.example'],
    [{ ...all, words: [], environment: undefined }, 'https://three.example'],
    [{ ...all, words: [], environment: '', configured: undefined }, 'https://four.example'],
    [{ words: [] }, null],
    [{ words: ['--origin', 'https://one.example/'] }, 'https://one.example'],
  ])('returns for %o the origin %s', (from, origin) => {
    expect(settleOrigin(from)).toEqual({ origin });
  });

  it.each([
    [['--origin', 'http://one.example']],
    [['--origin', 'one.example']],
    [['--origin', 'https://one.example/en']],
    [['--origin']],
    [['--orign', 'https://one.example']],
    [['--origin', 'https://one.example', 'more']],
  ])('refuses the words %o', (words) => {
    expect(settleOrigin({ words }).wrong).toContain('https://your.shop');
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
