import type { Market } from '../market/market-codes';

/** The shop's settings about buying from people. */
export interface BuyerFacts {
  /** Number of the licence of a dealer in used goods (古物商許可番号), and the commission that gave it. */
  readonly dealerLicence: string;
  readonly dealerAuthority: string;
}

/**
 * Markets where a shop may buy used books from people only with a dealer's licence, and must check who sells.
 * @see 古物営業法 articles 3 and 15; docs/decisions/089-buying-in-japan.md
 */
const licensedMarkets: readonly Market[] = ['JP'];

/** Returns the markets where the shop may not buy, because the settings name no licence. */
export function marketsClosedForBuying({ dealerLicence, dealerAuthority }: BuyerFacts): readonly Market[] {
  return dealerLicence === '' || dealerAuthority === '' ? licensedMarkets : [];
}

/** Returns whether the law asks the shop to check a seller's identity, whatever the price. */
export function needsIdentityCheck(market: Market): boolean {
  return licensedMarkets.includes(market);
}

/**
 * Ways to check the identity of a seller at a distance: a letter that only the addressee receives; a seal certificate
 * with a form that bears the seal; a residence certificate with a registered letter that is not forwarded.
 * @see 古物営業法施行規則 article 15(3), numbers 2, 1 and 4
 */
export const identityMethods = ['addressee-letter', 'seal-certificate', 'residence-letter'] as const;
export type IdentityMethod = (typeof identityMethods)[number];
