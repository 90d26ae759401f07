import { marketCodes, type Market } from '../market/market-codes';

/**
 * Number of years that the records of a trade are kept, by the market's accounting and tax law. They count from the end
 * of the calendar year of the trade's last step. Where a law counts from another date, that date is no later.
 * @see As of November 2026:
 * DE 8: § 147 (3) AO, § 14b (1) UStG (invoices, since the Fourth Bureaucracy Relief Act, 2025).
 * AT 7: § 132 (1) BAO, § 11 (2) UStG. FR 10: art. L123-22 Code de commerce. ES 6: art. 30 Código de Comercio.
 * IT 10: art. 2220 Codice civile. NL 7: art. 52 (4) AWR. BE 10: art. 60 § 4 Code TVA (since 2023).
 * PT 10: art. 123 (4) CIRC, art. 52 (1) CIVA. IE 6: s. 84 VAT Consolidation Act 2010. GB 6: VAT Notice 700/21.
 * PL 5: art. 112 VAT Act with art. 70 § 1 Ordynacja podatkowa. US 7: the longest federal period, IRC § 6511(d).
 * JP 7: Corporation Tax Act Enforcement Regulation, art. 59.
 * AE 5: Tax Procedures, Cabinet Decision 74 of 2023, art. 3.
 */
export const retentionYears: Readonly<Record<Market, number>> = {
  DE: 8,
  AT: 7,
  FR: 10,
  ES: 6,
  IT: 10,
  NL: 7,
  BE: 10,
  PT: 10,
  IE: 6,
  GB: 6,
  PL: 5,
  US: 7,
  JP: 7,
  AE: 5,
};

const yearOf = (instant: string) => Number(instant.slice(0, 4));

/** Returns the last day (`YYYY-MM-DD`) on which a trade is kept. `lastStep`: the instant of its last step. */
export function retainedUntil(market: Market, lastStep: string): string {
  return `${yearOf(lastStep) + retentionYears[market]}-12-31`;
}

/** Returns per market the instant before which the last step of a trade must lie, so that the trade may be erased. */
export function erasableBefore(now: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    marketCodes.map((market) => [market, `${yearOf(now) - retentionYears[market]}-01-01T00:00:00.000Z`]),
  );
}

/**
 * Number of days for which a bank transfer's payer and reference text are kept after it was matched or refunded. A
 * payer may dispute a transfer for thirteen months; one month more is for the bank to ask.
 * @see Directive (EU) 2015/2366, article 71
 */
export const transferTextDays = 425;
