import type { Market } from '../../market/market-codes';

interface CarrierFacts {
  /** The carrier's own name, the same in every language. */
  readonly name: string;
  /** A post: its S10 numbers have a check digit (`postal-number.ts`). */
  readonly post?: true;
  /** URL of the public tracking page, for all markets or per market; `trackingLink` fills the braces. */
  readonly page?: string | Partial<Record<Market, string>>;
}

const dpd = 'https://tracking.dpd.de/parcelstatus?query={number}';
const dhl = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}';

/**
 * Carriers that people and staff can choose. The pages are those of the carriers' own notices; an uncertain page is
 * left out, and the number is shown without a link. Add a new carrier to `offered` too; `carriers.test.ts` checks the
 * list.
 */
const carrierFacts = {
  'an-post': { name: 'An Post', post: true, page: 'https://www.anpost.com/Post-Parcels/Track/History?item={number}' },
  aramex: { name: 'Aramex', page: 'https://www.aramex.com/track/results?ShipmentNumber={number}' },
  'austrian-post': {
    name: 'Österreichische Post',
    post: true,
    page: 'https://www.post.at/sv/sendungsdetails?snr={number}',
  },
  bpost: { name: 'bpost', post: true, page: 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}' },
  brt: { name: 'BRT', page: 'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz={number}' },
  chronopost: {
    name: 'Chronopost',
    post: true,
    page: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}',
  },
  colissimo: { name: 'Colissimo', post: true, page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}' },
  correos: {
    name: 'Correos',
    post: true,
    page: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  },
  ctt: {
    name: 'CTT',
    post: true,
    page:
      'https://appserver.ctt.pt/CustomerArea/PublicArea_Detail' +
      '?ObjectCodeInput={number}&SearchInput={number}&IsFromPublicArea=true',
  },
  'deutsche-post': {
    name: 'Deutsche Post',
    post: true,
    page: 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}',
  },
  dhl: {
    name: 'DHL',
    post: true,
    page: {
      DE: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
      AT: dhl,
      BE: dhl,
      NL: dhl,
      PT: dhl,
      ES: dhl,
      IT: dhl,
      FR: dhl,
      IE: dhl,
      GB: dhl,
      PL: dhl,
      US: dhl,
      JP: dhl,
      AE: dhl,
    },
  },
  dpd: {
    name: 'DPD',
    page: {
      DE: dpd,
      AT: dpd,
      NL: dpd,
      BE: dpd,
      FR: 'https://trace.dpd.fr/fr/trace/{number}',
      GB: 'https://track.dpd.co.uk/search?reference={number}',
      IE: 'https://dpd.ie/tracking?deviceType=5&consignmentNumber={number}',
      PL: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1={number}',
    },
  },
  'emirates-post': { name: 'Emirates Post', post: true },
  evri: { name: 'Evri', page: 'https://www.evri.com/track/parcel/{number}' },
  fastway: { name: 'Fastway', page: 'https://www.fastway.ie/courier-services/track-your-parcel/?l={number}' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  gls: {
    name: 'GLS',
    // GLS in Spain and Italy has pages of its own that need more than the number.
    page: {
      DE: 'https://gls-group.com/DE/de/paketverfolgung?match={number}',
      AT: 'https://gls-group.com/AT/de/paketverfolgung?match={number}',
      FR: 'https://gls-group.com/FR/fr/suivi-colis?match={number}',
      PL: 'https://gls-group.com/PL/pl/sledzenie-paczek?match={number}',
    },
  },
  hermes: { name: 'Hermes', page: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}' },
  inpost: { name: 'InPost', page: { PL: 'https://inpost.pl/sledzenie-przesylek?number={number}' } },
  'japan-post': {
    name: '日本郵便',
    post: true,
    page: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}',
  },
  'la-poste': { name: 'La Poste', post: true, page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}' },
  'mondial-relay': { name: 'Mondial Relay' },
  mrw: {
    name: 'MRW',
    page: 'https://www.mrw.es/seguimiento_envios/MRW_resultados_consultas.asp?modo=nacional&envio={number}',
  },
  parcelforce: {
    name: 'Parcelforce',
    post: true,
    page: 'https://www.parcelforce.com/track-trace?trackNumber={number}',
  },
  'poczta-polska': { name: 'Poczta Polska', post: true, page: 'https://emonitoring.poczta-polska.pl/?numer={number}' },
  'poste-italiane': {
    name: 'Poste Italiane',
    post: true,
    page: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}',
  },
  postnl: { name: 'PostNL', post: true, page: 'https://jouw.postnl.nl/track-and-trace/{number}-{country}-{postcode}' },
  'royal-mail': {
    name: 'Royal Mail',
    post: true,
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  sagawa: { name: '佐川急便', page: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}' },
  sda: {
    name: 'SDA',
    page: 'https://www.sda.it/wps/portal/Servizi_online/dettaglio-spedizione?locale=it&tracing.letteraVettura={number}',
  },
  seur: { name: 'SEUR', page: 'https://www.seur.com/livetracking/?segOnlineIdentificador={number}' },
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
  usps: { name: 'USPS', post: true, page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  yamato: { name: 'ヤマト運輸', page: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}' },
} as const satisfies Record<string, CarrierFacts>;

export type KnownCarrier = keyof typeof carrierFacts;
const facts: Readonly<Record<KnownCarrier, CarrierFacts>> = carrierFacts;

/** Returns whether a text is the code of a listed carrier. */
export function isKnownCarrier(code: string): code is KnownCarrier {
  return Object.hasOwn(carrierFacts, code);
}

export const knownCarriers: readonly KnownCarrier[] = Object.keys(carrierFacts).filter(isKnownCarrier);
export type CarrierCode = KnownCarrier | 'other';
/** All codes that can be chosen; `other` is a carrier outside the list with a typed name. */
export const carrierCodes: readonly CarrierCode[] = [...knownCarriers, 'other'];

/** Returns whether a text is a code that can be chosen. */
export function isCarrierCode(code: string): code is CarrierCode {
  return code === 'other' || isKnownCarrier(code);
}

/** Usual carriers of each market, the most usual first. */
const offered: Readonly<Record<Market, readonly KnownCarrier[]>> = {
  DE: ['dhl', 'deutsche-post', 'hermes', 'dpd', 'gls', 'ups'],
  AT: ['austrian-post', 'dpd', 'gls', 'dhl', 'ups'],
  FR: ['la-poste', 'colissimo', 'chronopost', 'mondial-relay', 'dpd', 'gls'],
  ES: ['correos', 'seur', 'mrw', 'gls', 'dhl'],
  IT: ['poste-italiane', 'brt', 'gls', 'sda', 'dhl'],
  NL: ['postnl', 'dhl', 'dpd', 'gls'],
  BE: ['bpost', 'postnl', 'dhl', 'dpd', 'mondial-relay'],
  PT: ['ctt', 'dpd', 'gls', 'dhl'],
  IE: ['an-post', 'dpd', 'fastway', 'gls'],
  GB: ['royal-mail', 'parcelforce', 'evri', 'dpd'],
  PL: ['poczta-polska', 'inpost', 'dpd', 'dhl', 'gls'],
  US: ['usps', 'ups', 'fedex'],
  JP: ['japan-post', 'yamato', 'sagawa'],
  AE: ['emirates-post', 'aramex', 'dhl'],
};

/** Returns all listed carriers for a market: the usual ones first, then the others by name. */
export function carriersFor(market: Market): readonly KnownCarrier[] {
  const own = offered[market];
  const others = knownCarriers.filter((code) => !own.includes(code));
  return [...own, ...others.toSorted((a, b) => facts[a].name.localeCompare(facts[b].name, 'en'))];
}

/** Returns the name of a listed carrier. */
export function carrierName(code: KnownCarrier): string {
  return facts[code].name;
}

/** Returns whether a carrier is a post, whose numbers follow UPU S10. */
export function isPost(code: KnownCarrier): boolean {
  return facts[code].post === true;
}

/** Returns the URL of a carrier's tracking page in a market, with its placeholders in braces, or null. */
export function trackingPage(code: KnownCarrier, market: Market): string | null {
  const { page } = facts[code];
  return typeof page === 'string' ? page : (page?.[market] ?? null);
}
