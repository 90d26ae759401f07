import { describe, expect, it } from 'vitest';
import { inboundLeg } from './inbound';
import { isOpen, openStates } from './open';
import { outboundLeg } from './outbound';
import { settlementLife } from './settlement';

const now = '2026-11-21T10:00:00.000Z';
const none = { inbound: null, outbound: null, settlement: 'balanced', arriveBy: null } as const;

describe('an open trade', () => {
  it('has a part from which its life goes on by itself', () => {
    const moved = (life: { readonly moves: readonly { readonly from: string }[] }) => new Set(life.moves.map(({ from }) => from));
    // What ends but may begin again: a late parcel has its own rule, a refund is a wish of the person's, late money is a surprise.
    const endings = new Set(['expired', 'balanced', 'agreed', 'lapsed', 'released']);
    const going = (life: Parameters<typeof moved>[0]) => [...moved(life)].filter((state) => !endings.has(state)).toSorted();
    expect(going(inboundLeg)).toEqual([...openStates.inbound].toSorted());
    expect(going(outboundLeg)).toEqual([...openStates.outbound].toSorted());
    expect(going(settlementLife)).toEqual([...openStates.settlement].toSorted());
  });

  it('may be an expired one, while a late parcel would still be paid', () => {
    expect(isOpen({ ...none, inbound: 'expired', settlement: 'agreed', arriveBy: '2026-11-07T10:00:00.001Z' }, now)).toBe(true);
    expect(isOpen({ ...none, inbound: 'expired', settlement: 'agreed', arriveBy: '2026-11-07T10:00:00.000Z' }, now)).toBe(false);
  });

  it('may be a done one whose payment a bank looks into', () => {
    expect([isOpen({ ...none, disputed: true }, now), isOpen({ ...none, disputed: false }, now)]).toEqual([true, false]);
  });

  it('is none that was cancelled, lapsed or done', () => {
    expect(isOpen(none, now)).toBe(false);
    expect(isOpen({ ...none, inbound: 'cancelled', outbound: 'cancelled', settlement: 'agreed' }, now)).toBe(false);
    expect(isOpen({ ...none, outbound: 'released', settlement: 'lapsed' }, now)).toBe(false);
    expect(isOpen({ ...none, inbound: 'settled', settlement: 'payout-due' }, now)).toBe(true);
    expect(isOpen({ ...none, outbound: 'delivered', settlement: 'refund-due' }, now)).toBe(true);
  });
});
