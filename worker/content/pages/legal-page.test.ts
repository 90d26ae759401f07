import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../domain/language';
import { marketCodes, type Market } from '../../../domain/market/market-codes';
import { shopEnv } from '../../../tests/worker-browser';
import { seedTexts } from '../../../tests/worker-texts';
import type { Shop } from '../../platform/settings/settings';
import { openServices, shopContext } from '../../services';
import { readPage } from './read-pages';

const legal = {
  representative: 'Ann Example',
  register: 'Companies Registration Office',
  capital: '€100',
  contentResponsible: 'Bea Example',
  host: 'Example Hosting, 1 Cloud Street',
  disputeBody: 'Example Mediation',
  complaintsBook: 'complaints.example',
  dealerLicence: '第000000000000号',
};

async function legalPage(language: Language, market: Market, data: Partial<Shop>): Promise<string> {
  const base = shopContext(openServices(shopEnv), () => undefined);
  const settings = { ...base.settings, shop: { ...base.settings.shop, ...data } };
  return (await readPage({ ...base, language, market, settings }, 'imprint')).html;
}

beforeAll(() => seedTexts(shopEnv, languages));

describe('the legal page', () => {
  it('shows the data that the reader’s country asks for', async () => {
    const shown = async (market: Market) => {
      const html = await legalPage('en', market, legal);
      return Object.values(legal).filter((text) => html.includes(text));
    };
    const everywhere = [legal.representative, legal.register, legal.contentResponsible];

    expect(await shown('US')).toEqual(everywhere);
    expect(await shown('FR')).toEqual([
      legal.representative,
      legal.register,
      legal.capital,
      legal.contentResponsible,
      legal.host,
      legal.disputeBody,
    ]);
    expect(await shown('PT')).toEqual([...everywhere, legal.disputeBody, legal.complaintsBook]);
    expect(await shown('JP')).toEqual([...everywhere, legal.dealerLicence]);
  });

  it('has no empty label or heading in any language and market where data is missing', async () => {
    for (const language of languages) {
      for (const market of marketCodes) {
        const html = await legalPage(language, market, { registration: '', phone: '' });
        expect(html, `${language} ${market}`).not.toMatch(/[:：]\s*[\u2066-\u2069]*\s*<\/(?:li|p)>|[{}]/);
        expect(html, `${language} ${market}`).not.toMatch(/<\/h2>\s*(?:<h2|$)/);
      }
    }
  });

  it('says in Germany that the shop takes part in no dispute resolution unless the settings name a body', async () => {
    expect(await legalPage('de', 'DE', {})).toContain('nicht an Verfahren zur Streitbeilegung');
    expect(await legalPage('de', 'DE', legal)).not.toContain('nicht an Verfahren zur Streitbeilegung');
    expect(await legalPage('de', 'NL', {})).not.toContain('Verbraucherschlichtung');
  });

  it('names no body for disputes where the settings name none', async () => {
    expect(await legalPage('en', 'NL', legal)).toContain('you can turn to Example Mediation');
    expect(await legalPage('en', 'NL', {})).not.toMatch(/you can turn to|Dispute resolution/);
  });

  it('states price, postage, payment, delivery and returns in Japan', async () => {
    const html = await legalPage('ja', 'JP', {});

    expect(html).toMatch(/送料[¥￥]450（[¥￥]4,000以上/);
    expect(html).toContain('引渡時期：ご入金後6～10営業日');
    expect(html).toContain('href="/ja/returns"');
  });
});
