import { allMarkets, cells, euMarkets, noDuty, outsideEu, type Cell, type Duty } from './cell';

const rate: Cell = {
  rule: 'New books bear the VAT of the country they are sent to, by dated rows.',
  by: 'code',
  source: 'Directive 2006/112/EC; rates by secondary sources of 2020 to 2023, not verified for 2026',
  verified: 'secondary',
  code: 'domain/market/market-data.ts',
  test: 'domain/market/market.test.ts',
  missing: 'The rate of the destination is used from the first sale; below 10,000 € a year the Irish one would apply.',
};
const mention: Cell = {
  rule: 'Invoices of used copies carry the mention of the margin scheme and state no VAT.',
  by: 'code',
  source: 'Directive 2006/112/EC arts. 226(14), 313, 325; national wordings of DE ES FR PL PT BE by secondary sources',
  verified: 'secondary',
  code: 'domain/trades/documents/invoice.ts',
  test: 'domain/trades/documents/invoice.test.ts',
};
const register: Cell = {
  rule: 'Whether a shop abroad that buys used books by post must keep a register.',
  by: 'lawyer',
  source: 'not found',
  verified: 'no',
};
const oss: Cell = {
  rule: 'A quarterly return of sales by country and rate.',
  by: 'code',
  source: 'Directive 2006/112/EC arts. 369a–369k',
  url: 'https://www.revenue.ie/en/vat/vat-ecommerce/union-scheme/index.aspx',
  verified: 'secondary',
  since: '2021-07-01',
  code: 'worker/desk/reports/make-sale-report.ts',
  test: 'worker/desk/reports/reports.test.ts',
};
const sellers: Cell = {
  rule: 'Platforms report sellers; a shop that buys for its own stock is most likely none.',
  by: 'lawyer',
  source: 'Directive (EU) 2021/514; § 5 PStTG (DE)',
  url: 'https://gruender-mv.de/magazin/schon-mal-was-gehoert-vom-plattformen-steuertransparenzgesetz',
  verified: 'secondary',
  since: '2023-01-01',
};
const personal: Cell = {
  rule: 'Personal data stay in the EU, people can export and delete them, and a record exists (docs/processing.md).',
  by: 'code',
  source: 'Regulation (EU) 2016/679 arts. 15, 17, 20, 30, 44',
  verified: 'no',
  since: '2018-05-25',
  code: 'domain/law/processing/activities.ts',
  test: 'tests/house/processing.test.ts',
};

/** Duties about tax, registers, reports and data. */
export const taxDuties: readonly Duty[] = [
  {
    id: 'vat.rate',
    title: 'VAT on new books',
    cells: cells(
      [euMarkets, rate],
      [
        ['IE'],
        {
          rule: 'New books are zero-rated.',
          by: 'code',
          source: 'VATCA 2010, schedule 2',
          verified: 'no',
          code: 'domain/market/market-data.ts',
          test: 'domain/market/market.test.ts',
        },
      ],
      [
        ['GB'],
        {
          rule: 'Up to 135 £ a consignment the shop must register for UK VAT; books are zero-rated.',
          by: 'lawyer',
          source: 'HMRC guidance',
          url: 'https://gov.uk/guidance/charging-vat-on-goods-sold-direct-to-customers-in-the-uk',
          verified: 'secondary',
          since: '2021-01-01',
        },
      ],
      [
        ['US', 'JP', 'AE'],
        {
          rule: 'Which tax a seller abroad charges or states, and what is due at import.',
          by: 'lawyer',
          source: 'not found',
          verified: 'no',
          missing: 'Until an adviser answers, the shop states 10 % (JP) and 5 % (AE) as contained, and none in the US.',
        },
      ],
    ),
  },
  {
    id: 'vat.margin',
    title: 'Margin scheme of used copies',
    cells: cells(
      [euMarkets, mention],
      [
        ['GB'],
        {
          rule: 'Whether used copies sent to Great Britain fall under the Irish margin scheme.',
          by: 'lawyer',
          source: 's. 87 VATCA 2010',
          verified: 'no',
          missing: 'Until an adviser answers, the shop applies the scheme there (domain/market/market-data.ts).',
        },
      ],
      [['US', 'JP', 'AE'], noDuty('No margin scheme; invoices do not mention it (domain/market/market-data.ts).')],
    ),
  },
  {
    id: 'buying.register',
    title: 'Register of purchases',
    cells: cells(
      [[...euMarkets, 'GB', 'US', 'AE'], register],
      [
        ['FR'],
        {
          ...register,
          rule: 'Registre de police with the seller’s identity document; addressed to shops in France.',
          source: 'Code pénal 321-7, 321-8, R321-1 to R321-8',
          url: 'https://github.com/legalize-dev/legalize-fr',
          verified: 'text',
        },
      ],
      [
        ['JP'],
        {
          rule:
            'Buying used books needs a dealer’s permit, an identity check and a ledger, whatever the price. Without ' +
            'the setting the shop buys nothing there; with it, nothing before the check is recorded.',
          by: 'setting',
          setting: 'SHOP',
          source: '古物営業法 arts. 3, 15, 16; 施行規則 arts. 15(3), 16(2)',
          url: 'https://www.pref.niigata.lg.jp/site/kenkei/osirase-anzen-ansin-kobutusyou-kakuninsochi.html',
          verified: 'secondary',
          since: '2011-04-01',
          code: 'domain/law/buying.ts',
          test: 'worker/checkout/buying-closed.test.ts',
          missing:
            'The operator sends the letter, and keeps the slip with occupation and age for three years. Whether a ' +
            'shop without an office in Japan can get the permit: ask a lawyer.',
        },
      ],
    ),
  },
  {
    id: 'report.oss',
    title: 'Return of sales by country',
    cells: cells(
      [euMarkets, oss],
      [['IE'], { ...oss, rule: 'Sales in the shop’s own country are in its own VAT return.' }],
      [outsideEu, noDuty('Not part of the One Stop Shop.')],
    ),
  },
  {
    id: 'report.sellers',
    title: 'Report of sellers (DAC7)',
    cells: cells(
      [euMarkets, sellers],
      [['US', 'JP', 'AE'], noDuty('No such report known.')],
      [['GB'], { ...sellers, source: 'The Platform Operators Regulations 2023', verified: 'no' }],
    ),
  },
  { id: 'data.personal', title: 'Data protection', cells: cells([allMarkets, personal]) },
];
