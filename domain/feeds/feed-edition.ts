import type { Format, HitCopy } from '../catalogue/schemas';
import type { UsedGrade } from '../grade';
import type { Market } from '../market/market-codes';
import type { Money } from '../money';

/** Amount that the shop pays everyone for a copy of a grade. */
export interface FeedOffer {
  readonly grade: UsedGrade;
  readonly amount: Money;
}

/** An edition of a feed, with prices and offers in the currency of the feed's market. */
export interface FeedEdition {
  readonly isbn: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly authors: readonly string[];
  /** ISO 639-1 code. */
  readonly language: string;
  readonly format: Format;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly published: string | null;
  readonly publisher: string | null;
  readonly description: string | null;
  /** Whole address of the cover. */
  readonly cover: string;
  /** Grades that can be bought or could be, best first; `available` is 0 where all copies are sold. */
  readonly copies: readonly HitCopy[];
  /** Grades that the shop buys, best first. */
  readonly offers: readonly FeedOffer[];
}

/** Facts of a feed that all its editions share. */
export interface FeedFacts {
  readonly market: Market;
  /** Origin of the shop, `https://dogear.example`. */
  readonly origin: string;
  readonly shopName: string;
  readonly email: string;
  /** Day of prices and offers, `YYYY-MM-DD`. */
  readonly day: string;
}
