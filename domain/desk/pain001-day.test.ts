import { expect, it } from 'vitest';
import { pain001 } from './pain001';

it.each([
  // A Saturday; Good Friday, then Easter Monday; Christmas; a day of the shop's own that no bank keeps.
  ['2026-11-21T10:00:00.000Z', '2026-11-23'],
  ['2027-03-26T10:00:00.000Z', '2027-03-30'],
  ['2026-12-25T10:00:00.000Z', '2026-12-28'],
  ['2027-03-17T10:00:00.000Z', '2027-03-17'],
  // Half past eleven in the evening by UTC is tomorrow in an Irish summer, and today in winter.
  ['2026-06-15T23:30:00.000Z', '2026-06-16'],
  ['2026-11-23T23:30:00.000Z', '2026-11-23'],
] as const)('a file of %s is carried out on %s', (madeAt, day) => {
  const file = pain001({
    id: 'DOGEAR-1',
    madeAt,
    currency: 'EUR',
    from: { holder: 'Dogear', iban: 'IE29AIBK93115212345678', bic: 'AIBKIE2D' },
    transfers: [{ id: 'p1', amount: 100, holder: 'Ann', iban: 'DE89370400440532013000', reference: 'IE-7K4Q' }],
  });
  expect(file).toContain(`<ReqdExctnDt>\n        <Dt>${day}</Dt>`);
});
