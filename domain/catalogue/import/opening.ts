import type { Grade } from '../../grade';
import { isUsed } from '../../grade';
import { offerPolicy } from '../../policy';
import { addDays, later } from '../../time';

/**
 * What the shop opens with: its first copies, what they cost, and for the starter catalogue a past. Amounts are EUR
 * cents.
 */

/** A small whole number from a text (FNV-1a), always the same for the same text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 8;
}

/** Percent of the publisher's price that a bookseller pays for a new copy. */
const newCopyCost = 60;

/** What an opening copy is booked at: a bought one at the trade discount, a used one at the plain share of an offer. */
export function openingCost(referenceCents: number, grade: Grade): number {
  const share = isUsed(grade) ? offerPolicy.share[grade] : newCopyCost;
  return Math.round((referenceCents * share) / 100);
}

/** When the starter catalogue's copies came in: spread over the 21 days before. */
export function openingArrival(isbn: string, now: string): string {
  return later(now, -((hash(isbn) % (21 * 24 * 60)) * 60_000));
}

export interface PriceChange {
  readonly day: string;
  readonly baseCents: number;
}

/**
 * Price changes of the 30 days before for a copy of the starter catalogue: none to three small ones, so that the price
 * line has a shape, and one copy in eight fell today. The last change is to `price`. `new` copies keep the publisher's
 * price.
 */
export function openingHistory(isbn: string, grade: Grade, price: number, today: string): PriceChange[] {
  const seed = hash(`${isbn} ${grade}`);
  if (!isUsed(grade)) return [{ day: addDays(today, -31), baseCents: price }];
  const fell = seed % 8 === 0;
  const count = 1 + (seed % 3);
  const changes: PriceChange[] = [];
  for (let at = count; at > 0; at -= 1) {
    const part = hash(`${isbn} ${grade} ${at}`);
    const percent = fell ? 104 + (part % 16) : 94 + (part % 14);
    changes.push({
      day: addDays(today, -(at * 9 + (part % 8))),
      baseCents: Math.max(1, Math.round((price * percent) / 100)),
    });
  }
  const first = changes[0];
  if (first !== undefined) changes[0] = { ...first, day: addDays(today, -31 - (seed % 5)) };
  return [...changes, { day: fell ? today : addDays(today, -1 - (seed % 8)), baseCents: price }];
}
