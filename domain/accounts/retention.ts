import { marketCodes, type Market } from '../market/market-codes';

/**
 * How many years the records of a trade are kept, from the end of the year in which its last step was, by the market's
 * accounting and tax law. Where a law counts otherwise (from the return, from the accounting period's end) the end of
 * the calendar year is no earlier. As of November 2026: DE 8: § 147 (3) AO, § 14b (1) UStG (invoices, since the Fourth
 * Bureaucracy Relief Act, 2025). AT 7: § 132 (1) BAO, § 11 (2) UStG. FR 10: art. L123-22 Code de commerce. ES 6: art.
 * 30 Código de Comercio. IT 10: art. 2220 Codice civile. NL 7: art. 52 (4) AWR. BE 10: art. 60 § 4 Code TVA (since
 * 2023). PT 10: art. 123 (4) CIRC, art. 52 (1) CIVA. IE 6: s. 84 VAT Consolidation Act 2010. GB 6: VAT Notice 700/21.
 * PL 5: art. 112 VAT Act with art. 70 § 1 Ordynacja podatkowa. US 7: the longest federal period, IRC § 6511(d). JP 7:
 * Corporation Tax Act Enforcement Regulation, art. 59. AE 5: Tax Procedures, Cabinet Decision 74 of 2023, art. 3.
 */
const years: Readonly<Record<Market, number>> = {
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

/** The last day (`YYYY-MM-DD`) on which a trade of a market is kept whose last step was at an instant. */
export function keptUntil(market: Market, lastStep: string): string {
  return `${yearOf(lastStep) + years[market]}-12-31`;
}

/** For each market the instant before which a trade's last step must lie for its time to have passed. */
export function passedBefore(now: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    marketCodes.map((market) => [market, `${yearOf(now) - years[market]}-01-01T00:00:00.000Z`]),
  );
}

/**
 * Days for which the payer and the words of a transfer are kept once it has found its trade or was sent back: thirteen
 * months, for so long a payer may dispute it at the bank (Directive 2015/2366, article 71), and a month for the bank to
 * ask.
 */
export const transferWordsDays = 425;
