import type { Format, HitCopy } from '../catalogue/schemas';
import { decimalAmount } from '../files/decimal-amount';
import type { Grade } from '../grade';
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

/** Codes of the message, by name. @see ONIX code lists 1, 2, 5, 15, 17, 58, 65, 93, 149 */
const codes = {
  confirmed: '03',
  singleItem: '00',
  gtin13: '03',
  isbn13: '15',
  distinctiveTitle: '01',
  titleOfProduct: '01',
  byAuthor: 'A01',
  retailer: '08',
  inStock: '21',
  retailPriceWithTax: '02',
};

const identifier = (type: string, value: string): XmlNode => [
  'ProductIdentifier',
  [
    ['ProductIDType', type],
    ['IDValue', value],
  ],
];

/** Returns the block on what the book is. */
function descriptiveDetail({ title, subtitle, authors, format }: FeedEdition): XmlNode {
  const names = authors.map((author, at): XmlNode => [
    'Contributor',
    [
      ['SequenceNumber', String(at + 1)],
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
    ],
  ];
}

/** Returns the supply of the copies of one grade, with their number and price. */
function supplyDetail({ grade, price, available }: HitCopy, { shopName }: FeedFacts): XmlNode {
  return [
    'SupplyDetail',
    [
      [
        'Supplier',
        [
          ['SupplierRole', codes.retailer],
          ['SupplierName', shopName],
        ],
      ],
      ['ProductAvailability', codes.inStock],
      ['Stock', [['OnHand', String(available)]]],
      [
        'Price',
        [
          ['PriceType', codes.retailPriceWithTax],
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
      ['ProductSupply', [market, ...supplies.map((copy) => supplyDetail(copy, facts))]],
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
