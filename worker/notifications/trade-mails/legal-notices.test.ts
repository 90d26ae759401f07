import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { marketCodes } from '../../../domain/market/market-codes';
import { money } from '../../../domain/money';
import { settingsShop } from '../../testing/shop-data';
import { writeLetter } from '../letter/letter';
import { tradePlacedLetter, type PlacedLine, type TradePlaced } from './trade-placed-letter';

const line: PlacedLine = { title: 'Dune', grade: 'good', quantity: 1, amount: money(500, 'EUR') };
const purchase: TradePlaced = {
  to: 'ann@reader.example',
  name: 'Ann',
  language: 'en',
  timeZone: 'Europe/Dublin',
  market: 'IE',
  number: 'IE-7K4Q',
  link: 'https://dogear.example/en/trades/t1',
  guest: false,
  give: [],
  take: [line],
  rows: [],
  payNow: money(500, 'EUR'),
  getLater: money(0, 'EUR'),
  settlement: 'pay-now',
  bankTransfer: true,
  arriveBy: null,
  payBy: null,
};
const filesOf = (facts: TradePlaced) =>
  writeLetter(tradePlacedLetter(facts, settingsShop), settingsShop).attachments ?? [];

describe('the instructions on withdrawal', () => {
  it('come with each purchase where the law gives the right', () => {
    const markets = marketCodes.filter((market) => filesOf({ ...purchase, market }).length > 0);

    expect(marketCodes.filter((market) => !markets.includes(market))).toEqual(['US', 'JP', 'AE']);
  });

  it('are replaced by the promise of a return where the law gives no right', () => {
    const words = (market: TradePlaced['market']) =>
      JSON.stringify(tradePlacedLetter({ ...purchase, market }, settingsShop).after);

    expect(words('US')).toContain('You can return the books');
    expect(words('IE')).not.toContain('You can return the books');
  });

  it('do not come with a sale alone', () => {
    expect(filesOf({ ...purchase, settlement: 'payout', give: [line], take: [] })).toEqual([]);
  });

  it('hold the days, the company, the button and the model form', () => {
    const [file] = filesOf(purchase);

    expect(file?.name).toBe('withdrawal-IE-7K4Q.txt');
    expect(file?.text).toContain('within 14 days without giving a reason');
    expect(file?.text).toContain('To Dogear Books Ltd, 1 Example Street, T12 0000 Cork, Ireland, shop@dogear.example:');
    expect(file?.text).toContain('https://dogear.example/en/trades/t1');
    expect(file?.text).toMatch(/hereby give notice that I\/we \(\*\) withdraw from my\/our \(\*\) contract of sale/);
    expect(file?.text).not.toContain('stay sold');
  });

  it('state in an order with a sale that the sold books stay sold', () => {
    expect(filesOf({ ...purchase, give: [line] })[0]?.text).toContain('stay sold');
  });

  it('hold no key of a guest', () => {
    const link = 'https://dogear.example/en/trades/t1/open#key=abc';
    const text = filesOf({ ...purchase, guest: true, link })[0]?.text ?? '';

    expect(text).not.toContain('key=');
    expect(text).toContain('https://dogear.example/en/find-trade');
  });

  it('are written in the language of the order', () => {
    for (const language of languages) {
      const text = filesOf({ ...purchase, language })[0]?.text ?? '';

      expect(text, language).not.toMatch(/[{}]|undefined/);
      expect(text.split('\n\n'), language).toHaveLength(18);
      expect(text, language).toContain(`https://dogear.example/${language}/withdraw`);
    }
  });
});

describe('the reminder of the legal guarantee', () => {
  const mailOf = (facts: Partial<TradePlaced>) =>
    writeLetter(tradePlacedLetter({ ...purchase, ...facts }, settingsShop), settingsShop).text;

  it('comes with each purchase in the European Union, with a link to the notice', () => {
    const markets = marketCodes.filter((market) =>
      mailOf({ market }).includes('https://dogear.example/en/legal-guarantee'),
    );

    expect(marketCodes.filter((market) => !markets.includes(market))).toEqual(['GB', 'US', 'JP', 'AE']);
  });

  it('states the years of the market, and none where the law names none', () => {
    expect(mailOf({ market: 'ES' })).toContain('In Spain you can claim these rights for 3 years after delivery.');
    expect(mailOf({ market: 'NL' })).not.toContain('you can claim these rights for');
  });

  it('links a guest to the notice without the key of the order', () => {
    const text = mailOf({ guest: true, link: 'https://dogear.example/en/trades/t1/open#key=abc' });

    expect(text).toContain('https://dogear.example/en/legal-guarantee\n');
  });

  it('does not come with a sale alone', () => {
    expect(mailOf({ settlement: 'payout', give: [line], take: [] })).not.toContain('legal-guarantee');
  });

  it('is written in the language of the order', () => {
    for (const language of languages) {
      const text = mailOf({ language });

      expect(text, language).toContain(`https://dogear.example/${language}/legal-guarantee`);
      expect(text, language).not.toMatch(/[{}]|undefined/);
    }
  });
});
