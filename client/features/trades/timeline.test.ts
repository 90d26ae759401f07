import { expect, test } from 'vitest';
import type { Trade } from '../../../domain/trades/schemas';
import { timelineOf } from './timeline';

type Part = Trade['events'][number]['part'];
const event = (part: Part, from: string | null, to: string, day: number) => ({
  part, seq: day, from, to, at: `2026-11-${day}T10:00:00.000Z`, actor: 'shop' as const,
});
const step = (part: Part, to: string) => ({ part, to, due: null });
const shown = (trade: unknown) => {
  const { past, ahead } = timelineOf({ ...(trade as Trade), lineEvents: [] }, (instant) => instant.slice(0, 10));
  const row = (each: (typeof past)[number]) => [each.give?.to ?? '', each.take?.to ?? ''].join('|');
  return { past: past.map(row), ahead: ahead.map(row) };
};

test('what happened at once on both rails shares a row; agreeing and a payment that was there are no news', () => {
  const trade = {
    settlement: 'swap', settlementState: 'agreed', inbound: {}, outbound: {},
    events: [event('inbound', null, 'awaiting-parcel', 20), event('outbound', null, 'reserved', 20), event('settlement', null, 'agreed', 20), event('inbound', 'awaiting-parcel', 'in-transit', 22)],
    ahead: [step('inbound', 'received'), step('inbound', 'accepted'), step('settlement', 'payout-due'), step('settlement', 'payout-sent'), step('settlement', 'balanced'), step('outbound', 'packed')],
  };
  expect(shown(trade)).toEqual({ past: ['awaiting-parcel|reserved', 'in-transit|'], ahead: ['received|', 'payout-sent|', '|packed'] });
});

test('paying now, each leg goes its own way, side by side; the payment stands with the books taken', () => {
  const trade = {
    settlement: 'pay-now', settlementState: 'awaiting-payment', inbound: {}, outbound: {},
    events: [event('inbound', null, 'awaiting-parcel', 20), event('outbound', null, 'reserved', 20), event('settlement', 'agreed', 'awaiting-payment', 20)],
    ahead: [step('inbound', 'in-transit'), step('inbound', 'received'), step('settlement', 'balanced'), step('outbound', 'packed')],
  };
  expect(shown(trade)).toEqual({ past: ['awaiting-parcel|reserved', '|awaiting-payment'], ahead: ['in-transit|balanced', 'received|packed'] });
});

test('a trade of one leg has everything on its rail', () => {
  const trade = {
    settlement: 'payout', settlementState: 'payout-sent', inbound: {}, outbound: null,
    events: [event('inbound', null, 'awaiting-parcel', 20), event('settlement', 'payout-due', 'payout-sent', 25)], ahead: [],
  };
  expect(shown(trade).past).toEqual(['awaiting-parcel|', 'payout-sent|']);
});
