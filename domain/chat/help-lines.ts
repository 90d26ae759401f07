import type { Language } from '../language';
import type { Market } from '../market/market-codes';

/**
 * Day on which the help lines below were checked last. Numbers are written as in the country. The operator of the shop
 * must confirm each number before the opening and once a year (decision 046).
 */
export const helpLinesCheckedOn = '2026-11-22';

/** How an entry was checked: on a page of the service, an authority or the press; in another list; not at all. */
export type Evidence = 'page' | 'list' | 'none';

export interface HelpLine {
  readonly name: string;
  readonly number: string;
  /** `always`, local times (`09:00`), or null: unknown. */
  readonly hours: 'always' | { readonly from: string; readonly to: string; readonly weekdays: boolean } | null;
  /** Spoken languages, the country's first (ISO 639-1), interpreters included. */
  readonly languages: readonly [Language, ...Language[]];
  readonly website: string;
  /** The service can also be reached by chat. */
  readonly hasChat: boolean;
  readonly source: string;
  readonly evidence: Evidence;
}

export interface EmergencyNumber {
  /** `all`: one number for police and ambulance. */
  readonly for: 'all' | 'police' | 'ambulance';
  readonly number: string;
}

export interface MarketHelp {
  readonly emergency: readonly [EmergencyNumber, ...EmergencyNumber[]];
  readonly emergencySource: string;
  /** For people who don't want to live, and for those who worry about them. */
  readonly crisis: readonly [HelpLine, ...HelpLine[]];
  /** For people who are hurt, threatened or exploited. */
  readonly violence: readonly [HelpLine, ...HelpLine[]];
}

/** Website with help lines of most countries. */
export const helplineDirectory = 'https://findahelpline.com';

/** Emergency number of the European Union and many other countries. */
export const otherEmergency = [{ for: 'all', number: '112' }] as const;

const european = {
  emergency: otherEmergency,
  emergencySource: 'https://digital-strategy.ec.europa.eu/en/policies/112',
} as const;
const always = { hours: 'always' } as const;

const samaritans: HelpLine = {
  ...always,
  name: 'Samaritans',
  number: '116 123',
  languages: ['en'],
  website: 'https://www.samaritans.org',
  hasChat: false,
  source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
  evidence: 'page',
};

export const helpLines: Readonly<Record<Market, MarketHelp>> = {
  DE: {
    ...european,
    crisis: [
      {
        ...always,
        name: 'TelefonSeelsorge',
        number: '0800 111 0 111',
        languages: ['de'],
        website: 'https://www.telefonseelsorge.de',
        hasChat: true,
        source: 'https://www.domradio.de/glossar/telefonseelsorge-0',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: 'Hilfetelefon „Gewalt gegen Frauen“',
        number: '116 016',
        languages: ['de', 'en', 'fr', 'es', 'it', 'pl', 'pt', 'ar'],
        website: 'https://www.hilfetelefon.de',
        hasChat: true,
        source: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
        evidence: 'page',
      },
    ],
  },
  AT: {
    ...european,
    crisis: [
      {
        ...always,
        name: 'Telefonseelsorge',
        number: '142',
        languages: ['de'],
        website: 'https://www.telefonseelsorge.at',
        hasChat: true,
        source: 'https://burgenland.orf.at/stories/3027145/',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: 'Frauenhelpline gegen Gewalt',
        number: '0800 222 555',
        languages: ['de', 'en', 'es', 'ar'],
        website: 'https://www.frauenhelpline.at',
        hasChat: true,
        source: 'https://www.frauenhelpline.at',
        evidence: 'list',
      },
    ],
  },
  FR: {
    ...european,
    crisis: [
      {
        ...always,
        name: 'Numéro national de prévention du suicide',
        number: '3114',
        languages: ['fr'],
        website: 'https://3114.fr',
        hasChat: false,
        source: 'https://www.service-public.fr/particuliers/actualites/A15206',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: 'Violences Femmes Info',
        number: '3919',
        languages: ['fr'],
        website: 'https://arretonslesviolences.gouv.fr',
        hasChat: true,
        source: 'https://www.icfhabitat.fr/groupe/ensemble-luttons-contre-les-violences-faites-aux-femmes',
        evidence: 'page',
      },
    ],
  },
  ES: {
    ...european,
    crisis: [
      {
        ...always,
        name: 'Línea 024 de atención a la conducta suicida',
        number: '024',
        languages: ['es'],
        website: 'https://www.sanidad.gob.es/linea024/home.htm',
        hasChat: true,
        source: 'https://elespanol.com/espana/20220210/telefono-gratuito-024-suicidio-mayo/649185102_0.amp.html',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: '016, violencia contra las mujeres',
        number: '016',
        languages: ['es', 'en', 'fr', 'de', 'it', 'nl', 'pl', 'pt', 'ja', 'ar'],
        website: 'https://violenciagenero.igualdad.gob.es',
        hasChat: true,
        source: 'https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio',
        evidence: 'page',
      },
    ],
  },
  IT: {
    ...european,
    crisis: [
      {
        name: 'Telefono Amico Italia',
        number: '02 2327 2327',
        hours: { from: '09:00', to: '24:00', weekdays: false },
        languages: ['it'],
        website: 'https://www.telefonoamico.it',
        hasChat: true,
        source: 'https://www.agensir.it/?p=1502724',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: '1522, numero antiviolenza e stalking',
        number: '1522',
        languages: ['it', 'en', 'fr', 'es', 'pt', 'pl', 'ar'],
        website: 'https://www.1522.eu',
        hasChat: true,
        source: 'https://tg24.sky.it/cronaca/2023/11/23/1522-numero-antiviolenza-donne',
        evidence: 'page',
      },
    ],
  },
  NL: {
    ...european,
    crisis: [
      {
        ...always,
        name: '113 Zelfmoordpreventie',
        number: '0800-0113',
        languages: ['nl', 'en'],
        website: 'https://www.113.nl',
        hasChat: true,
        source: 'https://www.hartvannederland.nl/nieuws/2020/telefoonnummer-113-zelfmoordpreventie/',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: 'Veilig Thuis',
        number: '0800-2000',
        languages: ['nl'],
        website: 'https://veiligthuis.nl',
        hasChat: true,
        source: 'https://www.geldrop-mierlo.nl/mishandeling-of-huiselijk-geweld',
        evidence: 'page',
      },
    ],
  },
  BE: {
    ...european,
    crisis: [
      {
        ...always,
        name: 'Zelfmoordlijn',
        number: '1813',
        languages: ['nl'],
        website: 'https://www.zelfmoord1813.be',
        hasChat: true,
        source: 'https://zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend',
        evidence: 'page',
      },
      {
        ...always,
        name: 'Centre de Prévention du Suicide',
        number: '0800 32 123',
        languages: ['fr'],
        website: 'https://www.preventionsuicide.be',
        hasChat: false,
        source: 'https://www.preventionsuicide.be/fr/activitescps/ligne0800.html',
        evidence: 'page',
      },
    ],
    violence: [
      {
        name: 'Hulplijn 1712',
        number: '1712',
        hours: { from: '09:00', to: '17:00', weekdays: true },
        languages: ['nl'],
        website: 'https://1712.be',
        hasChat: true,
        source: 'https://www.1712.be/nl/over-1712',
        evidence: 'page',
      },
      {
        ...always,
        name: 'Écoute violences conjugales',
        number: '0800 30 030',
        languages: ['fr'],
        website: 'https://www.ecouteviolencesconjugales.be',
        hasChat: true,
        source: 'https://www.ecouteviolencesconjugales.be/qui-sommes-nous/presentation/',
        evidence: 'page',
      },
    ],
  },
  PT: {
    ...european,
    crisis: [
      {
        ...always,
        name: 'Linha Nacional de Prevenção do Suicídio',
        number: '1411',
        languages: ['pt'],
        website: 'https://www.sns24.gov.pt',
        hasChat: false,
        source: 'https://www.e-konomista.pt/1411-nova-linha-nacional-de-prevencao-do-suicidio',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: 'Serviço de Informação às Vítimas de Violência Doméstica',
        number: '800 202 148',
        languages: ['pt'],
        website: 'https://www.cig.gov.pt',
        hasChat: false,
        source: 'https://cig.gov.pt/?p=27436',
        evidence: 'page',
      },
    ],
  },
  IE: {
    emergency: european.emergency,
    emergencySource: 'https://www.gov.ie/en/service/emergency-call-answering-service/',
    crisis: [{ ...samaritans, website: 'https://www.samaritans.org/ireland/' }],
    violence: [
      {
        ...always,
        name: 'Women’s Aid',
        number: '1800 341 900',
        languages: ['en'],
        website: 'https://www.womensaid.ie',
        hasChat: true,
        source: 'https://irishcentral.com/news/womens-aid-domestic-violence-helpline',
        evidence: 'page',
      },
    ],
  },
  GB: {
    emergency: [{ for: 'all', number: '999' }],
    emergencySource: 'https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers',
    crisis: [samaritans],
    violence: [
      {
        ...always,
        name: 'National Domestic Abuse Helpline',
        number: '0808 2000 247',
        languages: ['en'],
        website: 'https://www.nationaldahelpline.org.uk',
        hasChat: true,
        source: 'https://www.centre56.org.uk/domestic-abuse',
        evidence: 'page',
      },
    ],
  },
  PL: {
    ...european,
    crisis: [
      {
        ...always,
        name: 'Kryzysowy telefon dla dorosłych',
        number: '116 123',
        languages: ['pl'],
        website: 'https://116sos.pl',
        hasChat: true,
        source: 'https://www.telepolis.pl/wiadomosci/ministerstwo-cyfryzacji-wazne-numery-kampania',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: 'Niebieska Linia',
        number: '800 120 002',
        languages: ['pl'],
        website: 'https://www.niebieskalinia.pl',
        hasChat: false,
        source: 'https://www.niebieskalinia.info',
        evidence: 'list',
      },
    ],
  },
  US: {
    emergency: [{ for: 'all', number: '911' }],
    emergencySource: 'https://www.911.gov',
    crisis: [
      {
        ...always,
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        languages: ['en', 'es'],
        website: 'https://988lifeline.org',
        hasChat: true,
        source: 'https://www.cdcr.ca.gov/ccjbh/2022/07/19/dial-988-to-access-24-hour-emotional-support-and-resources/',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: 'National Domestic Violence Hotline',
        number: '1-800-799-7233',
        languages: ['en', 'es'],
        website: 'https://www.thehotline.org',
        hasChat: true,
        source: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
        evidence: 'page',
      },
    ],
  },
  JP: {
    emergency: [
      { for: 'ambulance', number: '119' },
      { for: 'police', number: '110' },
    ],
    emergencySource: 'https://www.npa.go.jp',
    crisis: [
      {
        ...always,
        name: 'よりそいホットライン (Yorisoi Hotline)',
        number: '0120-279-338',
        languages: ['ja', 'en', 'es', 'pt'],
        website: 'https://www.since2011.net/yorisoi/',
        hasChat: false,
        source: 'https://tascalne.com/?p=1098',
        evidence: 'page',
      },
      {
        hours: null,
        name: '#いのちSOS (Inochi SOS)',
        number: '0120-061-338',
        languages: ['ja'],
        website: 'https://www.lifelink.or.jp/inochisos/',
        hasChat: false,
        source: 'https://www.mhlw.go.jp/mamorouyokokoro/',
        evidence: 'page',
      },
    ],
    violence: [
      {
        ...always,
        name: 'DV相談＋ (DV Hotline Plus)',
        number: '0120-279-889',
        languages: ['ja'],
        website: 'https://soudanplus.jp',
        hasChat: true,
        source: 'https://www.gov-online.go.jp/cam/no_dvca/dv03/',
        evidence: 'page',
      },
    ],
  },
  AE: {
    emergency: [
      { for: 'ambulance', number: '998' },
      { for: 'police', number: '999' },
    ],
    emergencySource: 'https://u.ae/en/information-and-services/justice-safety-and-the-law/handling-emergencies',
    crisis: [
      {
        name: '800-HOPE (Mental Support Line)',
        number: '800 4673',
        hours: { from: '08:00', to: '20:00', weekdays: false },
        languages: ['ar', 'en'],
        website: 'https://u.ae',
        hasChat: false,
        source: 'https://www.urdupoint.com/en/middle-east/emirates-foundation-bp-join-forces-to-suppor-1270364.html',
        evidence: 'page',
      },
    ],
    violence: [
      {
        hours: null,
        name: '800-SAVE (Ewaa)',
        number: '800 7283',
        languages: ['ar', 'en'],
        website: 'https://ewaa.gov.ae',
        hasChat: false,
        source:
          'https://pledgetimes.com/the-uaes-achievements-in-addressing-human-trafficking-in-the-face-of-human-rights/',
        evidence: 'page',
      },
      {
        ...always,
        name: 'Dubai Foundation for Women and Children',
        number: '800 111',
        languages: ['ar', 'en'],
        website: 'https://www.dfwac.ae',
        hasChat: false,
        source: 'https://gulfnews.com/entertainment/arts-culture/women-facing-violence-have-hope-in-dubai-1.1864505',
        evidence: 'page',
      },
    ],
  },
};
