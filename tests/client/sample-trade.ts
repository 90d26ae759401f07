import { money } from '../../domain/money';
import type { Trade } from '../../domain/trades/schemas';
import { sampleBook } from './sample-lists';

const eur = (minor: number) => money(minor, 'EUR');
const at = '2026-11-20T10:00:00.000Z';
type Inbound = NonNullable<Trade['inbound']>;
type Outbound = NonNullable<Trade['outbound']>;

/** Returns a copy that the customer sells: very good, at 3.60. */
export function sampleGiven(
  line: number,
  title: string,
  part: Partial<Inbound['lines'][number]> = {},
): Inbound['lines'][number] {
  return {
    line,
    parcel: 1,
    book: sampleBook(`978000000000${line}`, title),
    grade: 'very-good',
    exLibrary: false,
    state: 'offered',
    amount: eur(360),
    gradedAs: null,
    reason: null,
    lower: null,
    photos: [],
    unexpected: false,
    decision: null,
    undecided: false,
    paid: null,
    sentBack: null,
    ...part,
  };
}

export function sampleInbound(lines: Inbound['lines'], part: Partial<Inbound> = {}): Inbound {
  return {
    state: 'awaiting-parcel',
    arriveBy: '2026-12-11T10:00:00.000Z',
    lateUntil: '2026-12-28T23:59:59.000Z',
    ifWorse: 'ask',
    ifWorseDownTo: 70,
    replyLabel: false,
    decideBy: null,
    returnPostage: eur(0),
    charity: { books: 0, found: 0, most: 10 },
    parcels: [
      {
        parcel: 1,
        code: 'IE-7K4Q-1',
        grams: 4100,
        postedAt: null,
        receivedAt: null,
        carrier: null,
        carrierName: null,
        tracking: null,
        trackingLink: null,
        label: '/en/trades/t/print/label-1',
        slip: '/en/trades/t/print/slip-1',
      },
    ],
    sendTo: { name: 'Dogear', line1: '1 Quay Street', postcode: 'T12 AB34', city: 'Cork', country: 'IE' },
    lines,
    total: eur(lines.filter(({ unexpected }) => !unexpected).reduce((sum, { amount }) => sum + amount.minor, 0)),
    ...part,
  };
}

/** Returns a copy that the customer buys: used, good, at 5.20. */
export function sampleTaken(
  line: number,
  title: string,
  part: Partial<Outbound['lines'][number]> = {},
): Outbound['lines'][number] {
  return {
    line,
    book: sampleBook(`978000000010${line}`, title),
    grade: 'good',
    used: true,
    quantity: 1,
    state: null,
    price: eur(520),
    total: eur(520),
    withdrawable: false,
    ...part,
  };
}

export function sampleOutbound(lines: Outbound['lines'], part: Partial<Outbound> = {}): Outbound {
  const subtotal = lines.reduce((sum, { total }) => sum + total.minor, 0);
  return {
    state: 'reserved',
    lines,
    carrier: null,
    carrierName: null,
    tracking: null,
    trackingLink: null,
    dispatchedAt: null,
    deliveredAt: null,
    withdrawUntil: null,
    returning: null,
    subtotal: eur(subtotal),
    postage: eur(240),
    total: eur(subtotal + 240),
    ...part,
  };
}

/** Returns a trade of Ann's in Ireland, placed on 20 November 2026; nothing has happened to it yet. */
export function sampleTrade(part: Partial<Trade> = {}): Trade {
  return {
    id: '01k0000000000000000000000t',
    number: 'IE-7K4Q',
    placedAt: at,
    isGuest: false,
    market: 'IE',
    settlement: 'payout',
    settlementState: 'agreed',
    payment: null,
    payout: 'bank',
    inbound: null,
    outbound: null,
    rows: [],
    difference: eur(0),
    transfer: null,
    card: null,
    ledger: [],
    toPay: eur(0),
    toGet: eur(0),
    payouts: [],
    disputes: [],
    payoutIban: null,
    hasBankAccount: true,
    payoutsHeldUntil: null,
    payoutsFrom: null,
    invoice: null,
    creditNotes: [],
    version: 1,
    passed: 0,
    day: '2026-11-20',
    follows: null,
    followedBy: [],
    name: 'Ann Reader',
    email: 'ann@reader.example',
    address: { line1: '2 Hill Road', city: 'Cork', postcode: 'T12 XY98', country: 'IE' },
    lineEvents: [],
    events: [],
    ahead: [],
    allowed: [],
    ...part,
  };
}
