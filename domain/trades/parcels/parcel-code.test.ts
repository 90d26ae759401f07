import { describe, expect, it } from 'vitest';
import { tradeNumber } from '../number';
import { isShopCode, parcelCode, parseParcelCode } from './parcel-code';

const number = tradeNumber('IE', Uint8Array.of(5, 17, 2, 20));

describe('parcelCode', () => {
  it('is the number of the trade and that of the parcel', () => {
    expect(parcelCode('IE-7K4Q', 2)).toBe('IE-7K4Q-2');
  });

  it.each([1, 12, 999])('is read again as parcel %d', (parcel) => {
    expect(parseParcelCode(parcelCode(number, parcel))).toBe(`${number}-${parcel}`);
  });
});

describe('parseParcelCode', () => {
  it.each([
    ['IE-7K4Q-1', 'IE-7K4Q-1'],
    [' ie-7k4q-1\n', 'IE-7K4Q-1'],
    ['DE-7K4Q2B3C-20', 'DE-7K4Q2B3C-20'],
  ])('reads %j as %s', (typed, code) => {
    expect(parseParcelCode(typed)).toBe(code);
  });

  it.each(['', 'IE-7K4Q', 'IE7K4Q-1', 'IE-7K-1', 'IE-7K4Q-0', 'IE-7K4Q-1000', 'IE-7K4Q2B3C4D5E6-1', '9780141439587'])(
    'refuses %j',
    (typed) => {
      expect(parseParcelCode(typed)).toBeNull();
    },
  );
});

describe('isShopCode', () => {
  it.each([number, 'IE-7K4Q', 'ie-7k4q', ' IE-7K4Q-1 '])('finds %j on a paper of the shop', (scanned) => {
    expect(isShopCode(scanned)).toBe(true);
  });

  it.each(['RR123456785DE', 'JD014600003828', 'RR 1234 5678 5DE', 'IE7K4Q', '9780141439587', ''])(
    'leaves %j to the carriers',
    (scanned) => {
      expect(isShopCode(scanned)).toBe(false);
    },
  );
});
