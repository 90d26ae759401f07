import type { Grade } from '../../grade';
import { isUsed } from '../../grade';
import { fnv1a } from '../../hash';
import { offerPolicy } from '../../policy/pricing';
import { addDays, addMs } from '../../time';

// Stock, costs and price history with which the shop opens. Amounts are EUR cents.

/** Returns a 24-bit number from a text (FNV-1a with a finaliser), always the same for the same text. */
function hash(text: string): number {
  const plain = fnv1a(text);
  const value = plain ^ (plain >>> 15);
  return Math.imul(value, 0x2c1b3c6d) >>> 8;
}

/** Percent of the publisher's price that a bookseller pays for a new copy: the usual trade discount is 40. */
const newCopyCost = 60;

/** Returns the cost of an opening copy in EUR cents: the trade price for new, the plain offer's share for used. */
export function openingCost(referenceCents: number, grade: Grade): number {
  const share = isUsed(grade) ? offerPolicy.share[grade] : newCopyCost;
  return Math.round((referenceCents * share) / 100);
}

/** Days before the opening over which the arrivals of the first copies are spread. */
const arrivalDays = 21;

/** Returns the instant at which a starter catalogue's copy arrived, within the last 21 days. */
export function openingArrival(isbn: string, now: string): string {
  return addMs(now, -((hash(isbn) % (arrivalDays * 24 * 60)) * 60_000));
}

export interface OpeningPrice {
  readonly day: string;
  readonly baseCents: number;
}

/**
 * Returns invented price changes of the last 30 days for a copy of the starter catalogue, oldest first. They show how
 * the price chart looks: up to three small changes, and one copy in eight fell today. The last change is to `price`.
 * New copies keep the publisher's price.
 */
export function openingHistory(isbn: string, grade: Grade, price: number, today: string): OpeningPrice[] {
  const seed = hash(`${isbn} ${grade}`);
  if (!isUsed(grade)) return [{ day: addDays(today, -31), baseCents: price }];
  const hasFallen = seed % 8 === 0;
  const count = 1 + (seed % 3);
  const changes: OpeningPrice[] = [];
  for (let at = count; at > 0; at -= 1) {
    const part = hash(`${isbn} ${grade} ${at}`);
    const percent = hasFallen ? 104 + (part % 16) : 94 + (part % 14);
    changes.push({
      day: addDays(today, -(at * 9 + (part % 8))),
      baseCents: Math.max(1, Math.round((price * percent) / 100)),
    });
  }
  const first = changes[0];
  if (first !== undefined) changes[0] = { ...first, day: addDays(today, -31 - (seed % 5)) };
  return [...changes, { day: hasFallen ? today : addDays(today, -1 - (seed % 8)), baseCents: price }];
}
