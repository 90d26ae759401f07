import { describe, expect, it } from 'vitest';
import { money } from '../../../../../domain/money';
import type { Trade } from '../../../../../domain/trades/schemas';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../../tests/client/sample-trade';
import { headingSums } from './heading-sums';

const eur = (minor: number) => money(minor, 'EUR');
const postage = { code: 'postage-to-us', books: 0, amount: eur(390) } as const;
const two = [sampleGiven(1, 'Emma', { amount: eur(1000) }), sampleGiven(2, 'Dune', { amount: eur(500) })];
const regraded = {
  state: 'regraded',
  gradedAs: 'good',
  reason: 'marks',
  lower: eur(300),
  returnPostage: 0,
  undecided: true,
} as const;

const at = '2026-11-28T10:00:00.000Z';
const booked = (kind: 'books-in' | 'postage-to-us' | 'taken-as-credit' | 'return-postage' | 'payout', minor: number) =>
  ({ side: 'trade-in', kind, amount: eur(minor), at }) as const;
/** Returns the parcels of a sale, of which some have arrived. */
const parcelsOf = (arrived: number, missing = 0) =>
  sampleInbound([]).parcels.flatMap((parcel) =>
    Array.from({ length: arrived + missing }, (_, index) => ({
      ...parcel,
      parcel: index + 1,
      receivedAt: index < arrived ? at : null,
    })),
  );
const asSaid = two.map((line) => ({ ...line, state: 'as-said' as const }));
const paid = asSaid.map((line) => ({ ...line, paid: line.amount }));

const selling = (part: Partial<Trade>) => sampleTrade({ rows: [postage], inbound: sampleInbound(two), ...part });

describe('headSums', () => {
  it.each([
    ['money', selling({}), { amount: 1890, postage: 390, bonus: 0, returnPostage: 0, undecided: 0 }],
    [
      'store credit',
      selling({ payout: 'store-credit' }),
      { amount: 2079, postage: 390, bonus: 189, returnPostage: 0, undecided: 0 },
    ],
    [
      'store credit in a swap, where the bonus is on the difference',
      selling({
        payout: 'store-credit',
        settlement: 'swap',
        outbound: sampleOutbound([sampleTaken(1, 'Ulysses', { total: eur(650) })]),
      }),
      { amount: 1990, postage: 390, bonus: 100, returnPostage: 0, undecided: 0 },
    ],
    [
      'store credit in a swap whose purchase was cancelled, where the bonus is on the whole sale',
      selling({
        payout: 'store-credit',
        settlement: 'swap',
        outbound: sampleOutbound([sampleTaken(1, 'Ulysses', { total: eur(650) })], { state: 'cancelled' }),
      }),
      { amount: 2079, postage: 390, bonus: 189, returnPostage: 0, undecided: 0 },
    ],
    [
      'store credit in a swap that was cancelled as a whole, as it was agreed',
      selling({
        payout: 'store-credit',
        settlement: 'swap',
        inbound: sampleInbound(two, { state: 'cancelled' }),
        outbound: sampleOutbound([sampleTaken(1, 'Ulysses', { total: eur(650) })], { state: 'cancelled' }),
      }),
      { amount: 1990, postage: 390, bonus: 100, returnPostage: 0, undecided: 0 },
    ],
    [
      'paid store credit',
      selling({
        payout: 'store-credit',
        inbound: sampleInbound(paid, { state: 'settled' }),
        ledger: [booked('books-in', 1500), booked('postage-to-us', 390), booked('taken-as-credit', -1890)],
      }),
      { amount: 2079, postage: 390, bonus: 189, returnPostage: 0, undecided: 0 },
    ],
    [
      'store credit that was added in two bookings, each with its rounded bonus',
      selling({
        payout: 'store-credit',
        inbound: sampleInbound(paid, { state: 'settled' }),
        ledger: [
          booked('books-in', 1500),
          booked('postage-to-us', 390),
          booked('taken-as-credit', -1885),
          booked('taken-as-credit', -5),
        ],
      }),
      { amount: 2080, postage: 390, bonus: 190, returnPostage: 0, undecided: 0 },
    ],
    [
      'two parcels of which one has arrived',
      selling({
        rows: [{ ...postage, amount: eur(780) }],
        inbound: sampleInbound(asSaid, { state: 'received', parcels: parcelsOf(1, 1) }),
      }),
      { amount: 1890, postage: 390, bonus: 0, returnPostage: 0, undecided: 0 },
    ],
    [
      'booked postage where one of two parcels arrived',
      selling({
        rows: [{ ...postage, amount: eur(780) }],
        inbound: sampleInbound(paid, { state: 'settled', parcels: parcelsOf(1, 1) }),
        ledger: [booked('books-in', 1500), booked('postage-to-us', 390), booked('payout', -1890)],
      }),
      { amount: 1890, postage: 390, bonus: 0, returnPostage: 0, undecided: 0 },
    ],
    [
      'booked postage where the only book that is bought is worth nothing today',
      selling({
        inbound: sampleInbound([sampleGiven(1, 'Emma', { state: 'regraded', decision: 'accept', paid: eur(0) })], {
          state: 'settled',
        }),
        ledger: [booked('postage-to-us', 390), booked('payout', -390)],
      }),
      { amount: 390, postage: 390, bonus: 0, returnPostage: 0, undecided: 0 },
    ],
    [
      'books without one that the customer decides about',
      selling({
        inbound: sampleInbound(
          [sampleGiven(1, 'Emma', { amount: eur(1000), state: 'as-said' }), sampleGiven(2, 'Dune', regraded)],
          { state: 'awaiting-decision', parcels: parcelsOf(1) },
        ),
      }),
      { amount: 1390, postage: 390, bonus: 0, returnPostage: 0, undecided: 1 },
    ],
    [
      'no postage where no book is bought',
      selling({ inbound: sampleInbound([sampleGiven(1, 'Dune', regraded)], { state: 'awaiting-decision' }) }),
      { amount: 0, postage: 0, bonus: 0, returnPostage: 0, undecided: 1 },
    ],
  ])('returns the sum of a sale for %s', (_, trade, give) => {
    expect(headingSums(trade).give).toEqual(give);
  });

  it('returns the sum of a purchase with its postage', () => {
    const trade = sampleTrade({ outbound: sampleOutbound([sampleTaken(1, 'Ulysses', { total: eur(650) })]) });

    expect(headingSums(trade)).toEqual({ give: null, take: { amount: 890, postage: 240, refunded: 0 } });
  });

  it('keeps the sum of a purchase and names the part that is refunded', () => {
    const trade = sampleTrade({
      outbound: sampleOutbound([sampleTaken(1, 'Ulysses', { total: eur(650), state: 'returned' })]),
      ledger: [
        { side: 'purchase', kind: 'returned', amount: eur(650), at },
        { side: 'purchase', kind: 'postage-back', amount: eur(240), at },
        { side: 'purchase', kind: 'refund', amount: eur(-890), at },
      ],
    });

    expect(headingSums(trade).take).toEqual({ amount: 890, postage: 240, refunded: 890 });
  });

  it('subtracts the booked postage for books that the shop sends back', () => {
    const sold = { ...sampleGiven(1, 'Emma', { amount: eur(1000) }), state: 'as-said' as const, paid: eur(1000) };
    const refused = {
      ...sampleGiven(2, 'Dune', regraded),
      state: 'returning' as const,
      paid: eur(0),
      undecided: false,
    };
    const trade = selling({
      inbound: sampleInbound([sold, refused], { state: 'settled' }),
      ledger: [
        booked('books-in', 1000),
        booked('postage-to-us', 390),
        booked('return-postage', -290),
        booked('payout', -1100),
      ],
    });

    expect(headingSums(trade).give).toEqual({ amount: 1100, postage: 390, bonus: 0, returnPostage: 290, undecided: 0 });
  });

  it.each([
    ['the whole payment', 1000, 1000, 0],
    ['a part of the payment', 1000, 300, 700],
    ['nothing', 1000, 0, 1000],
  ] as const)('refund a lost parcel without what a bank took back: %s', (_, lost, disputed, refunded) => {
    const purchase = (kind: 'sale' | 'payment' | 'disputed' | 'lost', minor: number) =>
      ({ side: 'purchase', kind, amount: eur(minor), at }) as const;
    const trade = sampleTrade({
      outbound: sampleOutbound([sampleTaken(1, 'Ulysses', { total: eur(1000) })], { state: 'lost' }),
      ledger: [
        purchase('sale', -1000),
        purchase('payment', 1000),
        ...(disputed === 0 ? [] : [purchase('disputed', -disputed)]),
        purchase('lost', lost),
      ],
    });

    expect(headingSums(trade).take?.refunded).toBe(refunded);
  });
});
