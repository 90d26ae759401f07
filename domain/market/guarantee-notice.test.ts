import { describe, expect, it } from 'vitest';
import { languages } from '../language';
import { consumerLaw } from './consumer-law';
import { guaranteeSite, hasGuaranteeNotice, missingArtwork, noticeArtwork, noticeLanguages } from './guarantee-notice';
import { marketCodes } from './market-codes';

const files = { de: 'notice-de.svg', fr: 'notice-fr.png', en: 'notice-en.svg' };

describe('hasGuaranteeNotice', () => {
  it('is true in the markets of the European Union only', () => {
    expect(marketCodes.filter((market) => !hasGuaranteeNotice(market))).toEqual(['GB', 'US', 'JP', 'AE']);
  });

  it('is true only where the guarantee is at least two years or has no fixed length', () => {
    const short = marketCodes.filter(
      (market) => hasGuaranteeNotice(market) && (consumerLaw[market].guaranteeYears ?? 2) < 2,
    );

    expect(short).toEqual([]);
  });
});

describe('guaranteeSite', () => {
  it('returns the site of the language, and the English one for Japanese and Arabic', () => {
    expect(guaranteeSite('nl')).toBe('europa.eu/youreurope/garantie');
    expect(languages.filter((language) => guaranteeSite(language) === guaranteeSite('en'))).toEqual(['en', 'ja', 'ar']);
  });
});

describe('noticeArtwork', () => {
  it('returns the file of the reader’s language', () => {
    expect(noticeArtwork('fr', 'DE', files)).toEqual({
      file: 'notice-fr.png',
      language: 'fr',
      site: 'europa.eu/youreurope/garanties',
    });
  });

  it('returns the file of the market’s language where the reader’s has none, else the English one', () => {
    const read = (market: 'AT' | 'BE' | 'PL') => noticeArtwork('ja', market, files)?.language;

    expect([read('AT'), read('BE'), read('PL')]).toEqual(['de', 'fr', 'en']);
  });

  it('returns null outside the European Union and without a file', () => {
    expect([noticeArtwork('en', 'GB', files), noticeArtwork('en', 'IE', {})]).toEqual([null, null]);
  });
});

describe('missingArtwork', () => {
  it('names the languages that each market lacks', () => {
    expect(missingArtwork(files)).toEqual({ ES: ['es'], IT: ['it'], NL: ['nl'], BE: ['nl'], PT: ['pt'], PL: ['pl'] });
  });

  it('names nothing where all files are there', () => {
    expect(missingArtwork(Object.fromEntries(noticeLanguages.map((language) => [language, 'a.svg'])))).toEqual({});
  });
});
