import { marketCodes, type Market } from './market-codes';

/** Data of the shop that a country may ask for on the legal page. */
export type ImprintField =
  | 'legalForm'
  | 'representative'
  | 'register'
  | 'registration'
  | 'vatNumber'
  | 'phone'
  | 'capital'
  | 'contentResponsible'
  | 'host'
  | 'hostPhone'
  | 'businessObject'
  | 'disputeBody'
  | 'complaintsBook'
  | 'dealerLicence'
  | 'dealerAuthority'
  | 'tradeLicence';

/** Data that most countries of the European Union ask for: the entry in a register, and the VAT number. */
const registered = ['register', 'registration', 'vatNumber'] as const;

/**
 * Data that the legal page must state, by the market of its reader. Name, address and email are settings that no shop
 * can leave out. The United States have no federal rule.
 * @see directive 2000/31/EC, article 5, which each country of the European Union has made its own law
 * @see § 5 DDG, § 18 MStV (DE); § 5 ECG, §§ 24 and 25 MedienG (AT)
 * @see LCEN, article R616-1 Code de la consommation (FR)
 * @see article 10 LSSI (ES); D.Lgs. 70/2003 and article 2250 c.c. (IT); DL 156/2005 and Lei 144/2015 (PT)
 * @see Electronic Commerce Regulations 2002, regulation 6 (GB); 特定商取引法 article 11 (JP); law 14/2023 (AE)
 * @see docs/decisions/086-legal-notice-and-imprint.md for what was verified
 */
export const imprintFields: Readonly<Record<Market, readonly ImprintField[]>> = {
  DE: ['legalForm', 'representative', ...registered, 'phone', 'contentResponsible'],
  AT: [...registered, 'businessObject', 'contentResponsible'],
  FR: ['legalForm', 'capital', ...registered, 'phone', 'contentResponsible', 'host', 'hostPhone', 'disputeBody'],
  ES: registered,
  IT: [...registered, 'capital'],
  NL: registered,
  BE: registered,
  PT: [...registered, 'disputeBody', 'complaintsBook'],
  IE: registered,
  GB: registered,
  PL: [...registered, 'phone'],
  US: [],
  JP: ['representative', 'phone', 'dealerLicence', 'dealerAuthority'],
  AE: ['phone', 'tradeLicence'],
};

/**
 * Returns the data that the legal page lacks, by market. `valueOf` returns the text that the page shows in a market,
 * empty without a setting. A market that lacks nothing is left out.
 */
export function missingImprintFields(
  valueOf: (field: ImprintField, market: Market) => string,
): Partial<Record<Market, readonly ImprintField[]>> {
  const missing = marketCodes.map(
    (market) => [market, imprintFields[market].filter((field) => valueOf(field, market) === '')] as const,
  );
  return Object.fromEntries(missing.filter(([, fields]) => fields.length > 0));
}
