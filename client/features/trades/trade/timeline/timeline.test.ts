import { describe, expect, test } from 'vitest';
import { languages } from '../../../../../domain/language';
import { money } from '../../../../../domain/money';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { entryWords } from './event-words';
import { groupLineEvents } from './line-event-groups';
import { timelineOf } from './timeline';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../../tests/client/sample-trade';

type Part = Trade['events'][number]['part'];
type LineState = NonNullable<Trade['inbound']>['lines'][number]['state'];
const event = (part: Part, from: string | null, to: string, day: number) => ({
  part,
  seq: day,
  from,
  to,
  at: `2026-11-${day}T10:00:00.000Z`,
  actor: 'shop' as const,
});
const step = (part: Part, to: string, due: string | null = null) => ({ part, to, due, late: false });
const dayOf = (instant: string) => instant.slice(0, 10);
/** Books of both legs; only their states matter here. */
const inbound = sampleInbound([sampleGiven(1, 'Emma')]);
const inboundOf = (states: readonly LineState[]) =>
  sampleInbound(states.map((state, at) => sampleGiven(at + 1, 'Emma', { state })));
const outbound = sampleOutbound([sampleTaken(1, 'Persuasion')]);
const shownRows = (trade: Trade) => {
  const { past, future } = timelineOf(trade, dayOf);
  const row = (each: (typeof past)[number]) => [each.give?.to ?? '', each.take?.to ?? ''].join('|');
  return { past: past.map(row), future: future.map(row) };
};

test('events of both sides at one instant share a row, without the agreement and a payment made at checkout', () => {
  const trade = sampleTrade({
    settlement: 'swap',
    settlementState: 'agreed',
    inbound,
    outbound,
    events: [
      event('inbound', null, 'awaiting-parcel', 20),
      event('outbound', null, 'reserved', 20),
      event('settlement', null, 'agreed', 20),
      event('inbound', 'awaiting-parcel', 'in-transit', 22),
    ],
    ahead: [
      step('inbound', 'received'),
      step('inbound', 'accepted'),
      step('settlement', 'payout-due'),
      step('settlement', 'payout-sent'),
      step('settlement', 'balanced'),
      step('outbound', 'packed'),
    ],
  });
  expect(shownRows(trade)).toEqual({
    past: ['awaiting-parcel|reserved', 'in-transit|'],
    future: ['received|', 'payout-sent|', '|packed'],
  });
});

test('with pay-now each leg has its own events, and the payment is on the side of the bought books', () => {
  const trade = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'awaiting-payment',
    inbound,
    outbound,
    events: [
      event('inbound', null, 'awaiting-parcel', 20),
      event('outbound', null, 'reserved', 20),
      event('settlement', 'agreed', 'awaiting-payment', 20),
    ],
    ahead: [
      step('inbound', 'in-transit'),
      step('inbound', 'received'),
      step('settlement', 'balanced'),
      step('outbound', 'packed'),
    ],
  });
  expect(shownRows(trade)).toEqual({
    past: ['awaiting-parcel|reserved', '|awaiting-payment'],
    future: ['in-transit|balanced', 'received|packed'],
  });
});

test('a step with a date has a row of its own, so the date is not read as that of the other leg', () => {
  const { future } = shownRows(
    sampleTrade({
      settlement: 'pay-now',
      settlementState: 'balanced',
      inbound,
      outbound,
      ahead: [
        step('inbound', 'received', '2026-12-18T23:59:59.000Z'),
        step('inbound', 'graded'),
        step('outbound', 'packed'),
        step('outbound', 'dispatched'),
      ],
    }),
  );

  expect(future).toEqual(['|packed', 'received|', 'graded|dispatched']);
});

test('grading is no longer a future step once every copy is graded, even before it is finished', () => {
  const futureOf = (states: readonly LineState[]) =>
    shownRows(
      sampleTrade({
        inbound: inboundOf(states),
        events: [event('inbound', 'in-transit', 'received', 20)],
        ahead: [step('inbound', 'graded'), step('settlement', 'payout-sent')],
      }),
    ).future;

  expect(futureOf(['as-said', 'offered'])).toEqual(['graded|', 'payout-sent|']);
  expect(futureOf(['as-said', 'rejected'])).toEqual(['payout-sent|']);
});

test('a trade with one leg has all events on one side', () => {
  const trade = sampleTrade({
    settlement: 'payout',
    settlementState: 'payout-sent',
    inbound,
    outbound: null,
    events: [event('inbound', null, 'awaiting-parcel', 20), event('settlement', 'payout-due', 'payout-sent', 25)],
    ahead: [],
  });
  expect(shownRows(trade).past).toEqual(['awaiting-parcel|', 'payout-sent|']);
});

test('gradings of one day are one entry without undone ones, and the step "graded" lists them', () => {
  const line = (number: number, from: string, to: string, day: number) => ({
    part: 'inbound-line' as const,
    line: number,
    from,
    to,
    at: `2026-11-${day}T10:00:0${number}.000Z`,
    actor: 'staff' as const,
  });
  const lineEvents = [
    line(1, 'offered', 'as-said', 25),
    line(2, 'offered', 'rejected', 25),
    line(2, 'rejected', 'offered', 25),
    line(2, 'offered', 'regraded', 25),
    line(3, 'offered', 'missing', 25),
    line(3, 'missing', 'offered', 25),
    line(2, 'regraded', 'returning', 27),
  ];
  const folded = groupLineEvents(lineEvents, dayOf);
  expect(folded.map(({ to, count, lines }) => [to, count, lines])).toEqual([
    ['graded', 2, { 'as-said': 1, regraded: 1 }],
    ['returning', 1, { returning: 1 }],
  ]);
  const trade = sampleTrade({
    settlement: 'payout',
    inbound,
    outbound: null,
    events: [event('inbound', 'in-transit', 'received', 24)],
    lineEvents,
  });
  const past = (events: Trade['events']) => timelineOf({ ...trade, events }, dayOf).past.map(({ give }) => give?.to);
  expect(past(trade.events)).toEqual(['received', 'graded', 'returning']);
  expect(past([...trade.events, event('inbound', 'received', 'graded', 26)])).toEqual([
    'received',
    'graded',
    'returning',
  ]);
});

test('a partly graded parcel keeps grading as a future step', () => {
  const trade = sampleTrade({
    inbound: inboundOf(['as-said', 'offered']),
  });
  const next = { key: '', part: 'inbound', from: null, to: 'graded', at: null } as const;

  expect(entryWords(trade, next, true)).toEqual({ title: 'We check the rest of your books' });
});

test('a sent payout and a completed payout have different words', () => {
  for (const locale of languages)
    expect(m.trade_event_payout_sent({}, { locale })).not.toBe(m.trade_event_balanced_payout({}, { locale }));
});

test('an order cancelled before its payment does not say that it was not paid in time', () => {
  const trade = sampleTrade({
    settlementState: 'lapsed',
    outbound,
    events: [
      event('outbound', null, 'reserved', 20),
      event('settlement', 'agreed', 'awaiting-payment', 20),
      event('outbound', 'reserved', 'cancelled', 21),
      event('settlement', 'awaiting-payment', 'lapsed', 21),
    ],
  });

  expect(shownRows(trade).past).toEqual(['|reserved', '|awaiting-payment', '|cancelled']);
});

test('an order released after its deadline says that it was not paid in time', () => {
  const trade = sampleTrade({
    settlementState: 'lapsed',
    outbound,
    events: [
      event('outbound', null, 'reserved', 20),
      event('settlement', 'awaiting-payment', 'lapsed', 27),
      event('outbound', 'reserved', 'released', 27),
    ],
  });

  expect(shownRows(trade).past).toEqual(['|reserved', '|lapsed', '|released']);
});

describe('a settled sale', () => {
  const settled = (to: Trade['settlementState'] = 'balanced') => [
    event('inbound', null, 'awaiting-parcel', 20),
    event('inbound', 'accepted', 'settled', 25),
    event('settlement', 'agreed', to, 25),
  ];
  const wordsOf = (trade: Trade) =>
    timelineOf(trade, dayOf).past.flatMap(({ give }) => (give === null ? [] : [entryWords(trade, give, false).title]));

  test('that was paid as store credit names the added amount with its bonus', () => {
    const trade = sampleTrade({
      settlement: 'payout',
      payout: 'store-credit',
      inbound,
      events: settled(),
      ledger: [
        {
          side: 'trade-in',
          kind: 'taken-as-credit',
          amount: money(-1890, 'EUR'),
          at: '2026-11-25T10:00:00.000Z',
        },
      ],
    });

    expect(wordsOf(trade)).toEqual(['Waiting for your books', 'Completed', '€20.79 added as store credit']);
  });

  test('for which nothing is owed names no payment', () => {
    const trade = sampleTrade({ settlement: 'payout', payout: 'bank', inbound, events: settled() });

    expect(wordsOf(trade)).toEqual(['Waiting for your books', 'Completed']);
  });

  test('names no store credit of a later refund', () => {
    const later = { kind: 'taken-as-credit', amount: money(-500, 'EUR'), at: '2026-11-27T10:00:00.000Z' } as const;
    const trade = sampleTrade({
      settlement: 'payout',
      payout: 'store-credit',
      inbound,
      events: settled(),
      ledger: [{ side: 'trade-in', ...later }],
    });

    expect(wordsOf(trade)).toEqual(['Waiting for your books', 'Completed']);
  });
});
