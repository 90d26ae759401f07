import { expect, it } from 'vitest';
import { passedDeadlines } from './lifecycle/passed-deadlines';
import { refundDeadline, returnDeadline } from './return-deadlines';

const withdrawn = '2026-11-01T10:00:00.000Z';

it.each([
  ['null without a proof of posting', null, null],
  ['14 days after the withdrawal', '2026-11-03T09:00:00.000Z', '2026-11-15T10:00:00.000Z'],
  [
    '14 days after the withdrawal for a return posted last minute',
    '2026-11-15T10:00:00.000Z',
    '2026-11-15T10:00:00.000Z',
  ],
  ['the instant of the proof when that is later', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z'],
])('refundDeadline returns %s', (_, sentAt, by) => {
  expect(refundDeadline(withdrawn, sentAt)).toBe(by);
});

it('returnDeadline returns the end of a working day, 14 whole local days after the withdrawal', () => {
  expect(returnDeadline('2026-10-20T22:30:00.000Z', 'DE')).toBe('2026-11-04T22:59:59.000Z');
  expect(returnDeadline('2027-03-15T22:30:00.000Z', 'DE')).toBe('2027-03-30T21:59:59.000Z');
  // A Sunday; Easter Sunday, and the Monday after it.
  expect(returnDeadline(withdrawn, 'DE')).toBe('2026-11-16T22:59:59.000Z');
  expect(returnDeadline('2027-03-14T10:00:00.000Z', 'DE')).toBe('2027-03-30T21:59:59.000Z');
});

it('passedDeadlines counts passed deadlines, the end of the withdrawal period included', () => {
  const trade = {
    arriveBy: '2026-11-10T00:00:00.000Z',
    payBy: null,
    decideBy: '2026-11-12T00:00:00.000Z',
    deliveredAt: '2026-11-01T00:00:00.000Z',
    market: 'IE',
  } as const;
  const at = [
    '2026-11-09T23:59:59.999Z',
    '2026-11-10T00:00:00.000Z',
    '2026-11-12T00:00:00.000Z',
    '2026-11-16T23:59:58.999Z',
    '2026-11-16T23:59:59.000Z',
  ];
  expect(at.map((now) => passedDeadlines(trade, now))).toEqual([0, 1, 2, 2, 3]);
});
