import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketCodes } from '../../market/market-codes';
import { tradeNumber } from '../number';
import { codeWithCheckLetter, isMistypedParcelCode, isShopCode, parcelCode, parseParcelCode } from './parcel-code';

const number = tradeNumber('IE', Uint8Array.of(5, 17, 2, 20));
const codes = fc
  .tuple(
    fc.constantFrom(...marketCodes),
    fc.uint8Array({ minLength: 4, maxLength: 8 }),
    fc.integer({ min: 1, max: 999 }),
  )
  .map(([market, bytes, parcel]) => parcelCode(tradeNumber(market, bytes), parcel));
/** Pairs of characters that the check letter can't tell from each other. */
const sameValue = ['0S', '1T', '2V', '3X', '4Z', '5W'];

describe('parcelCode', () => {
  it('is the number of the trade, that of the parcel and a check letter', () => {
    expect(parcelCode('IE-7K4Q', 2)).toBe('IE-7K4Q-2V');
    expect(parcelCode('IE-7K4Q', 12)).toBe('IE-7K4Q-12E');
  });

  it('is read again', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(parseParcelCode(code.toLowerCase())).toBe(code);
        expect(isMistypedParcelCode(code)).toBe(false);
      }),
    );
  });
});

describe('parseParcelCode', () => {
  it.each([
    ['IE-7K4Q-1', 'IE-7K4Q-1'],
    [' ie-7k4q-1\n', 'IE-7K4Q-1'],
    ['DE-7K4Q2B3C-20', 'DE-7K4Q2B3C-20'],
  ])('reads the code %j, given before codes had a check letter, as %s', (typed, code) => {
    expect(parseParcelCode(typed)).toBe(code);
  });

  it.each(['', 'IE-7K4Q', 'IE7K4Q-1', 'IE-7K-1', 'IE-7K4Q-0', 'IE-7K4Q-1000', 'IE-7K4Q2B3C4D5E6-1', '9780141439587'])(
    'refuses %j',
    (typed) => {
      expect(parseParcelCode(typed)).toBeNull();
      expect(isMistypedParcelCode(typed)).toBe(false);
    },
  );
});

describe('isMistypedParcelCode', () => {
  it('finds each wrong character that the check letter can tell', () => {
    const signs = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    fc.assert(
      fc.property(codes, fc.nat(), signs, (code, place, sign) => {
        const at = place % code.length;
        const was = code.charAt(at);
        const typed = code.slice(0, at) + sign + code.slice(at + 1);
        // Only texts of the same form; the market's letters share values with others.
        fc.pre(was !== '-' && was !== sign && at > 2);
        fc.pre(at === code.length - 1 ? /[A-Z]/.test(sign) : at < code.lastIndexOf('-') || /[1-9]/.test(sign));
        fc.pre(at === code.length - 1 || !sameValue.some((pair) => pair.includes(was) && pair.includes(sign)));
        expect([typed, isMistypedParcelCode(typed), parseParcelCode(typed)]).toEqual([typed, true, null]);
      }),
      { numRuns: 500 },
    );
  });

  it('finds two swapped neighbours of the number', () => {
    fc.assert(
      fc.property(codes, fc.nat(), (code, place) => {
        const at = 3 + (place % (code.lastIndexOf('-') - 4));
        const [one = '', other = ''] = code.slice(at, at + 2);
        fc.pre(one !== other && !sameValue.some((pair) => pair.includes(one) && pair.includes(other)));
        expect(isMistypedParcelCode(code.slice(0, at) + other + one + code.slice(at + 2))).toBe(true);
      }),
    );
  });
});

describe('codeWithCheckLetter', () => {
  it('names the first code of the trade whose letter is missing', () => {
    expect(codeWithCheckLetter('ie-7k4q-2')).toBe(parcelCode('IE-7K4Q', 1));
  });

  it.each(['IE-7K4Q', parcelCode('IE-7K4Q', 2), '9780141439587'])('is null for %j', (typed) => {
    expect(codeWithCheckLetter(typed)).toBeNull();
  });
});

describe('isShopCode', () => {
  it.each([number, 'IE-7K4Q', 'ie-7k4q', ' IE-7K4Q-1 ', parcelCode('IE-7K4Q', 1), 'IE-7K4Q-1Z'])(
    'finds %j on a paper of the shop',
    (scanned) => {
      expect(isShopCode(scanned)).toBe(true);
    },
  );

  it.each(['RR123456785DE', 'JD014600003828', 'RR 1234 5678 5DE', 'IE7K4Q', '9780141439587', ''])(
    'leaves %j to the carriers',
    (scanned) => {
      expect(isShopCode(scanned)).toBe(false);
    },
  );
});
