import type { MessageMeaning } from '../read-message';

/** Senses of questions about the shop that share words with other tasks: "how do you calculate the offer?". */
const ofShop = [
  'book',
  'have',
  'offer',
  'price',
  'postage',
  'delivery',
  'parcel',
  'sell',
  'trade',
  'refund',
  'paid',
] as const;

/** Matches a multiplication or division of two numbers, or an equation. The text is folded, its digits are Latin. */
const sum =
  /[+-]\s*\d+\s*=|\d\s*(?:times|divided by|mal|geteilt durch|fois|keer|razy|vezes|ضرب|かける|掛ける|割る|[×÷*])\s*\d/u;

/** Returns whether a text asks for something else than books and the shop: the weather, a recipe, a sum. */
export function isOutOfScope({ match, ownTrades, wantsHuman }: MessageMeaning): boolean {
  if (ownTrades || wantsHuman) return false;
  return sum.test(match.text) || (match.has('chore') && !match.has(...ofShop));
}
