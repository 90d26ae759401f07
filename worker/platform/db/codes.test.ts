import { describe, expect, it } from 'vitest';
import type { OutboundLegState } from '../../../domain/trades/lifecycle/states';
import { code, codes } from './codes';

describe('code', () => {
  it('returns a text constant of SQL', () => {
    expect(code<OutboundLegState>('packed')).toBe(`'packed'`);
  });

  it('does not compile for a misspelt code', () => {
    // @ts-expect-error -- there is no such state
    expect(code<OutboundLegState>('pakced')).toBe(`'pakced'`);
    // @ts-expect-error -- the type of the column is missing
    expect(code('packed')).toBe(`'packed'`);
  });

  it.each(["it's", '', 'a b'])('throws for %j', (text) => {
    expect(() => code<string>(text)).toThrow(RangeError);
  });
});

describe('codes', () => {
  it('returns a list of SQL with its brackets', () => {
    expect(codes<OutboundLegState>(['packed', 'lost'])).toBe(`('packed', 'lost')`);
  });
});
