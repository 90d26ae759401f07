import type { Market } from './market-codes';

/** Advice centre of a market for purchases, and the years in which people can claim for faulty goods. */
export interface ConsumerLaw {
  /**
   * Years of the legal guarantee, or in Ireland and Great Britain years in which a claim is possible. Null: the law
   * names no length, or another one than years from delivery.
   */
  readonly guaranteeYears: number | null;
  /** Name of the body that advises, and its site without `https://`; empty where it differs by region. */
  readonly body: string;
  readonly site: string;
}

const law = (guaranteeYears: number | null, body: string, site: string): ConsumerLaw => ({
  guaranteeYears,
  body,
  site,
});

/**
 * Consumer law by market.
 * @see directive (EU) 2019/771, article 10; Real Decreto-ley 7/2021 (ES); Decreto-Lei 84/2021 (PT)
 * @see Consumer Rights Act 2022 and Statute of Limitations 1957 (IE)
 * @see Consumer Rights Act 2015 and Limitation Act 1980 (GB)
 */
export const consumerLaw: Readonly<Record<Market, ConsumerLaw>> = {
  DE: law(2, 'Verbraucherzentrale', 'verbraucherzentrale.de'),
  AT: law(2, 'Verein für Konsumenteninformation', 'vki.at'),
  FR: law(2, 'SignalConso', 'signal.conso.gouv.fr'),
  ES: law(3, 'OMIC', 'consumo.gob.es'),
  IT: law(2, 'Centro Europeo Consumatori', 'ecc-netitalia.it'),
  NL: law(null, 'ACM ConsuWijzer', 'consuwijzer.nl'),
  BE: law(2, 'Consumentenombudsdienst – Service de Médiation pour le Consommateur', 'consumerombudsman.be'),
  PT: law(3, 'Direção-Geral do Consumidor', 'consumidor.gov.pt'),
  IE: law(6, 'CCPC', 'ccpc.ie'),
  GB: law(6, 'Citizens Advice', 'citizensadvice.org.uk'),
  PL: law(2, 'UOKiK', 'prawakonsumenta.uokik.gov.pl'),
  US: law(null, '', ''),
  JP: law(null, '', ''),
  AE: law(null, '', ''),
};

/** Markets whose law gives no right to withdraw from a purchase; there the shop's own promise holds. */
const withoutWithdrawalLaw: readonly Market[] = ['US', 'JP', 'AE'];

/**
 * Returns whether the law of a market lets people withdraw from a purchase at a distance.
 * @see directive 2011/83/EU, article 9; Consumer Contracts Regulations 2013, regulation 29 (GB)
 */
export function hasWithdrawalRight(market: Market): boolean {
  return !withoutWithdrawalLaw.includes(market);
}
