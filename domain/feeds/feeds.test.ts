import { describe, expect, it } from 'vitest';
import { SaxesParser } from 'saxes';
import { RowReader } from '../scanning/lists/rows';
import { money } from '../money';
import type { FeedEdition, FeedFacts } from './feed-edition';
import { offerCsv } from './offer-csv';
import { offerJsonLines } from './offer-json-lines';
import { offerLineSchema } from './feed-schemas';
import { offerOnix } from './offer-onix';
import { productRss, type ProductFacts } from './product-rss';

const facts: FeedFacts = {
  market: 'IE',
  origin: 'https://dogear.example',
  shopName: 'Dogear & Sons',
  email: 'shop@dogear.example',
  day: '2026-11-27',
};
const words = ['Name', 'Meaning'] as const;
const productFacts: ProductFacts = {
  ...facts,
  language: 'de',
  gradeWords: { new: words, 'like-new': words, 'very-good': words, good: words, acceptable: words },
};
const emma: FeedEdition = {
  isbn: '9780141439587',
  title: 'Emma',
  subtitle: null,
  authors: ['Jane Austen'],
  language: 'en',
  format: 'paperback',
  published: '2003',
  publisher: 'Penguin',
  description: null,
  cover: 'https://dogear.example/covers/9780141439587.svg',
  copies: [
    { grade: 'new', used: false, price: money(1200, 'EUR'), available: 0 },
    { grade: 'good', used: true, price: money(550, 'EUR'), available: 3 },
  ],
  offers: [
    { grade: 'like-new', amount: money(420, 'EUR') },
    { grade: 'good', amount: money(260, 'EUR') },
  ],
};

/** Returns the elements of a document in their order, with their own text. */
function elementsOf(xml: string): { name: string; text: string }[] {
  const elements: { name: string; text: string }[] = [];
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}
const textsOf = (xml: string, name: string) =>
  elementsOf(xml)
    .filter((element) => element.name === name)
    .map(({ text }) => text);

const oddTitles = [
  '=HYPERLINK("http://evil.example","x")',
  '+1',
  '-x',
  '@sum',
  '\tx',
  'One, "two"\nthree; four',
  '<b>&amp;</b> ]]>',
  'Bücher, 本, كتاب 📚',
];

describe('offerCsv', () => {
  it('writes a row for each grade that is sold or bought', () => {
    expect(offerCsv([emma], facts).split('\r\n')).toEqual([
      'isbn,title,authors,language,grade,condition,currency,price,in_stock,offer',
      '9780141439587,Emma,Jane Austen,en,new,new,EUR,12.00,0,',
      '9780141439587,Emma,Jane Austen,en,like-new,used,EUR,,0,4.20',
      '9780141439587,Emma,Jane Austen,en,good,used,EUR,5.50,3,2.60',
      '',
    ]);
  });

  it('writes amounts with the decimals of the currency', () => {
    const copies = [{ grade: 'good', used: true, price: money(850, 'JPY'), available: 1 }] as const;

    expect(offerCsv([{ ...emma, copies, offers: [] }], { market: 'JP' })).toContain(',JPY,850,1,');
  });

  it.each(oddTitles)('writes a cell that is read unchanged and is no formula: %j', (title) => {
    const [, row] = new RowReader(',').push(offerCsv([{ ...emma, title }], facts));

    expect(row?.[1]).toBe(/^[=+\-@\t]/.test(title) ? `'${title}` : title);
    expect(row).toHaveLength(10);
  });
});

describe('offerJsonLines', () => {
  it('writes an edition a line, whatever its title has', () => {
    const editions = oddTitles.map((title) => ({ ...emma, title }));

    const lines = offerJsonLines(editions, facts).split('\n');

    expect(lines.pop()).toBe('');
    expect(lines.map((line) => offerLineSchema.parse(JSON.parse(line)).title)).toEqual(oddTitles);
  });
});

describe('offerOnix', () => {
  it('writes a record with identifier, title, contributor and the supply of each grade in stock', () => {
    const elements = elementsOf(offerOnix([{ ...emma, subtitle: 'A Novel' }], facts));

    expect(elements.map(({ name, text }) => (text.trim() === '' ? name : `${name} ${text}`))).toEqual([
      'ONIXMessage',
      'Header',
      'Sender',
      'SenderName Dogear & Sons',
      'EmailAddress shop@dogear.example',
      'SentDateTime 20261127',
      'Product',
      'RecordReference dogear.example.IE.9780141439587',
      'NotificationType 03',
      'ProductIdentifier',
      'ProductIDType 03',
      'IDValue 9780141439587',
      'ProductIdentifier',
      'ProductIDType 15',
      'IDValue 9780141439587',
      'DescriptiveDetail',
      'ProductComposition 00',
      'ProductForm BC',
      'TitleDetail',
      'TitleType 01',
      'TitleElement',
      'TitleElementLevel 01',
      'TitleText Emma',
      'Subtitle A Novel',
      'Contributor',
      'SequenceNumber 1',
      'ContributorRole A01',
      'PersonName Jane Austen',
      'Language',
      'LanguageRole 01',
      'LanguageCode eng',
      'ProductSupply',
      'Market',
      'Territory',
      'CountriesIncluded IE',
      'SupplyDetail',
      'Supplier',
      'SupplierRole 08',
      'SupplierName Dogear & Sons',
      'ProductAvailability 21',
      'Stock',
      'OnHand 3',
      'Price',
      'PriceType 12',
      'PriceTypeDescription Used: good',
      'PriceAmount 5.50',
      'CurrencyCode EUR',
    ]);
  });

  it.each([
    ['new', 'IE', '02'],
    ['new', 'DE', '04'],
    ['good', 'DE', '12'],
  ] as const)('calls the price of a %s copy in German in %s a price of type %s', (grade, market, type) => {
    const copies = [{ grade, used: grade !== 'new', price: money(1200, 'EUR'), available: 1 }];

    const xml = offerOnix([{ ...emma, language: 'de', copies }], { ...facts, market });

    expect(textsOf(xml, 'PriceType')).toEqual([type]);
  });

  it('says that an edition has no contributor, and leaves out one without copies', () => {
    expect(textsOf(offerOnix([{ ...emma, authors: [] }], facts), 'NoContributor')).toEqual(['']);
    expect(textsOf(offerOnix([{ ...emma, copies: [] }], facts), 'Product')).toEqual([]);
  });

  it.each(oddTitles)('writes a title that is read unchanged: %j', (title) => {
    expect(textsOf(offerOnix([{ ...emma, title }], facts), 'TitleText')).toEqual([title]);
  });

  it('leaves out characters that XML does not allow', () => {
    const title = 'A\u0000B\u000bC\ufffeD\ud800E';

    expect(textsOf(offerOnix([{ ...emma, title }], facts), 'TitleText')).toEqual(['ABCD\ufffdE']);
  });
});

describe('productRss', () => {
  it('writes an item for each edition and grade in stock', () => {
    const elements = elementsOf(productRss([emma], productFacts));

    const item = elements.slice(elements.findIndex(({ name }) => name === 'item') + 1);
    expect(item.map(({ name, text }) => [name, text])).toEqual([
      ['g:id', '9780141439587-good'],
      ['title', 'Emma'],
      ['description', 'Name\nMeaning\n\nEmma\nJane Austen'],
      ['link', 'https://dogear.example/de/books/9780141439587/emma'],
      ['g:image_link', 'https://dogear.example/covers/9780141439587.svg'],
      ['g:availability', 'in_stock'],
      ['g:price', '5.50 EUR'],
      ['g:condition', 'used'],
      ['g:gtin', '9780141439587'],
      ['g:brand', 'Penguin'],
      ['g:google_product_category', '784'],
      ['g:custom_label_0', 'good'],
    ]);
  });

  it('cuts titles and texts that are too long for the format', () => {
    const long = { ...emma, title: '📚'.repeat(200), description: 'x'.repeat(6000) };

    const xml = productRss([long], productFacts);

    const [, title = ''] = textsOf(xml, 'title');
    const [, description = ''] = textsOf(xml, 'description');
    expect([[...title].length, title.endsWith('📚…')]).toEqual([150, true]);
    expect(description.length).toBeLessThan(1100);
  });

  it.each(oddTitles)('writes a title that is read unchanged: %j', (title) => {
    expect(textsOf(productRss([{ ...emma, title }], productFacts), 'title').at(-1)).toBe(title);
  });
});
