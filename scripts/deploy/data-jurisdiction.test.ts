import { describe, expect, it } from 'vitest';
import { settleJurisdiction } from './data-jurisdiction.mjs';
import { readDeployOptions } from './deploy-options.mjs';

describe('settleJurisdiction', () => {
  it.each([
    [{ isNew: true }, 'eu'],
    [{ isNew: true, given: 'us' }, 'us'],
    [{ isNew: true, given: 'none' }, 'none'],
    [{ isNew: false }, 'none'],
    [{ isNew: false, kept: 'eu' }, 'eu'],
    [{ isNew: false, kept: 'eu', given: 'eu' }, 'eu'],
  ])('returns for %o the jurisdiction %s', (from, jurisdiction) => {
    expect(settleJurisdiction(from)).toEqual({ jurisdiction });
  });

  it('refuses a jurisdiction that does not exist', () => {
    expect(settleJurisdiction({ isNew: true, given: 'mars' }).wrong).toContain('eu, us, none');
  });

  it('refuses to move the data of a deployed shop', () => {
    expect(settleJurisdiction({ isNew: false, kept: 'eu', given: 'us' }).wrong).toContain('"eu"');
    expect(settleJurisdiction({ isNew: false, given: 'eu' }).wrong).toContain('"none"');
  });
});

describe('readDeployOptions', () => {
  it('reads origin and jurisdiction, in any order', () => {
    expect(readDeployOptions(['--jurisdiction', 'eu', '--origin', 'https://one.example'])).toEqual({
      origin: 'https://one.example',
      jurisdiction: 'eu',
    });
    expect(readDeployOptions([])).toEqual({ origin: undefined, jurisdiction: undefined });
  });

  it.each([[['--origin']], [['--orign', 'https://one.example']], [['--origin', 'https://one.example', 'more']]])(
    'refuses the words %o',
    (words) => {
      expect(readDeployOptions(words).wrong).toContain('https://your.shop');
    },
  );
});
