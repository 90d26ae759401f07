import type { Language } from '../language';
import type { Market } from './market-codes';

/** Languages of the shop in which the European Commission publishes the harmonised notice. */
export const noticeLanguages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

/**
 * Official languages of the markets that owe the harmonised notice on the legal guarantee. Other markets have none.
 * @see directive 2011/83/EU, articles 6(1)(l) and 22a; regulation (EU) 2025/1960, annex I; from 27 September 2026
 */
const languagesOf: Readonly<Partial<Record<Market, readonly NoticeLanguage[]>>> = {
  DE: ['de'],
  AT: ['de'],
  FR: ['fr'],
  ES: ['es'],
  IT: ['it'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  PT: ['pt'],
  IE: ['en'],
  PL: ['pl'],
};

/** Address that the notice prints below its QR code, without `https://`. It leads to the target of the QR code. */
const sites: Readonly<Record<NoticeLanguage, string>> = {
  de: 'europa.eu/youreurope/garantien',
  en: 'europa.eu/youreurope/guarantees',
  es: 'europa.eu/youreurope/garantías',
  fr: 'europa.eu/youreurope/garanties',
  it: 'europa.eu/youreurope/garanzie',
  nl: 'europa.eu/youreurope/garantie',
  pl: 'europa.eu/youreurope/gwarancje',
  pt: 'europa.eu/youreurope/garantias',
};

const isNoticeLanguage = (language: Language): language is NoticeLanguage =>
  noticeLanguages.some((known) => known === language);

/** Returns whether sellers to a market must show the harmonised notice on the legal guarantee. */
export function hasGuaranteeNotice(market: Market): boolean {
  return languagesOf[market] !== undefined;
}

/** Returns the site about the legal guarantee in a language, in English where the language has no notice. */
export function guaranteeSite(language: Language): string {
  return sites[isNoticeLanguage(language) ? language : 'en'];
}

/** File names of the official artwork by language, as the setting GUARANTEE_NOTICES gives them. */
export type NoticeFiles = Readonly<Partial<Record<NoticeLanguage, string>>>;

/** The official artwork that a reader sees: its file in `public/`, its language, the site that its QR code leads to. */
export interface NoticeArtwork {
  readonly file: string;
  readonly language: NoticeLanguage;
  readonly site: string;
}

/**
 * Returns the artwork for a reader: in the language of the reader, else of the market, else in English. Null in a
 * market without the notice, and where the shop has no file.
 */
export function noticeArtwork(language: Language, market: Market, files: NoticeFiles): NoticeArtwork | null {
  const official = languagesOf[market];
  if (official === undefined) return null;
  const wanted = [...(isNoticeLanguage(language) ? [language] : []), ...official, 'en' as const];
  for (const each of wanted) {
    const file = files[each];
    if (file !== undefined) return { file, language: each, site: sites[each] };
  }
  return null;
}

/** Returns the official languages without artwork by market. A market whose artwork is complete is left out. */
export function missingArtwork(files: NoticeFiles): Partial<Record<Market, readonly NoticeLanguage[]>> {
  const missing = Object.entries(languagesOf).map(
    ([market, official]) => [market, official.filter((language) => files[language] === undefined)] as const,
  );
  return Object.fromEntries(missing.filter(([, languages]) => languages.length > 0));
}
