import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../domain/language';
import { consumerLaw } from '../../../domain/market/consumer-law';
import { guaranteeSite } from '../../../domain/market/guarantee-notice';
import { marketOf } from '../../../domain/market/market';
import { marketCodes, type Market } from '../../../domain/market/market-codes';
import { shopEnv } from '../../../tests/worker-browser';
import { seedTexts } from '../../../tests/worker-texts';
import { openServices, shopContext } from '../../services';
import { readPage } from './read-pages';

const files = { de: 'notice-de.svg', en: 'notice-en.svg' };
const pageOf = (slug: string, language: Language, market: Market, guaranteeNotices = {}) => {
  const base = shopContext(openServices(shopEnv), () => undefined);
  return readPage({ ...base, language, market, settings: { ...base.settings, guaranteeNotices } }, slug);
};

beforeAll(() => seedTexts(shopEnv, languages));

describe('the page about the legal guarantee', () => {
  it('has the notice with a link to Your Europe in every language', async () => {
    for (const language of languages) {
      const { html } = await pageOf('legal-guarantee', language, 'DE');

      expect(html, language).toContain('<blockquote>');
      expect(html, language).toContain(`href="https://${guaranteeSite(language)}"`);
    }
  });

  it('has the official words where they were available', async () => {
    const words = {
      en: 'Minimum two-year legal guarantee protection for goods sold in the European Union.',
      fr: 'Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union',
      nl: 'Minimaal twee jaar bescherming dankzij de wettelijke garantie voor goederen die in de Europese Unie',
      de: 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren',
      pt: 'Proteção da garantia legal mínima de dois anos para os bens vendidos na União Europeia.',
    } as const;

    for (const language of ['en', 'fr', 'nl', 'de', 'pt'] as const)
      expect((await pageOf('legal-guarantee', language, 'FR')).html).toContain(words[language]);
  });

  it('states the years of the market for used books, from the table of consumer law', async () => {
    for (const market of marketCodes) {
      const { html } = await pageOf('legal-guarantee', 'en', market);
      const { guaranteeYears } = consumerLaw[market];

      expect(/(\d+) years/.exec(html.split('</blockquote>')[1] ?? '')?.[1] ?? null, market).toBe(
        guaranteeYears === null ? null : String(guaranteeYears),
      );
    }
  });

  it('says outside the European Union where the notice applies', async () => {
    const says = async (market: Market) =>
      (await pageOf('legal-guarantee', 'en', market)).html.includes('applies to purchases in the European Union');

    expect([await says('GB'), await says('JP'), await says('IE')]).toEqual([true, true, false]);
  });

  it('has the artwork of the reader’s language, else of the market’s', async () => {
    expect((await pageOf('legal-guarantee', 'en', 'DE', files)).notice).toEqual({
      image: '/notice-en.svg',
      language: 'en',
      site: 'europa.eu/youreurope/guarantees',
    });
    expect((await pageOf('legal-guarantee', 'ja', 'AT', files)).notice).toMatchObject({ language: 'de' });
  });

  it('has no artwork without files and outside the European Union', async () => {
    expect((await pageOf('legal-guarantee', 'en', 'DE')).notice).toBeNull();
    expect((await pageOf('legal-guarantee', 'en', 'GB', files)).notice).toBeNull();
    expect((await pageOf('imprint', 'en', 'DE', files)).notice).toBeUndefined();
  });
});

describe('the accessibility statement', () => {
  const named = {
    DE: '(MLBF)',
    AT: 'Sozialministeriumservice',
    FR: '(DGCCRF)',
    NL: '(ACM)',
    BE: 'FOD Economie – SPF Économie',
    PT: '(INR)',
    IE: '(CCPC)',
    PL: '(PFRON)',
  };

  it('names the authority where a source names it', async () => {
    for (const [market, name] of Object.entries(named))
      expect((await pageOf('accessibility', 'en', marketOf(market))).html).toContain(name);
  });

  it('speaks of the authority of the country in every other market', async () => {
    for (const market of marketCodes.filter((code) => !Object.hasOwn(named, code)))
      expect((await pageOf('accessibility', 'en', market)).html).toContain(
        'the authority in your country that oversees the accessibility of services',
      );
  });
});
