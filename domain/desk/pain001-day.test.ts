import { expect, it } from 'vitest';
import { pain001 } from './pain001';

it.each([
  // A Saturday; Good Friday; Christmas; a public holiday of the shop's country on which banks work.
  ['2026-11-21T10:00:00.000Z', '2026-11-23'],
  ['2027-03-26T10:00:00.000Z', '2027-03-30'],
  ['2026-12-25T10:00:00.000Z', '2026-12-28'],
  ['2027-03-17T10:00:00.000Z', '2027-03-17'],
  // 23:30 UTC is the next day in an Irish summer and the same day in winter.
  ['2026-06-15T23:30:00.000Z', '2026-06-16'],
  ['2026-11-23T23:30:00.000Z', '2026-11-23'],
] as const)('pain001 made at %s is executed on %s', (madeAt, day) => {
  const file = pain001({
    id: 'DOGEAR-1',
    madeAt,
    currency: 'EUR',
    from: { holder: 'Dogear', iban: 'IE29AIBK93115212345678', bic: 'AIBKIE2D' },
    transfers: [{ id: 'p1', amount: 100, holder: 'Ann', iban: 'DE89370400440532013000', reference: 'IE-7K4Q' }],
  });
  expect(file).toContain(`<ReqdExctnDt>\n        <Dt>${day}</Dt>`);
});
