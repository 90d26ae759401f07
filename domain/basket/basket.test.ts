import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usedGrades } from '../grade';
import { money } from '../money';
import type { OfferToday } from '../pricing/offer';
import type { Offer } from '../pricing/schemas';
import {
  heldAmountsOf,
  betterHold,
  extendHold,
  heldAmount,
  holdFor,
  isHoldLive,
  offerWithHold,
  type Hold,
  type HeldAmounts,
} from './hold';
import { basketLinesLeft, cartLinesLeft, copiesLeft } from './limits';
import { mergeBaskets, mergeCarts, type BasketEntry, type CartEntry } from './merge';
import { estimateGrams, packParcels } from './parcels';
import { basketTotals } from './totals';

const now = '2026-11-20T12:00:00.000Z';
const nextDay = '2026-11-21T12:00:00.000Z';
const amounts = (all: number): HeldAmounts => ({
  'like-new': all + 30,
  'very-good': all + 20,
  good: all + 10,
  acceptable: all,
});
const hold = (all: number, customerKind: 'guest' | 'account' = 'account', at = now): Hold =>
  holdFor(null, { market: 'IE', amounts: amounts(all), now: at, customerKind });
const offer = (minorUnits: number): OfferToday => ({
  kind: 'offer',
  amount: money(minorUnits, 'EUR'),
  reasons: [{ code: 'base', amount: money(minorUnits, 'EUR') }],
});

describe('holds', () => {
  it('last 28 days for an account and 24 hours for a guest, and a sign-in extends a live hold', () => {
    expect(hold(200).endsAt).toBe('2026-12-18T23:59:59.000Z');
    expect(hold(200, 'guest').endsAt).toBe(nextDay);
    expect(extendHold(hold(200, 'guest'), '2026-11-20T20:00:00.000Z').endsAt).toBe('2026-12-18T23:59:59.000Z');
    expect(extendHold(hold(200, 'guest'), nextDay).endsAt).toBe(nextDay);
    expect(isHoldLive(hold(200, 'guest'), nextDay)).toBe(false);
  });

  it('rise and never fall, and putting a book in again does not renew them', () => {
    const first = hold(200);
    const again = (all: number, at: string) =>
      holdFor(first, { market: 'IE', amounts: amounts(all), now: at, customerKind: 'account' });
    expect(again(150, nextDay)).toEqual(first);
    expect(again(250, nextDay)).toEqual({ ...first, amounts: amounts(250) });
    expect(again(150, '2026-12-18T23:59:59.000Z')).toMatchObject({
      amounts: amounts(150),
      createdAt: '2026-12-18T23:59:59.000Z',
    });
    expect(holdFor(first, { market: 'GB', amounts: amounts(10), now: nextDay, customerKind: 'account' })).toMatchObject(
      {
        market: 'GB',
        amounts: amounts(10),
      },
    );
  });

  it('of a guest and an account are merged to the higher one with its own date', () => {
    const guest = extendHold(hold(300, 'guest', nextDay), nextDay);
    expect(betterHold(hold(200), guest, nextDay)).toBe(guest);
    expect(betterHold(guest, hold(400), nextDay).amounts).toEqual(amounts(400));
    const same = hold(300);
    expect(betterHold(same, guest, nextDay)).toBe(guest);
    expect(betterHold(hold(900, 'guest', '2026-11-01T12:00:00.000Z'), same, nextDay)).toBe(same);
  });

  it('store a declined grade as null', () => {
    const held = heldAmountsOf({
      'like-new': offer(300),
      'very-good': offer(200),
      good: offer(100),
      acceptable: { kind: 'declined', reason: 'too-little-value' },
    });
    expect(held).toEqual({ 'like-new': 300, 'very-good': 200, good: 100, acceptable: null });
    expect(heldAmount({ ...hold(1), amounts: held }, 'acceptable', false, now)).toBeNull();
  });

  it('pay the higher of today’s and the held amount, and the reasons add up to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 90 }),
        fc.integer({ min: 3, max: 90 }),
        fc.constantFrom(...usedGrades),
        fc.boolean(),
        (today, held, grade, exLibrary) => {
          const answer = offerWithHold(offer(today * 10), hold(held * 10), { grade, exLibrary, now });
          if (answer.kind === 'declined') throw new Error('declined');
          expect(answer.amount.minor).toBe(
            Math.max(today * 10, heldAmount(hold(held * 10), grade, exLibrary, now)?.minor ?? 0),
          );
          expect(answer.reasons.reduce((sum, reason) => sum + reason.amount.minor, 0)).toBe(answer.amount.minor);
          expect(answer.heldUntil).toBe('2026-12-18T23:59:59.000Z');
        },
      ),
    );
  });

  it('apply when the shop has enough copies, but not to a fourth copy and not after their end', () => {
    const copy = { grade: 'good', exLibrary: false, now } as const;
    expect(offerWithHold({ kind: 'declined', reason: 'enough-stock' }, hold(200), copy)).toMatchObject({
      amount: money(210, 'EUR'),
    });
    expect(offerWithHold({ kind: 'declined', reason: 'copies-limit' }, hold(200), copy)).toEqual({
      kind: 'declined',
      reason: 'copies-limit',
    });
    expect(
      offerWithHold({ kind: 'declined', reason: 'enough-stock' }, hold(200, 'guest'), { ...copy, now: nextDay }),
    ).toEqual({ kind: 'declined', reason: 'enough-stock' });
    expect(offerWithHold(offer(100), null, copy)).toMatchObject({ amount: money(100, 'EUR'), heldUntil: null });
    expect(heldAmount(hold(200), 'good', true, now)).toEqual(money(150, 'EUR'));
  });
});

describe('basketTotals', () => {
  const held = (minorUnits: number, heldUntil: string): Offer => ({
    kind: 'offer',
    amount: money(minorUnits, 'EUR'),
    reasons: [],
    heldUntil,
  });
  it('counts copies with their quantities and leaves out declined lines', () => {
    expect(
      basketTotals(
        [
          { offer: held(340, nextDay), quantity: 2, grams: 300 },
          { offer: held(100, now), quantity: 1, grams: 400 },
          { offer: { kind: 'declined', reason: 'enough-stock' }, quantity: 3, grams: 900 },
        ],
        'IE',
      ),
    ).toEqual({
      books: 3,
      total: money(780, 'EUR'),
      minimum: money(1000, 'EUR'),
      missing: money(220, 'EUR'),
      heldUntil: now,
      grams: 1000,
      parcels: 1,
    });
    expect(basketTotals([], 'JP')).toMatchObject({
      books: 0,
      total: money(0, 'JPY'),
      missing: money(2000, 'JPY'),
      parcels: 0,
      heldUntil: null,
    });
  });

  it('copiesLeft and basketLinesLeft return what still fits into a basket', () => {
    expect([
      copiesLeft(1, 1),
      copiesLeft(3, 1),
      basketLinesLeft(999),
      basketLinesLeft(2000),
      cartLinesLeft(200),
    ]).toEqual([1, 0, 1, 0, 0]);
  });
});

describe('packParcels', () => {
  it('makes parcels of at most 20 kg that hold every copy once', () => {
    const copies = fc.array(
      fc.record({ grams: fc.integer({ min: 50, max: 6000 }), quantity: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(copies, (lines) => {
        const parcels = packParcels(lines.map((line, index) => ({ ...line, line: index })));
        const counted = new Map<number, number>();
        for (const parcel of parcels) {
          expect(parcel.grams).toBeLessThanOrEqual(20_000);
          expect(parcel.grams).toBe(
            parcel.lines.reduce((sum, { line, quantity }) => sum + quantity * (lines[line]?.grams ?? 0), 0),
          );
          for (const { line, quantity } of parcel.lines) counted.set(line, (counted.get(line) ?? 0) + quantity);
        }
        expect(lines.map((_, index) => counted.get(index))).toEqual(lines.map((line) => line.quantity));
        const all = lines.reduce((sum, line) => sum + line.grams * line.quantity, 0);
        expect(parcels.length).toBeLessThanOrEqual(Math.ceil(all / 10_000) + 1);
      }),
    );
  });

  it('keeps the order of copies of one weight', () => {
    const copies = fc.array(fc.record({ grams: fc.constantFrom(400, 900, 2500) }), { maxLength: 120 });
    fc.assert(
      fc.property(copies, (lines) => {
        for (const { lines: packed } of packParcels(lines.map(({ grams }, line) => ({ line, grams, quantity: 1 }))))
          for (const [index, { line }] of packed.entries()) {
            const next = packed[index + 1]?.line;
            if (next !== undefined && lines[next]?.grams === lines[line]?.grams) expect(next).toBeGreaterThan(line);
          }
      }),
    );
  });

  it('uses weights estimated from pages and format, with a default number of pages', () => {
    expect([
      estimateGrams(300, 'paperback'),
      estimateGrams(300, 'hardcover'),
      estimateGrams(300, 'pocket'),
      estimateGrams(null, 'paperback'),
    ]).toEqual([325, 550, 200, 344]);
  });
});

describe('merging a guest’s lists after a sign-in', () => {
  const give = (isbn: string, quantity: number, grade: BasketEntry['grade'] = 'good'): BasketEntry => ({
    isbn,
    grade,
    quantity,
    exLibrary: false,
  });
  const take = (isbn: string, quantity: number): CartEntry => ({ isbn, grade: 'good', quantity });

  it('takes the higher quantity, up to three copies of an edition, and keeps the rest aside', () => {
    expect(
      mergeBaskets(
        [give('a', 1), give('b', 2)],
        [give('a', 2), give('b', 1), give('b', 2, 'acceptable'), give('c', 2)],
        new Map([['c', 2]]),
      ),
    ).toEqual({
      lines: [give('a', 2), give('b', 2), give('b', 1, 'acceptable'), give('c', 1)],
      keptAside: [
        { ...give('b', 1, 'acceptable'), reason: 'copies-limit' },
        { ...give('c', 1), reason: 'copies-limit' },
      ],
    });
  });

  it('never fills a list above its limit', () => {
    const many = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => give(`${letter}${String(index)}`, 1));
    const merged = mergeBaskets(many('a', 990), many('b', 20), new Map());
    expect(merged.lines).toHaveLength(1000);
    expect(merged.keptAside).toHaveLength(10);
    expect(merged.keptAside[0]).toEqual({ ...give('b10', 1), reason: 'list-full' });
  });

  it('adds no more copies to the cart than are free', () => {
    expect(
      mergeCarts([take('a', 2)], [take('a', 5), take('b', 1), take('c', 1)], ({ isbn }) =>
        isbn === 'a' ? 3 : isbn === 'b' ? 1 : 0,
      ),
    ).toEqual({
      lines: [take('a', 3), take('b', 1)],
      keptAside: [
        { ...take('a', 2), reason: 'not-enough-stock' },
        { ...take('c', 1), reason: 'not-enough-stock' },
      ],
    });
  });

  it('neither loses nor adds a copy', () => {
    const entries = fc.uniqueArray(
      fc.record({
        isbn: fc.constantFrom('a', 'b', 'c', 'd'),
        grade: fc.constantFrom(...usedGrades),
        quantity: fc.integer({ min: 1, max: 3 }),
        exLibrary: fc.boolean(),
      }),
      { selector: ({ isbn, grade }) => `${isbn} ${grade}`, maxLength: 12 },
    );
    fc.assert(
      fc.property(entries, entries, (account, guest) => {
        const { lines, keptAside } = mergeBaskets(account, guest, new Map());
        const count = (list: readonly BasketEntry[], isbn: string, grade: string) =>
          list
            .filter((entry) => entry.isbn === isbn && entry.grade === grade)
            .reduce((sum, entry) => sum + entry.quantity, 0);
        for (const { isbn, grade } of [...account, ...guest]) {
          const maxCount = Math.max(count(account, isbn, grade), count(guest, isbn, grade));
          expect(count(lines, isbn, grade) + count(keptAside, isbn, grade)).toBe(maxCount);
          expect(count(lines, isbn, grade)).toBeGreaterThanOrEqual(count(account, isbn, grade));
        }
      }),
    );
  });
});
