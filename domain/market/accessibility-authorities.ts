import type { Market } from './market-codes';

/**
 * Authority that supervises the accessibility of online shops, by market. A market is left out until its authority was
 * read in a source; the page then speaks of the authority of the country.
 * @see directive (EU) 2019/882, annex V; Barrierefreiheitsstärkungsgesetz, § 14 and annex 3 (DE)
 * @see S.I. 636/2023 (IE); Barrierefreiheitsgesetz § 21 (AT); SPF Économie, guidelines (BE)
 * @see ustawa z 26 kwietnia 2024 r., zawiadomienie do Prezesa Zarządu PFRON (PL); DL 82/2022, article 36 (PT)
 */
const authorities: Readonly<Partial<Record<Market, string>>> = {
  DE:
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), ' +
    'Postfach 39 11 55, 39135 Magdeburg, MLBF@ms.sachsen-anhalt.de, +49 391 567 6970',
  AT: 'Sozialministeriumservice',
  BE: 'FOD Economie – SPF Économie, Economische Inspectie – Inspection économique',
  NL: 'Autoriteit Consument & Markt (ACM)',
  PL:
    'Prezes Zarządu Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych (PFRON), ' +
    'al. Jana Pawła II 13, 00-828 Warszawa, dostepnosc@pfron.org.pl',
  PT: 'Instituto Nacional para a Reabilitação, I. P. (INR)',
  FR: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
  IE: 'Competition and Consumer Protection Commission (CCPC)',
};

/** Returns the name and contact of the authority of a market, or an empty text where it is not known. */
export function accessibilityAuthority(market: Market): string {
  return authorities[market] ?? '';
}
