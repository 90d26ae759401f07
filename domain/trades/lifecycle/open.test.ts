import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketCodes } from '../../market/market-codes';
import { dayMs, hourMs, later } from '../../time';
import { inboundLeg } from './inbound';
import { lateUntil } from '../parcels/late';
import { isOpen, lateSince, openStates } from './open';
import { outboundLeg } from './outbound';
import { settlementLife } from './settlement';

const now = '2026-11-21T10:00:00.000Z';
const none = { inbound: null, outbound: null, settlement: 'balanced', arriveBy: null, market: 'DE' } as const;

describe('an open trade', () => {
  it('has a part from which its life goes on by itself', () => {
    const moved = (life: { readonly moves: readonly { readonly from: string }[] }) =>
      new Set(life.moves.map(({ from }) => from));
    // What ends but may begin again: a late parcel has its own rule, a refund is a wish of the person's, late money is
    // a surprise.
    const endings = new Set(['expired', 'balanced', 'agreed', 'lapsed', 'released']);
    const going = (life: Parameters<typeof moved>[0]) =>
      [...moved(life)].filter((state) => !endings.has(state)).toSorted();
    expect(going(inboundLeg)).toEqual([...openStates.inbound].toSorted());
    expect(going(outboundLeg)).toEqual([...openStates.outbound].toSorted());
    expect(going(settlementLife)).toEqual([...openStates.settlement].toSorted());
  });

  it('may be an expired one, while a late parcel would still be paid', () => {
    const late = { ...none, inbound: 'expired', settlement: 'agreed' } as const;
    // 21 November is a Saturday: what was due on the seventh has until Monday the 23rd, what was due on the sixth had
    // until Friday.
    expect(isOpen({ ...late, arriveBy: '2026-11-07T22:59:59.000Z' }, now)).toBe(true);
    expect(isOpen({ ...late, arriveBy: '2026-11-07T22:59:59.000Z' }, '2026-11-23T22:59:58.999Z')).toBe(true);
    expect(isOpen({ ...late, arriveBy: '2026-11-07T22:59:59.000Z' }, '2026-11-23T22:59:59.000Z')).toBe(false);
    expect(isOpen({ ...late, arriveBy: '2026-11-06T22:59:59.000Z' }, now)).toBe(false);
    // The clocks of Berlin went back in between: the day it was told lasts until its end.
    expect([lateUntil('2026-10-14T21:59:59.000Z', 'DE'), lateUntil('2026-10-11T21:59:59.000Z', 'DE')]).toEqual([
      '2026-10-28T22:59:59.000Z',
      '2026-10-26T22:59:59.000Z',
    ]);
  });

  it('is found among many by the same rule', () => {
    const instants = fc
      .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: -25, max: 25 }),
        fc.constantFrom(...marketCodes),
        (arriveBy, hours, market) => {
          // About the end of its grace, and of the day its books were due.
          for (const from of [lateUntil(arriveBy, market), later(arriveBy, 14 * dayMs)]) {
            const at = later(from, hours * hourMs);
            expect(arriveBy > (lateSince(at)[market] ?? '')).toBe(
              isOpen({ ...none, inbound: 'expired', settlement: 'agreed', arriveBy, market }, at),
            );
          }
          const end = lateUntil(arriveBy, market);
          expect([later(end, -1), end].map((at) => arriveBy > (lateSince(at)[market] ?? ''))).toEqual([true, false]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('may be a done one whose payment a bank looks into', () => {
    expect([isOpen({ ...none, disputed: true }, now), isOpen({ ...none, disputed: false }, now)]).toEqual([
      true,
      false,
    ]);
  });

  it('is none that was cancelled, lapsed or done', () => {
    expect(isOpen(none, now)).toBe(false);
    expect(isOpen({ ...none, inbound: 'cancelled', outbound: 'cancelled', settlement: 'agreed' }, now)).toBe(false);
    expect(isOpen({ ...none, outbound: 'released', settlement: 'lapsed' }, now)).toBe(false);
    expect(isOpen({ ...none, inbound: 'settled', settlement: 'payout-due' }, now)).toBe(true);
    expect(isOpen({ ...none, outbound: 'delivered', settlement: 'refund-due' }, now)).toBe(true);
  });
});
