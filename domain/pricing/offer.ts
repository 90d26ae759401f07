import { usedGrades, type UsedGrade } from '../grade';
import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';
import { copiesPolicy } from '../policy/copies';
import { creditPolicy } from '../policy/credit';
import { offerPolicy } from '../policy/pricing';
import { toMarketCurrency, downToStep, toMarketPrice, toMinorUnits, type Rate } from '../rates';
import { basePrice, shownPrice } from './price';
import type { DeclineReason, OfferReason } from './schemas';
import { copiesForOffer, copiesOnHandAndComing, hasEnoughWithHeld, type Supply } from './supply';

/** Facts that decide an offer. */
export interface OfferFacts {
  /** Publisher's price in EUR cents; null: unknown. */
  readonly referenceCents: number | null;
  /** A recall of the edition is running. */
  readonly isRecalled: boolean;
  readonly supply: Supply;
  /** Wishes of confirmed accounts older than 7 days, without the person's own. */
  readonly wishes: number;
  /** Copies of this edition that the account gave in the last 90 days. */
  readonly given: number;
  /** Copies of this edition that other accounts hold. */
  readonly held: number;
  /** Lowest price that the person paid here for this edition within 60 days, in the market's currency; null: none. */
  readonly boughtHere: Money | null;
  /** Stored base prices (EUR cents) of grades in stock; other grades' prices are computed. */
  readonly prices: Readonly<Partial<Record<UsedGrade, number>>>;
  readonly market: Market;
  readonly rate: Rate;
  /** The shop may buy from people in this market. @see domain/law/buying.ts */
  readonly canBuy: boolean;
}

/** Today's offer, or the reason of a decline. The reasons' amounts add up to `amount`. */
export type OfferToday =
  | { readonly kind: 'offer'; readonly amount: Money; readonly reasons: readonly OfferReason[] }
  | { readonly kind: 'declined'; readonly reason: DeclineReason };

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Returns `percent` of an amount, reduced so that the store-credit bonus on top of it reaches that percentage. */
function bonusIncluded(minorUnits: number, percent: number): number {
  return (minorUnits * percent) / (100 + creditPolicy.bonus);
}

/**
 * Returns the highest offer for a grade in minor units: 75 % of that day's price of the same copy, bonus included. A
 * better grade with a lower price lowers it too, so that a worse copy is never paid better.
 */
function ceilingOf(facts: OfferFacts, referenceCents: number, grade: UsedGrade): number {
  const sameOrBetter = usedGrades.slice(0, usedGrades.indexOf(grade) + 1);
  const prices = sameOrBetter.map((pricedGrade) => {
    const baseCents = facts.prices[pricedGrade] ?? basePrice(referenceCents, pricedGrade, facts.supply);
    const shown = shownPrice({
      baseCents,
      referenceCents,
      grade: pricedGrade,
      bound: false,
      market: facts.market,
      rate: facts.rate,
    });
    return shown.price.minor;
  });
  return bonusIncluded(Math.min(...prices), offerPolicy.ceiling);
}

/** Returns the parts of an offer in EUR cents, unrounded and before the ceilings. */
function partsOf(facts: OfferFacts, referenceCents: number, grade: UsedGrade, exLibrary: boolean) {
  const { supply } = facts;
  const base = (referenceCents * offerPolicy.share['like-new']) / 100;
  const own = (referenceCents * offerPolicy.share[grade]) / 100;
  const demand = (own * clamp(supply.demand * offerPolicy.demandStep, offerPolicy.maxDemandPercent)) / 100;
  const beyond = copiesForOffer(supply, facts.held) - offerPolicy.ordinaryStock;
  const stock = (-own * clamp(beyond * offerPolicy.stockStep, offerPolicy.maxStockPercent)) / 100;
  const before = own + demand + stock;
  const wishes = (before * clamp(facts.wishes * offerPolicy.wishStep, offerPolicy.maxWishPercent)) / 100;
  const library = exLibrary ? (-(before + wishes) * offerPolicy.exLibrary) / 100 : 0;
  return { base, grade: own - base, demand, stock, wishes, 'ex-library': library };
}

/**
 * Returns the shop's offer for a copy of an edition in a grade. It is rounded down to the market's step after all
 * ceilings, and is never higher for a worse grade.
 * @throws {RangeError} when `boughtHere` is in another currency than the market's
 * @see docs/product.md#offers
 */
export function offerFor(facts: OfferFacts, grade: UsedGrade, exLibrary = false): OfferToday {
  const { referenceCents, market, rate } = facts;
  if (facts.isRecalled) return { kind: 'declined', reason: 'recalled' };
  if (!facts.canBuy) return { kind: 'declined', reason: 'buying-closed' };
  if (referenceCents === null || referenceCents <= 0) return { kind: 'declined', reason: 'no-reference-price' };
  if (copiesOnHandAndComing(facts.supply) >= copiesPolicy.enough || hasEnoughWithHeld(facts.supply, facts.held)) {
    return { kind: 'declined', reason: 'enough-stock' };
  }
  if (facts.given >= copiesPolicy.perEdition) return { kind: 'declined', reason: 'copies-limit' };
  const { currency, step } = rulesOf(market);
  const parts = partsOf(facts, referenceCents, grade, exLibrary);
  const reasons: OfferReason[] = [];
  const add = (code: OfferReason['code'], minorUnits: number) => {
    if (minorUnits !== 0) reasons.push({ code, amount: money(minorUnits, currency) });
  };
  for (const code of ['base', 'grade', 'demand', 'stock', 'wishes', 'ex-library'] as const) {
    add(code, toMarketCurrency(parts[code], rate, market).minor);
  }
  let exact = toMinorUnits(
    Object.values(parts).reduce((total, part) => total + part, 0),
    rate,
  );
  const lower = (code: 'ceiling' | 'bought-here', max: number) => {
    if (exact > max) {
      add(code, Math.ceil(max) - Math.ceil(exact));
      exact = max;
    }
  };
  lower('ceiling', ceilingOf(facts, referenceCents, grade));
  if (facts.boughtHere !== null && facts.boughtHere.currency !== currency) {
    throw new RangeError(`bought in ${facts.boughtHere.currency}, offered in ${currency}`);
  }
  if (facts.boughtHere !== null) lower('bought-here', bonusIncluded(facts.boughtHere.minor, offerPolicy.boughtHere));
  const amount = downToStep(exact, market);
  if (amount.minor < Math.max(step, toMarketPrice(offerPolicy.minCents, rate, market).minor)) {
    return { kind: 'declined', reason: 'too-little-value' };
  }
  add('rounding', amount.minor - reasons.reduce((total, reason) => total + reason.amount.minor, 0));
  return { kind: 'offer', amount, reasons };
}

/** Returns the held amount of a grade for an ex-library copy: with the same deduction, rounded down. */
export function exLibraryAmount(amount: Money, market: Market): Money {
  return downToStep((amount.minor * (100 - offerPolicy.exLibrary)) / 100, market);
}
