import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../domain/language';
import { marketCodes, type Market } from '../../../domain/market/market-codes';
import { shopEnv } from '../../../tests/worker-browser';
import { seedTexts } from '../../../tests/worker-texts';
import { shopSchema, type Shop } from '../../platform/settings/settings';
import { openServices, shopContext } from '../../services';
import { settingsShop } from '../../testing/shop-data';
import { readPage } from './read-pages';

const legal = {
  legalForm: 'Company limited by shares',
  representative: 'Ann Example',
  register: 'Companies Registration Office',
  capital: '€100',
  businessObject: 'Trade in used books',
  contentResponsible: 'Bea Example',
  host: 'Example Hosting, 1 Cloud Street',
  hostPhone: '+353 21 111 1111',
  dealerLicence: '第000000000000号',
  dealerAuthority: '東京都公安委員会',
  japanOffice: '1-1 Chiyoda, Tokyo',
  tradeLicence: 'CN-0000000',
};
/** Returns the shop with settings that name one body for all markets, or one by market. */
const bodies = (disputeBody: unknown, complaintsBook: unknown) =>
  shopSchema.parse({ ...settingsShop, disputeBody, complaintsBook });
const oneBody = { ...legal, ...pickBodies(bodies('Example Mediation', 'complaints.example')) };

function pickBodies({ disputeBody, complaintsBook }: Shop): Pick<Shop, 'disputeBody' | 'complaintsBook'> {
  return { disputeBody, complaintsBook };
}

async function legalPage(language: Language, market: Market, data: Partial<Shop>): Promise<string> {
  const base = shopContext(openServices(shopEnv), () => undefined);
  const settings = { ...base.settings, shop: { ...base.settings.shop, ...data } };
  return (await readPage({ ...base, language, market, settings }, 'imprint')).html;
}

beforeAll(() => seedTexts(shopEnv, languages));

describe('the legal page', () => {
  it('shows the data that the reader’s country asks for', async () => {
    const shown = async (market: Market) => {
      const html = await legalPage('en', market, oneBody);
      const texts = { ...legal, disputeBody: 'Example Mediation', complaintsBook: 'complaints.example' };
      const everywhere = new Set(['legalForm', 'representative', 'register', 'contentResponsible']);
      return Object.entries(texts)
        .filter(([name, text]) => html.includes(text) !== everywhere.has(name))
        .map(([name]) => name);
    };

    expect(await shown('US')).toEqual([]);
    expect(await shown('DE')).toEqual(['disputeBody']);
    expect(await shown('AT')).toEqual(['businessObject', 'disputeBody']);
    expect(await shown('FR')).toEqual(['capital', 'host', 'hostPhone', 'disputeBody']);
    expect(await shown('IT')).toEqual(['capital', 'disputeBody']);
    expect(await shown('PT')).toEqual(['disputeBody', 'complaintsBook']);
    expect(await shown('JP')).toEqual(['dealerLicence', 'dealerAuthority', 'japanOffice']);
    expect(await shown('AE')).toEqual(['tradeLicence']);
  });

  it('names the mediator of each market with a link to its site', async () => {
    const table = { FR: { name: 'Médiateur Exemple, Paris', site: 'mediateur.example/saisir' }, PT: 'Centro Exemplo' };
    const named = pickBodies(bodies(table, { PT: 'www.livroreclamacoes.pt' }));

    expect(await legalPage('fr', 'FR', named)).toContain('Médiateur Exemple, Paris');
    expect(await legalPage('fr', 'FR', named)).toContain('href="https://mediateur.example/saisir"');
    expect(await legalPage('pt', 'PT', named)).toContain('Centro Exemplo');
    expect(await legalPage('pt', 'PT', named)).toContain('href="https://www.livroreclamacoes.pt"');
    expect(await legalPage('pt', 'PT', named)).not.toContain('mediateur.example');
    expect(await legalPage('en', 'NL', named)).not.toMatch(/Dispute resolution|Complaints book/);
  });

  it('links the telephone of the hosting provider in France', async () => {
    expect(await legalPage('fr', 'FR', legal)).toContain('href="tel:+353211111111"');
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
    expect(await legalPage('de', 'DE', oneBody)).not.toContain('nicht an Verfahren zur Streitbeilegung');
    expect(await legalPage('de', 'NL', {})).not.toContain('Verbraucherschlichtung');
  });

  it('names no body for disputes where the settings name none', async () => {
    expect(await legalPage('en', 'NL', oneBody)).toContain('you can turn to Example Mediation');
    expect(await legalPage('en', 'NL', {})).not.toMatch(/you can turn to|Dispute resolution/);
  });

  it('states price, postage, payment, delivery and returns in Japan', async () => {
    const html = await legalPage('ja', 'JP', {});

    expect(html).toMatch(/送料[¥￥]450（[¥￥]4,000以上/);
    expect(html).toContain('引渡時期：ご入金後6〜10営業日');
    expect(html).toContain('href="/ja/returns"');
    for (const item of ['輸入時の費用：', '申込期間：', '販売数量：', '契約不適合責任：']) expect(html).toContain(item);
  });
});
