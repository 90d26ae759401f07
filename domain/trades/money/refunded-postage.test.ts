import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../market/market';
import { latePostage, refundedPostage } from './refunded-postage';

const flat = rulesOf('IE').postage;
const sale = { market: 'IE', quoted: 3 * flat, parcels: 3, arrived: 3, kept: 5 } as const;

describe('refundedPostage', () => {
  it.each([
    ['all parcels arrived', sale, 3 * flat],
    ['one of three arrived', { ...sale, arrived: 1 }, flat],
    ['no copy is kept', { ...sale, kept: 0 }, 0],
    ['one flat amount was quoted for three parcels', { ...sale, quoted: flat, arrived: 1 }, flat],
    ['nothing was quoted', { ...sale, quoted: 0 }, 0],
  ])('when %s', (_, facts, amount) => {
    expect(refundedPostage(facts)).toBe(amount);
  });
});

describe('latePostage', () => {
  it.each([
    ['the sale refunded only the parcels that had arrived', { ...sale, arrived: 2 }, flat],
    ['one flat amount was quoted and refunded', { ...sale, quoted: flat, arrived: 2 }, 0],
    ['the shop pays the label', { ...sale, quoted: 0, arrived: 2 }, 0],
  ])('when %s', (_, facts, amount) => {
    expect(latePostage(facts)).toBe(amount);
  });

  it('adds up to what was quoted, in whatever order parcels arrive', () => {
    for (let arrived = 0; arrived <= 3; arrived += 1) {
      const late = (3 - arrived) * latePostage({ ...sale, arrived });
      expect(refundedPostage({ ...sale, arrived }) + late).toBe(sale.quoted);
    }
  });
});
