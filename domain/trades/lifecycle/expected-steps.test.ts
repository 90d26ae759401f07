import { describe, expect, it } from 'vitest';
import { expectedSteps, type TradeProgress } from './expected-steps';

describe('expectedSteps', () => {
  it('returns the steps until the end with their due dates', () => {
    const now = '2026-11-20T12:00:00.000Z';
    const trade: TradeProgress = {
      settlement: 'payout',
      inbound: 'in-transit',
      outbound: null,
      money: 'agreed',
      difference: 1200,
      arriveBy: '2026-12-11T12:00:00.000Z',
      payBy: null,
      delivery: null,
      isDisputed: false,
    };
    expect(expectedSteps(trade, now).map((step) => step.to)).toEqual([
      'received',
      'graded',
      'accepted',
      'settled',
      'payout-due',
      'payout-sent',
      'balanced',
    ]);
    expect(expectedSteps(trade, now)[0]?.due).toBe('2026-12-11T12:00:00.000Z');
    expect(expectedSteps({ ...trade, inbound: 'cancelled' }, now)).toEqual([]);
    expect(
      expectedSteps({ ...trade, inbound: 'awaiting-decision', money: 'balanced' }, now).map((step) => step.to),
    ).toEqual(['accepted', 'settled']);
    const bought = {
      ...trade,
      inbound: null,
      outbound: 'reserved',
      money: 'awaiting-payment',
      payBy: '2026-11-27T12:00:00.000Z',
    } as const;
    expect(expectedSteps({ ...bought, difference: -900 }, now)).toEqual([
      { part: 'settlement', to: 'balanced', due: '2026-11-27T12:00:00.000Z', late: false },
      { part: 'outbound', to: 'packed', due: null, late: false },
      { part: 'outbound', to: 'dispatched', due: null, late: false },
      { part: 'outbound', to: 'delivered', due: null, late: false },
    ]);
    expect(expectedSteps({ ...trade, inbound: 'settled', money: 'payout-failed' }, now).map((step) => step.to)).toEqual(
      ['payout-due', 'payout-sent', 'balanced'],
    );
  });

  it('ends with the payout of a sale beside a paid purchase', () => {
    const trade: TradeProgress = {
      settlement: 'pay-now',
      inbound: 'graded',
      outbound: 'delivered',
      money: 'balanced',
      difference: 700,
      arriveBy: null,
      payBy: null,
      delivery: null,
      isDisputed: false,
    };
    const moneySteps = (part: Partial<TradeProgress>) =>
      expectedSteps({ ...trade, ...part }, '2026-11-20T12:00:00.000Z')
        .filter(({ part: of }) => of === 'settlement')
        .map((step) => step.to);

    expect(moneySteps({})).toEqual(['payout-due', 'payout-sent', 'balanced']);
    expect(moneySteps({ money: 'awaiting-payment' })).toEqual(['balanced', 'payout-due', 'payout-sent', 'balanced']);
    expect(moneySteps({ inbound: 'settled' })).toEqual([]);
    expect(moneySteps({ inbound: null })).toEqual([]);
  });

  it.each([
    ['swap', 'agreed', 700, ['payout-due', 'payout-sent', 'balanced']],
    ['swap', 'agreed', -700, ['payout-due', 'payout-sent', 'balanced']],
    ['swap', 'agreed', 0, ['payout-due', 'payout-sent', 'balanced']],
    ['pay-now', 'lapsed', 700, ['payout-due', 'payout-sent', 'balanced']],
    ['pay-now', 'refund-due', 700, ['balanced', 'payout-due', 'payout-sent', 'balanced']],
  ] as const)(
    'ends with the payout of a sale whose purchase was cancelled: %s, %s, %i',
    (settlement, money, difference, to) => {
      const trade: TradeProgress = {
        settlement,
        inbound: 'in-transit',
        outbound: 'cancelled',
        money,
        difference,
        arriveBy: null,
        payBy: null,
        delivery: null,
        isDisputed: false,
      };
      const moneySteps = (of: TradeProgress) =>
        expectedSteps(of, '2026-11-20T12:00:00.000Z')
          .filter(({ part }) => part === 'settlement')
          .map((step) => step.to);

      expect(moneySteps(trade)).toEqual(to);
      expect(moneySteps({ ...trade, inbound: 'cancelled' })).not.toContain('payout-sent');
    },
  );

  it('has no date that has passed, but says that a delivery is late', () => {
    const trade: TradeProgress = {
      settlement: 'pay-now',
      inbound: 'in-transit',
      outbound: 'dispatched',
      money: 'awaiting-payment',
      difference: -900,
      arriveBy: '2026-11-26T23:59:59.000Z',
      payBy: '2026-11-26T23:59:59.000Z',
      delivery: { due: '2026-11-26T23:59:59.000Z', isLate: true },
      isDisputed: false,
    };
    const dated = (now: string) =>
      expectedSteps(trade, now)
        .filter(({ due }) => due !== null)
        .map((step) => [step.to, step.late]);

    expect(dated('2026-11-26T10:00:00.000Z')).toEqual([
      ['received', false],
      ['balanced', false],
      ['delivered', true],
    ]);
    expect(dated('2026-11-27T10:00:00.000Z')).toEqual([['delivered', true]]);
  });
});
