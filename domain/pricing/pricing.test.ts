import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grades, usedGrades } from '../grade';
import { rulesOf, type Market } from '../market/market';
import { marketCodes } from '../market/market-codes';
import { money } from '../money';
import { openingRate, type Rate } from '../rates';
import { exLibraryAmount, offerFor, type OfferFacts } from './offer';
import { basePrice, shownPrice, struckOutPrice } from './price';

const rateOf = (market: Market): Rate => openingRate(rulesOf(market).currency);
const supply = fc
  .record({
    onHand: fc.nat(30),
    reserved: fc.constant(0),
    onTheWay: fc.nat(10),
    demand: fc.nat(200),
  })
  .chain((all) => fc.nat(all.onHand).map((reserved) => ({ ...all, reserved })));
const reference = fc.integer({ min: 1, max: 30_000 });
const market = fc.constantFrom(...marketCodes);
const copy = fc.oneof(
  fc.record({ grade: fc.constantFrom(...grades), bound: fc.constant(false) }),
  fc.constant({ grade: 'new' as const, bound: true }),
);
const total = (reasons: readonly { amount: { minor: number } }[]) =>
  reasons.reduce((sum, { amount }) => sum + amount.minor, 0);
const facts = fc
  .record({
    referenceCents: reference,
    isRecalled: fc.constant(false),
    supply,
    wishes: fc.nat(30),
    given: fc.nat(4),
    held: fc.nat(40),
    market,
    paid: fc.option(fc.integer({ min: 10, max: 9000 })),
    prices: fc.record(
      { 'like-new': fc.integer({ min: 1, max: 20_000 }), good: fc.integer({ min: 1, max: 20_000 }) },
      { requiredKeys: [] },
    ),
  })
  .map(({ paid, ...rest }): OfferFacts => ({
    ...rest,
    canBuy: true,
    rate: rateOf(rest.market),
    boughtHere: paid === null ? null : money(paid, rulesOf(rest.market).currency),
  }));
const ordinary: OfferFacts = {
  referenceCents: 1200,
  isRecalled: false,
  supply: { onHand: 3, reserved: 0, onTheWay: 0, demand: 5 },
  wishes: 0,
  given: 0,
  held: 0,
  boughtHere: null,
  prices: {},
  market: 'IE',
  rate: rateOf('IE'),
  canBuy: true,
};
const priceAt = (of: OfferFacts, grade: (typeof usedGrades)[number]) =>
  shownPrice({
    baseCents: of.prices[grade] ?? basePrice(of.referenceCents ?? 0, grade, of.supply),
    referenceCents: of.referenceCents ?? 0,
    grade,
    bound: false,
    market: of.market,
    rate: of.rate,
  }).price;

describe('basePrice, shownPrice and struckOutPrice', () => {
  it('return reasons that add up to the price and a multiple of the step in every market', () => {
    fc.assert(
      fc.property(reference, supply, market, copy, (referenceCents, stock, place, { grade, bound }) => {
        const baseCents = basePrice(referenceCents, grade, stock);
        const { price, reasons } = shownPrice({
          baseCents,
          referenceCents,
          grade,
          bound,
          market: place,
          rate: rateOf(place),
        });
        expect(total(reasons)).toBe(price.minor);
        expect(price.minor).toBeGreaterThan(0);
        const { currency, step } = rulesOf(place);
        if (bound && currency === 'EUR') expect(price.minor).toBe(referenceCents);
        else expect(price.minor % step).toBe(0);
      }),
    );
  });

  it('never return a higher price for a worse grade', () => {
    fc.assert(
      fc.property(reference, supply, market, (referenceCents, stock, place) => {
        const prices = grades.map((grade) => basePrice(referenceCents, grade, stock));
        expect(prices).toEqual(prices.toSorted((a, b) => b - a));
        const shown = grades.slice(1).map(
          (grade, index) =>
            shownPrice({
              baseCents: prices[index + 1] ?? 0,
              referenceCents,
              grade,
              bound: false,
              market: place,
              rate: rateOf(place),
            }).price.minor,
        );
        expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      }),
    );
  });

  it('return publisher’s price, grade and demand as reasons', () => {
    const baseCents = basePrice(1200, 'very-good', { onHand: 1, reserved: 0, onTheWay: 0, demand: 10 });
    expect(baseCents).toBe(731);
    expect(
      shownPrice({
        baseCents,
        referenceCents: 1200,
        grade: 'very-good',
        bound: false,
        market: 'IE',
        rate: rateOf('IE'),
      }),
    ).toEqual({
      price: money(730, 'EUR'),
      reasons: [
        { code: 'reference', amount: money(1200, 'EUR') },
        { code: 'grade', amount: money(-504, 'EUR') },
        { code: 'demand', amount: money(35, 'EUR') },
        { code: 'rounding', amount: money(-1, 'EUR') },
      ],
    });
    expect(
      shownPrice({
        baseCents: 1299,
        referenceCents: 1299,
        grade: 'new',
        bound: true,
        market: 'DE',
        rate: rateOf('DE'),
      }),
    ).toEqual({
      price: money(1299, 'EUR'),
      reasons: [{ code: 'publisher-price', amount: money(1299, 'EUR') }],
    });
    expect(
      shownPrice({
        baseCents: 500,
        referenceCents: 1200,
        grade: 'good',
        bound: false,
        market: 'JP',
        rate: rateOf('JP'),
      }).price,
    ).toEqual(money(850, 'JPY'));
  });

  it('strike out a price only above today’s, the lowest of the 30 days before', () => {
    const offered = { baseCents: 400, today: '2026-11-20', bound: false, market: 'IE', rate: rateOf('IE') } as const;
    const struck = (...history: [string, number][]) =>
      struckOutPrice({ ...offered, history: history.map(([day, baseCents]) => ({ day, baseCents })) });
    expect(struck()).toBeNull();
    expect(struck(['2026-11-01', 500])).toEqual(money(500, 'EUR'));
    expect(struck(['2026-11-01', 500], ['2026-11-10', 450])).toEqual(money(450, 'EUR'));
    expect(struck(['2026-11-01', 500], ['2026-11-19', 400])).toBeNull();
    expect(struck(['2026-09-01', 380], ['2026-10-25', 500])).toBeNull();
    expect(struck(['2026-08-01', 380], ['2026-09-01', 520], ['2026-10-25', 500])).toEqual(money(500, 'EUR'));
    expect(struck(['2026-11-20', 900])).toBeNull();
    expect(struck(['2026-11-01', 404])).toBeNull();
    const fresh = { ...offered, history: [{ day: '2026-11-01', baseCents: 500 }] };
    expect(struckOutPrice({ ...fresh, bound: true, market: 'DE', rate: rateOf('DE') })).toBeNull();
    expect(struckOutPrice(fresh)).toEqual(money(500, 'EUR'));
  });
});

describe('offerFor', () => {
  it('returns reasons that add up to an offer of at most 75 % of the price, bonus included', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...usedGrades), fc.boolean(), (of, grade, exLibrary) => {
        const offer = offerFor(of, grade, exLibrary);
        if (offer.kind === 'declined') return;
        expect(total(offer.reasons)).toBe(offer.amount.minor);
        expect(offer.amount.minor % rulesOf(of.market).step).toBe(0);
        expect(offer.amount.minor * 110).toBeLessThanOrEqual(priceAt(of, grade).minor * 75);
        if (of.boughtHere !== null) expect(offer.amount.minor * 110).toBeLessThanOrEqual(of.boughtHere.minor * 50);
        expect(offer.amount.minor).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('never returns more for a worse grade or an ex-library copy', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const worth = (grade: (typeof usedGrades)[number], exLibrary: boolean) => {
          const offer = offerFor(of, grade, exLibrary);
          return offer.kind === 'offer' ? offer.amount.minor : 0;
        };
        for (const exLibrary of [false, true]) {
          const amounts = usedGrades.map((grade) => worth(grade, exLibrary));
          expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
        }
        for (const grade of usedGrades) expect(worth(grade, true)).toBeLessThanOrEqual(worth(grade, false));
      }),
      { numRuns: 300 },
    );
  });

  it('adds at most 20 % for wishes', () => {
    fc.assert(
      fc.property(facts, fc.nat(1000), (of, wishes) => {
        const plain = offerFor({ ...of, wishes: 0, given: 0 }, 'good');
        const wanted = offerFor({ ...of, wishes, given: 0 }, 'good');
        if (plain.kind === 'declined' || wanted.kind === 'declined') return;
        expect(wanted.amount.minor).toBeGreaterThanOrEqual(plain.amount.minor);
        const before = plain.amount.minor + rulesOf(of.market).step;
        expect(wanted.amount.minor).toBeLessThanOrEqual(before * 1.2 + 1);
      }),
    );
  });

  it('reaches the smallest basket with three or four ordinary paperbacks', () => {
    const amounts = usedGrades.map((grade) => {
      const offer = offerFor(ordinary, grade);
      return offer.kind === 'offer' ? offer.amount.minor : 0;
    });
    expect(amounts).toEqual([420, 340, 260, 160]);
  });

  it('declines while recalled, without a price, with enough copies, from the fourth copy, and for too little', () => {
    const declined = (changes: Partial<OfferFacts>) => offerFor({ ...ordinary, ...changes }, 'good');
    expect(declined({ isRecalled: true })).toEqual({ kind: 'declined', reason: 'recalled' });
    expect(declined({ referenceCents: null })).toEqual({ kind: 'declined', reason: 'no-reference-price' });
    const full = { onHand: 15, reserved: 4, onTheWay: 5, demand: 50 };
    expect(declined({ supply: full })).toEqual({ kind: 'declined', reason: 'enough-stock' });
    expect(declined({ supply: { ...full, onTheWay: 4 } }).kind).toBe('offer');
    expect(declined({ given: 3 })).toEqual({ kind: 'declined', reason: 'copies-limit' });
    expect(declined({ given: 2 }).kind).toBe('offer');
    expect(declined({ referenceCents: 120 })).toEqual({ kind: 'declined', reason: 'too-little-value' });
  });

  it('counts a copy held by another account as half a copy', () => {
    const here = (onTheWay: number) => ({ onHand: 2, reserved: 0, onTheWay, demand: 5 });
    for (const copies of [0, 1, 4]) {
      const held = offerFor({ ...ordinary, supply: here(0), held: 2 * copies }, 'good');
      expect(held).toEqual(offerFor({ ...ordinary, supply: here(copies), held: 0 }, 'good'));
    }
  });

  it('declines from thirty copies on hand, on the way and held', () => {
    const here = { onHand: 10, reserved: 4, onTheWay: 5, demand: 5 };
    const offer = (held: number) => offerFor({ ...ordinary, supply: here, held }, 'good');
    expect(offer(14).kind).toBe('offer');
    expect(offer(15)).toEqual({ kind: 'declined', reason: 'enough-stock' });
  });

  it('never rises with copies held by others', () => {
    fc.assert(
      fc.property(facts, fc.nat(30), fc.constantFrom(...usedGrades), (of, more, grade) => {
        const [before, after] = [offerFor(of, grade), offerFor({ ...of, held: of.held + more }, grade)];
        if (before.kind === 'declined') expect(after.kind).toBe('declined');
        else if (after.kind === 'offer') expect(after.amount.minor).toBeLessThanOrEqual(before.amount.minor);
      }),
    );
  });

  it('offers at most half of what the person paid here, and less for ex-library copies', () => {
    expect(offerFor({ ...ordinary, boughtHere: money(300, 'EUR') }, 'like-new')).toMatchObject({
      amount: money(130, 'EUR'),
    });
    expect(() => offerFor({ ...ordinary, boughtHere: money(300, 'GBP') }, 'good')).toThrow(RangeError);
    expect(exLibraryAmount(money(340, 'EUR'), 'IE')).toEqual(money(250, 'EUR'));
  });
});
