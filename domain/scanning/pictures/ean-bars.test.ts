import bwip from 'bwip-js/node';
import { describe, expect, it } from 'vitest';
import { eanBars } from './ean-bars';

describe('eanBars', () => {
  it.each([
    '9780140328721',
    '9783518368541',
    '9791034300013',
    '4006381333931',
    '0012345678905',
    '5901234123457',
    '8711253001202',
  ])('returns for %s the bars of an independent generator', (ean) => {
    const [drawn] = bwip.raw({ bcid: 'ean13', text: ean });
    expect(eanBars(ean)).toEqual(drawn && 'sbs' in drawn ? drawn.sbs : null);
  });

  it('returns 95 modules for a wrong check digit too', () => {
    expect(eanBars('9780140328720').reduce((sum, width) => sum + width, 0)).toBe(95);
  });
});
