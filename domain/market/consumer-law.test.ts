import { describe, expect, it } from 'vitest';
import { marketCodes } from './market-codes';
import { consumerLaw, hasWithdrawalRight } from './consumer-law';

describe('consumerLaw', () => {
  it('names at least two years of legal guarantee wherever the law names a length', () => {
    const years = marketCodes.flatMap((market) => consumerLaw[market].guaranteeYears ?? []);

    expect(Math.min(...years)).toBe(2);
    expect([consumerLaw.ES.guaranteeYears, consumerLaw.PT.guaranteeYears]).toEqual([3, 3]);
  });

  it('names a body with the site of it wherever the law gives a right to withdraw', () => {
    const advised = marketCodes.filter((market) => /^[a-z.-]+\.[a-z]{2,}$/.test(consumerLaw[market].site));

    expect(advised).toEqual(marketCodes.filter(hasWithdrawalRight));
    expect(advised.filter((market) => consumerLaw[market].body === '')).toEqual([]);
  });
});
