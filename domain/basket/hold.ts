import { endOfDays } from '../deadline';
import { usedGrades, type UsedGrade } from '../grade';
import type { CustomerKind } from '../policy/customer-kind';
import type { Market } from '../market/market';
import { rulesOf } from '../market/market';
import { minus, money, type Money } from '../money';
import { holdPolicy } from '../policy/hold';
import { exLibraryAmount, type OfferToday } from '../pricing/offer';
import type { DeclineReason, Offer } from '../pricing/schemas';
import { hourMs, addMs } from '../time';
import { timeZoneOf } from '../market/time-zone';

/** Held amount per grade, in minor units of the market's currency; null: the shop declined. */
export type HeldAmounts = Readonly<Record<UsedGrade, number | null>>;

/** An offer kept for a person: one per edition, owner and market. Instants in UTC. @see docs/product.md#holds */
export interface Hold {
  readonly market: Market;
  readonly amounts: HeldAmounts;
  readonly termsVersion: string;
  readonly createdAt: string;
  readonly endsAt: string;
}

/** Returns the end of a hold: 28 whole days in the market's time zone for an account, 24 hours for a guest. */
function holdEnd(createdAt: string, customerKind: CustomerKind, market: Market): string {
  return customerKind === 'account'
    ? endOfDays(createdAt, holdPolicy.accountDays, timeZoneOf(market))
    : addMs(createdAt, holdPolicy.guestHours * hourMs);
}

/** Returns whether a hold binds the shop at the instant `now`. */
export function isHoldLive(hold: Hold, now: string): boolean {
  return Date.parse(hold.endsAt) > Date.parse(now);
}

/** Returns the amounts to hold, taken from today's four offers. */
export function heldAmountsOf(offers: Readonly<Record<UsedGrade, OfferToday>>): HeldAmounts {
  const amount = (grade: UsedGrade) => {
    const offer = offers[grade];
    return offer.kind === 'offer' ? offer.amount.minor : null;
  };
  return {
    'like-new': amount('like-new'),
    'very-good': amount('very-good'),
    good: amount('good'),
    acceptable: amount('acceptable'),
  };
}

function higherAmount(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

/** Returns the higher of two held amounts per grade, since a held amount may rise but never fall. */
export function higherAmounts(a: HeldAmounts, b: HeldAmounts): HeldAmounts {
  return {
    'like-new': higherAmount(a['like-new'], b['like-new']),
    'very-good': higherAmount(a['very-good'], b['very-good']),
    good: higherAmount(a.good, b.good),
    acceptable: higherAmount(a.acceptable, b.acceptable),
  };
}

/**
 * Returns the hold after a book was put into the basket. A live hold keeps its dates and terms, and its amounts may
 * only rise, so putting a book in again does not renew it. Otherwise a new hold begins.
 */
export function holdFor(
  stored: Hold | null,
  today: {
    readonly market: Market;
    readonly amounts: HeldAmounts;
    readonly now: string;
    readonly customerKind: CustomerKind;
  },
): Hold {
  if (stored !== null && stored.market === today.market && isHoldLive(stored, today.now)) {
    return { ...stored, amounts: higherAmounts(stored.amounts, today.amounts) };
  }
  return {
    market: today.market,
    amounts: today.amounts,
    termsVersion: holdPolicy.termsVersion,
    createdAt: today.now,
    endsAt: holdEnd(today.now, today.customerKind, today.market),
  };
}

/** Returns a guest's hold after the sign-in: 28 days from its beginning. A hold that has ended stays ended. */
export function extendHold(hold: Hold, now: string): Hold {
  return isHoldLive(hold, now) ? { ...hold, endsAt: holdEnd(hold.createdAt, 'account', hold.market) } : hold;
}

/** Returns the sum of the held amounts, by which two holds are compared. */
const sumOfAmounts = (hold: Hold) => usedGrades.reduce((total, grade) => total + (hold.amounts[grade] ?? 0), 0);

/**
 * Returns the hold that a person keeps of two for one edition and market: the live one, else the higher one, else the
 * one that ends later. It keeps its own dates.
 * @see docs/product.md#lists-after-signing-in
 */
export function betterHold(a: Hold, b: Hold, now: string): Hold {
  if (isHoldLive(a, now) !== isHoldLive(b, now)) return isHoldLive(a, now) ? a : b;
  if (sumOfAmounts(a) !== sumOfAmounts(b)) return sumOfAmounts(a) > sumOfAmounts(b) ? a : b;
  return Date.parse(a.endsAt) >= Date.parse(b.endsAt) ? a : b;
}

/** Returns the held amount of one copy, or null when nothing is held for its grade at the instant `now`. */
export function heldAmount(hold: Hold, grade: UsedGrade, exLibrary: boolean, now: string): Money | null {
  const held = hold.amounts[grade];
  if (held === null || !isHoldLive(hold, now)) return null;
  const amount = money(held, rulesOf(hold.market).currency);
  return exLibrary ? exLibraryAmount(amount, hold.market) : amount;
}

/** Reasons of a decline that a held offer does not overcome. */
const finalReasons: readonly DeclineReason[] = ['copies-limit', 'buying-closed'];

/**
 * Returns the offer that the person gets: today's, or the held one where it is higher. The difference is the reason
 * `hold`, so that the reasons add up. A hold also applies when the shop declines today, except for `copies-limit` and
 * `buying-closed`.
 */
export function offerWithHold(
  today: OfferToday,
  hold: Hold | null,
  copy: { readonly grade: UsedGrade; readonly exLibrary: boolean; readonly now: string },
): Offer {
  const held = hold === null ? null : heldAmount(hold, copy.grade, copy.exLibrary, copy.now);
  const isFinal = today.kind === 'declined' && finalReasons.includes(today.reason);
  if (hold === null || held === null || isFinal) {
    return today.kind === 'offer' ? { ...today, reasons: [...today.reasons], heldUntil: null } : today;
  }
  const heldUntil = hold.endsAt;
  if (today.kind === 'declined')
    return { kind: 'offer', amount: held, reasons: [{ code: 'hold', amount: held }], heldUntil };
  if (today.amount.minor >= held.minor) return { ...today, reasons: [...today.reasons], heldUntil };
  const reasons = [...today.reasons, { code: 'hold' as const, amount: minus(held, today.amount) }];
  return { kind: 'offer', amount: held, reasons, heldUntil };
}
