import type { Market } from '../../domain/market';

/** Names of parcel services, by market: suggestions for a field in which anything may be written. */
export const carriers: Readonly<Record<Market, readonly string[]>> = {
  DE: ['Deutsche Post', 'DHL', 'DPD', 'GLS', 'Hermes', 'UPS'],
  AT: ['Österreichische Post', 'DPD', 'GLS', 'UPS'],
  FR: ['La Poste', 'Colissimo', 'Chronopost', 'Mondial Relay', 'DPD'],
  ES: ['Correos', 'SEUR', 'MRW', 'GLS'],
  IT: ['Poste Italiane', 'BRT', 'GLS', 'SDA'],
  NL: ['PostNL', 'DHL', 'DPD', 'GLS'],
  BE: ['bpost', 'DHL', 'DPD', 'Mondial Relay'],
  PT: ['CTT', 'DPD', 'GLS'],
  IE: ['An Post', 'DPD', 'Fastway'],
  GB: ['Royal Mail', 'Parcelforce', 'Evri', 'DPD'],
  PL: ['Poczta Polska', 'InPost', 'DPD', 'DHL'],
  US: ['USPS', 'UPS', 'FedEx'],
  JP: ['日本郵便', 'ヤマト運輸', '佐川急便'],
  AE: ['Emirates Post', 'Aramex', 'DHL'],
};
