import { bibliographicCode } from '../catalogue/import/language-codes';
import type { Format, HitCopy } from '../catalogue/schemas';
import { decimalAmount } from '../files/decimal-amount';
import { isUsed, type Grade } from '../grade';
import { isPriceBound } from '../law/book-prices';
import { xmlDocument, type XmlNode } from '../files/xml';
import type { FeedEdition, FeedFacts } from './feed-edition';

/** Forms of the shop's bindings. @see ONIX code list 150 */
const productForms: Readonly<Record<Format, string>> = {
  hardcover: 'BB',
  paperback: 'BC',
  pocket: 'BC',
  other: 'BA',
};

/** Words for the condition of copies in `PriceTypeDescription`, because ONIX has no code for it. */
const conditions: Readonly<Record<Grade, string>> = {
  new: 'New',
  'like-new': 'Used: like new',
  'very-good': 'Used: very good',
  good: 'Used: good',
  acceptable: 'Used: acceptable',
};

/** Codes of the message, by name. @see ONIX code lists 1, 2, 5, 15, 17, 22, 58, 65, 93, 149 */
const codes = {
  confirmed: '03',
  singleItem: '00',
  gtin13: '03',
  isbn13: '15',
  distinctiveTitle: '01',
  titleOfProduct: '01',
  byAuthor: 'A01',
  languageOfText: '01',
  retailer: '08',
  inStock: '21',
  recommendedPrice: '02',
  fixedPrice: '04',
  /** For sales with a qualification, which `PriceTypeDescription` names: here the condition of a used copy. */
  specialPrice: '12',
};

/** Returns the type of a copy's price. A used copy's price must not be read as the price of the book. */
function priceType({ language, published }: FeedEdition, { grade }: HitCopy, { market, day }: FeedFacts): string {
  if (isUsed(grade)) return codes.specialPrice;
  return isPriceBound({ market, grade, language, published }, day) ? codes.fixedPrice : codes.recommendedPrice;
}

const identifier = (type: string, value: string): XmlNode => [
  'ProductIdentifier',
  [
    ['ProductIDType', type],
    ['IDValue', value],
  ],
];

/** Returns the language of the text; nothing where ONIX's code is not known. */
function languageOf({ language }: FeedEdition): XmlNode[] {
  const code = bibliographicCode(language);
  if (code === null) return [];
  const parts: XmlNode[] = [
    ['LanguageRole', codes.languageOfText],
    ['LanguageCode', code],
  ];
  return [['Language', parts]];
}

/** Returns the block on what the book is. */
function descriptiveDetail(edition: FeedEdition): XmlNode {
  const { title, subtitle, authors, format } = edition;
  const names = authors.map((author, index): XmlNode => [
    'Contributor',
    [
      ['SequenceNumber', String(index + 1)],
      ['ContributorRole', codes.byAuthor],
      ['PersonName', author],
    ],
  ]);
  const element: XmlNode[] = [
    ['TitleElementLevel', codes.titleOfProduct],
    ['TitleText', title],
    ...(subtitle === null ? [] : [['Subtitle', subtitle] as const]),
  ];
  return [
    'DescriptiveDetail',
    [
      ['ProductComposition', codes.singleItem],
      ['ProductForm', productForms[format]],
      [
        'TitleDetail',
        [
          ['TitleType', codes.distinctiveTitle],
          ['TitleElement', element],
        ],
      ],
      ...(names.length > 0 ? names : [['NoContributor', ''] as const]),
      ...languageOf(edition),
    ],
  ];
}

/** Returns the supply of the copies of one grade, with their number and price. */
function supplyDetail(edition: FeedEdition, copy: HitCopy, facts: FeedFacts): XmlNode {
  const { grade, price, available } = copy;
  return [
    'SupplyDetail',
    [
      [
        'Supplier',
        [
          ['SupplierRole', codes.retailer],
          ['SupplierName', facts.shopName],
        ],
      ],
      ['ProductAvailability', codes.inStock],
      ['Stock', [['OnHand', String(available)]]],
      [
        'Price',
        [
          ['PriceType', priceType(edition, copy, facts)],
          ['PriceTypeDescription', conditions[grade]],
          ['PriceAmount', decimalAmount(price.minor, price.currency)],
          ['CurrencyCode', price.currency],
        ],
      ],
    ],
  ];
}

function product(edition: FeedEdition, facts: FeedFacts): XmlNode {
  const market: XmlNode = ['Market', [['Territory', [['CountriesIncluded', facts.market]]]]];
  const supplies = edition.copies.filter(({ available }) => available > 0);
  return [
    'Product',
    [
      ['RecordReference', `${facts.origin.replace(/^https?:\/\//, '')}.${facts.market}.${edition.isbn}`],
      ['NotificationType', codes.confirmed],
      identifier(codes.gtin13, edition.isbn),
      identifier(codes.isbn13, edition.isbn),
      descriptiveDetail(edition),
      ['ProductSupply', [market, ...supplies.map((copy) => supplyDetail(edition, copy, facts))]],
    ],
  ];
}

/**
 * Returns the editions in stock as a message of ONIX for Books 3.0 with reference tags. The time of sending is the day
 * alone, so that an unchanged page stays the same text. What the shop pays has no place in ONIX.
 * @see docs/decisions/097-feeds.md
 */
export function offerOnix(editions: readonly FeedEdition[], facts: FeedFacts): string {
  const header: XmlNode = [
    'Header',
    [
      [
        'Sender',
        [
          ['SenderName', facts.shopName],
          ['EmailAddress', facts.email],
        ],
      ],
      ['SentDateTime', facts.day.replaceAll('-', '')],
    ],
  ];
  const sold = editions.filter(({ copies }) => copies.some(({ available }) => available > 0));
  const products = sold.map((edition) => product(edition, facts));
  const namespace = ' release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference"';
  return xmlDocument(['ONIXMessage', [header, ...products], namespace]);
}
