import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketCodes } from '../../market/market-codes';
import { dayMs, hourMs, addMs } from '../../time';
import { inboundLifecycle } from './inbound';
import { graceEnd } from '../parcels/late';
import { isOpenTrade, graceDueAfter } from './open-trade';
import { outboundLifecycle } from './outbound';
import { settlementLifecycle } from './settlement';
import { openStates } from './state-facts';

const now = '2026-11-21T10:00:00.000Z';
const none = { inbound: null, outbound: null, settlement: 'balanced', arriveBy: null, market: 'DE' } as const;

describe('isOpenTrade', () => {
  it('is true for the states from which a trade continues', () => {
    const statesWithMoves = (life: { readonly moves: readonly { readonly from: string }[] }) =>
      new Set(life.moves.map(({ from }) => from));
    // Moves out of an ended state are exceptions: late parcels, refunds and late payments.
    const endings = new Set(['expired', 'balanced', 'agreed', 'lapsed', 'released']);
    const continuingStates = (life: Parameters<typeof statesWithMoves>[0]) =>
      [...statesWithMoves(life)].filter((state) => !endings.has(state)).toSorted();
    expect(continuingStates(inboundLifecycle)).toEqual([...openStates.inbound].toSorted());
    expect(continuingStates(outboundLifecycle)).toEqual([...openStates.outbound].toSorted());
    expect(continuingStates(settlementLifecycle)).toEqual([...openStates.settlement].toSorted());
  });

  it('is true for an expired leg while a late parcel is still paid', () => {
    const late = { ...none, inbound: 'expired', settlement: 'agreed' } as const;
    // 21 November is a Saturday: the grace of the 7th ends on Monday the 23rd, that of the 6th ended on Friday.
    expect(isOpenTrade({ ...late, arriveBy: '2026-11-07T22:59:59.000Z' }, now)).toBe(true);
    expect(isOpenTrade({ ...late, arriveBy: '2026-11-07T22:59:59.000Z' }, '2026-11-23T22:59:58.999Z')).toBe(true);
    expect(isOpenTrade({ ...late, arriveBy: '2026-11-07T22:59:59.000Z' }, '2026-11-23T22:59:59.000Z')).toBe(false);
    expect(isOpenTrade({ ...late, arriveBy: '2026-11-06T22:59:59.000Z' }, now)).toBe(false);
    // The clocks of Berlin changed in between: the local day lasts until its end.
    expect([graceEnd('2026-10-14T21:59:59.000Z', 'DE'), graceEnd('2026-10-11T21:59:59.000Z', 'DE')]).toEqual([
      '2026-10-28T22:59:59.000Z',
      '2026-10-26T22:59:59.000Z',
    ]);
  });

  it('agrees with graceDueAfter for any deadline, instant and market', () => {
    const instants = fc
      .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: -25, max: 25 }),
        fc.constantFrom(...marketCodes),
        (arriveBy, hours, market) => {
          // Instants near the end of the grace period, and near the end of the day on which the books were due.
          for (const from of [graceEnd(arriveBy, market), addMs(arriveBy, 14 * dayMs)]) {
            const at = addMs(from, hours * hourMs);
            expect(arriveBy > (graceDueAfter(at)[market] ?? '')).toBe(
              isOpenTrade({ ...none, inbound: 'expired', settlement: 'agreed', arriveBy, market }, at),
            );
          }
          const end = graceEnd(arriveBy, market);
          expect([addMs(end, -1), end].map((at) => arriveBy > (graceDueAfter(at)[market] ?? ''))).toEqual([
            true,
            false,
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is true for a finished trade with an open dispute', () => {
    expect([isOpenTrade({ ...none, isDisputed: true }, now), isOpenTrade({ ...none, isDisputed: false }, now)]).toEqual(
      [true, false],
    );
  });

  it('is false for a trade that is cancelled, lapsed or finished', () => {
    expect(isOpenTrade(none, now)).toBe(false);
    expect(isOpenTrade({ ...none, inbound: 'cancelled', outbound: 'cancelled', settlement: 'agreed' }, now)).toBe(
      false,
    );
    expect(isOpenTrade({ ...none, outbound: 'released', settlement: 'lapsed' }, now)).toBe(false);
    expect(isOpenTrade({ ...none, inbound: 'settled', settlement: 'payout-due' }, now)).toBe(true);
    expect(isOpenTrade({ ...none, outbound: 'delivered', settlement: 'refund-due' }, now)).toBe(true);
  });
});
