import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../language';
import { marketCodes } from '../market/market-codes';
import { figuresFor, type ShopFacts, type ShopOffers } from './figures';

const named: object = JSON.parse(readFileSync('catalogue/figures.json', 'utf8'));
const shop: ShopFacts = {
  tradingName: 'Dogear',
  legalName: 'Dogear Books Ltd',
  street: '1 Example Street',
  city: 'Cork',
  postcode: 'T12 0000',
  country: 'IE',
  registration: '000000',
  vatNumber: 'IE0000000XX',
  legalForm: 'Private company limited by shares',
  representative: 'Ann Example',
  register: 'Companies Registration Office, Dublin',
  capital: '€100',
  businessObject: 'Trade in books',
  contentResponsible: 'Ann Example',
  host: 'Example Hosting, 1 Cloud Street',
  hostPhone: '+353 21 111 1111',
  disputeBody: 'Example Mediation',
  disputeSite: 'mediation.example',
  complaintsBook: 'complaints.example',
  dealerLicence: '000000000000',
  dealerAuthority: 'Tokyo',
  japanOffice: '1-1 Chiyoda, Tokyo',
  tradeLicence: '000000',
  email: 'shop@dogear.example',
  phone: '+353 21 000 0000',
  modelOperator: 'model.example',
};

const offers: ShopOffers = { cards: true, replyLabel: true, disputeBody: true, localPayments: ['iDEAL'] };
/** Figures that have no text in some markets. */
const mayBeEmpty = ['guaranteeYears', 'consumerBody', 'consumerSite', 'accessibilityAuthority'];

describe('figuresFor', () => {
  it('returns exactly the figures of figures.json', () => {
    expect([...figuresFor('en', 'IE', shop, offers).keys()].toSorted()).toEqual(Object.keys(named).toSorted());
  });

  it('fills all figures for every language and market', () => {
    for (const language of languages) {
      for (const market of marketCodes) {
        const empty = [...figuresFor(language, market, shop, offers)].filter(
          ([name, text]) => (text.trim() === '' && !mayBeEmpty.includes(name)) || /undefined|NaN|[{}]/.test(text),
        );
        expect(empty, `${language} ${market}`).toEqual([]);
      }
    }
  });

  it('formats figures for the language and the market', () => {
    const german = figuresFor('de', 'PL', shop, offers);
    expect(
      [
        'smallestBasket',
        'scanLines',
        'creditBonus',
        'deliveryDays',
        'country',
        'currency',
        'shopCountry',
        'parcelKg',
      ].map((name) => german.get(name)?.replaceAll('\u00a0', ' ')),
    ).toEqual(['40,00 PLN', '10.000', '10 %', '3–5', 'Polen', 'Polnischer Złoty', 'Irland', '20']);
    expect(figuresFor('ja', 'JP', shop, offers).get('postage')).toMatch(/^[¥￥]\d+$/);
    expect(figuresFor('ar', 'AE', shop, offers).get('holdDays')).toBe('٢٨');
  });

  it('returns empty texts where the settings have no value', () => {
    const figures = figuresFor('en', 'IE', { ...shop, phone: '', vatNumber: '' }, offers);
    expect([figures.get('phone'), figures.get('vatNumber'), figures.get('email')]).toEqual(['', '', shop.email]);
  });
});
