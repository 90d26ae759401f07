import type { Market } from '../../market/market-codes';

interface CarrierFacts {
  /** As it calls itself, the same in every language. */
  readonly name: string;
  /** A post: its numbers of the shape of UPU S10 have that standard's check digit (`postal-number.ts`). */
  readonly post?: true;
  /** Its public tracking page, for all markets or by market; see `trackingLink` for what stands in braces. */
  readonly page?: string | Partial<Record<Market, string>>;
}

const dpd = 'https://tracking.dpd.de/parcelstatus?query={number}';
const dhl = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}';

/**
 * The carriers that people and the desk choose from. Pages are those to which the carriers' own notices lead; one that
 * is not known for sure is left out, then the number stands without a link. Whoever adds one also adds it to `offered`.
 */
const known = {
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
    page: 'https://appserver.ctt.pt/CustomerArea/PublicArea_Detail?ObjectCodeInput={number}&SearchInput={number}&IsFromPublicArea=true',
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
    // In Spain and Italy it is a network of its own, with pages that ask for more than the number.
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

export type KnownCarrier = keyof typeof known;
const facts: Readonly<Record<KnownCarrier, CarrierFacts>> = known;

export function isKnownCarrier(code: string): code is KnownCarrier {
  return Object.hasOwn(known, code);
}

export const knownCarriers: readonly KnownCarrier[] = Object.keys(known).filter(isKnownCarrier);
export type CarrierCode = KnownCarrier | 'other';
/** Every carrier that may be named; the last is one that is not in the list and is called by the name it is given. */
export const carrierCodes: readonly CarrierCode[] = [...knownCarriers, 'other'];

export function isCarrierCode(code: string): code is CarrierCode {
  return code === 'other' || isKnownCarrier(code);
}

/** What each market's people send with, the usual first. */
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

/** All known carriers in the order of a market: first its own, the usual one leading, then the others by name. */
export function carriersFor(market: Market): readonly KnownCarrier[] {
  const own = offered[market];
  const others = knownCarriers.filter((code) => !own.includes(code));
  return [...own, ...others.toSorted((a, b) => facts[a].name.localeCompare(facts[b].name, 'en'))];
}

export function carrierName(code: KnownCarrier): string {
  return facts[code].name;
}

/** Whether the post that carries it numbers parcels by UPU S10. */
export function isPost(code: KnownCarrier): boolean {
  return facts[code].post === true;
}

/** The address of a carrier's tracking page in a market, with braces for what it asks for; null where none is known. */
export function trackingPage(code: KnownCarrier, market: Market): string | null {
  const { page } = facts[code];
  return typeof page === 'string' ? page : (page?.[market] ?? null);
}
