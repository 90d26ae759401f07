import type { AccountSettings, DeviceSession, SavedAddress } from '../../domain/accounts/account-schemas';
import type { TradeSummary } from '../../domain/trades/schemas';
import { money } from '../../domain/money';
import type { AccountPage } from '../../client/features/account/account-loaders';
import { sampleBook } from './sample-lists';

const eur = (minor: number) => money(minor, 'EUR');

export const sampleAccount: AccountSettings = {
  name: 'Robin Reader',
  email: 'robin@dogear.example',
  pendingEmail: null,
  role: 'customer',
  language: 'en',
  market: 'IE',
  hasPassword: true,
  secondFactor: false,
  wishMails: true,
  tradeMails: true,
  createdAt: '2026-01-05T10:00:00.000Z',
  payoutsHeldUntil: null,
  payoutDetails: null,
  termsAgreed: { version: '2026-11', at: '2026-01-05T10:00:00.000Z' },
};

export const sampleAddress: SavedAddress = {
  id: 'home',
  name: 'Robin Reader',
  phone: null,
  isDefault: true,
  address: { line1: '1 Example Street', city: 'Cork', region: 'County Cork', postcode: 'T12 X1Y2', country: 'IE' },
};

export function sampleTrade(number: string, part: Partial<TradeSummary> = {}): TradeSummary {
  return {
    id: number.toLowerCase(),
    number,
    placedAt: '2026-11-10T10:00:00.000Z',
    settlement: 'swap',
    settlementState: 'agreed',
    inboundState: 'in-transit',
    outboundState: 'reserved',
    open: true,
    awaited: null,
    hasFailedCardRefund: false,
    isChargedBack: false,
    give: 14,
    take: 3,
    difference: eur(350),
    ...part,
  };
}

export function sampleDevice(id: string, part: Partial<DeviceSession> = {}): DeviceSession {
  const at = '2026-11-20T09:30:00.000Z';
  return {
    id,
    current: false,
    browser: 'firefox',
    system: 'windows',
    country: 'IE',
    createdAt: at,
    lastSeenAt: at,
    endsAt: '2026-12-20T09:30:00.000Z',
    ...part,
  };
}

/** Returns a room with something in each of its parts. */
export function sampleAccountPage(part: Partial<AccountPage> = {}): AccountPage {
  return {
    account: sampleAccount,
    trades: { items: [sampleTrade('IE-7K4Q')], nextCursor: null },
    credit: {
      balances: [eur(1420)],
      bonuses: [eur(320)],
      items: [
        {
          id: 'b',
          at: '2026-11-02T10:00:00.000Z',
          reason: 'used',
          kind: 'earned',
          amount: eur(-580),
          balance: eur(1420),
          trade: { id: 'ie-2b2b', number: 'IE-2B2B' },
        },
        {
          id: 'a',
          at: '2026-09-11T10:00:00.000Z',
          reason: 'correction',
          kind: 'earned',
          amount: eur(2000),
          balance: eur(2000),
          trade: null,
        },
      ],
      nextCursor: null,
    },
    wishes: { items: [sampleBook('9780141439587', 'Emma')], unlisted: [], nextCursor: null },
    watches: [],
    keptAside: [],
    addresses: [sampleAddress],
    passkeys: [],
    signIns: [],
    sessions: [
      sampleDevice('here', { current: true }),
      sampleDevice('there', { browser: 'safari', system: 'ios', country: 'FR' }),
    ],
    events: {
      items: [
        {
          id: 2,
          kind: 'signed-in',
          facts: { way: 'password', browser: 'safari', system: 'ios', country: 'FR' },
          at: '2026-11-20T09:30:00.000Z',
        },
      ],
      nextCursor: null,
    },
    ...part,
  };
}
