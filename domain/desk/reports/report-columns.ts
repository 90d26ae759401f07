import { identityMethods } from '../../law/buying';

/** Reports of the accounts. `vat`: sales with stated VAT. `margin`: used copies under the margin scheme. */
export const reportIds = ['vat', 'margin', 'sales', 'purchases', 'credit', 'sellers'] as const;
export type ReportId = (typeof reportIds)[number];

/**
 * Kind of a cell. `money`: minor units of the row's currency. `euro`: EUR cents. `rate`: VAT in basis points.
 * `perEuro`: millionths of a currency for one euro. `code`: Latin text without words, shown as code. `word`: a code of
 * `reportWords`, translated by the client.
 */
export type CellKind =
  | 'text'
  | 'code'
  | 'word'
  | 'country'
  | 'grade'
  | 'day'
  | 'rate'
  | 'perEuro'
  | 'count'
  | 'money'
  | 'euro';

/** Codes that cells of the kind `word` have. */
export const reportWords = [
  'oss',
  'home',
  'export',
  'vat',
  'margin',
  'none',
  'invoice',
  'credit-note',
  'single',
  'lot',
  'supplier',
  'bank',
  'store-credit',
  'set-off',
  ...identityMethods,
] as const;
export type ReportWord = (typeof reportWords)[number];

/**
 * Columns of each report with the kind of their cells, in their order. Reports with a `money` column have a `currency`.
 */
export const reportColumns = {
  vat: {
    scope: 'word',
    country: 'country',
    quarter: 'code',
    rate: 'rate',
    currency: 'code',
    goods: 'money',
    postage: 'money',
    gross: 'money',
    net: 'money',
    vat: 'money',
    perEuro: 'perEuro',
    rateDay: 'day',
    euroNet: 'euro',
    euroVat: 'euro',
  },
  margin: {
    day: 'day',
    document: 'code',
    order: 'code',
    country: 'country',
    isbn: 'code',
    title: 'text',
    grade: 'grade',
    boughtOn: 'day',
    boughtWith: 'code',
    currency: 'code',
    sale: 'money',
    euroSale: 'euro',
    euroCost: 'euro',
    euroMargin: 'euro',
    rate: 'rate',
    euroVat: 'euro',
  },
  sales: {
    day: 'day',
    kind: 'word',
    document: 'code',
    invoice: 'code',
    order: 'code',
    buyer: 'text',
    address: 'text',
    country: 'country',
    scheme: 'word',
    rate: 'rate',
    books: 'count',
    titles: 'text',
    currency: 'code',
    goods: 'money',
    postage: 'money',
    gross: 'money',
    net: 'money',
    vat: 'money',
    euroGross: 'euro',
  },
  purchases: {
    number: 'count',
    day: 'day',
    kind: 'word',
    order: 'code',
    seller: 'text',
    address: 'text',
    country: 'country',
    identity: 'word',
    isbn: 'code',
    titles: 'text',
    grade: 'grade',
    books: 'count',
    paidBy: 'word',
    currency: 'code',
    paid: 'money',
    euroPaid: 'euro',
  },
  credit: {
    currency: 'code',
    opening: 'money',
    earned: 'money',
    bonus: 'money',
    restored: 'money',
    added: 'money',
    spent: 'money',
    removed: 'money',
    closing: 'money',
  },
  sellers: {
    seller: 'text',
    address: 'text',
    country: 'country',
    email: 'code',
    taxNumber: 'text',
    birthDate: 'text',
    quarter: 'code',
    books: 'count',
    euroPaid: 'euro',
  },
} as const satisfies Readonly<Record<ReportId, Readonly<Record<string, CellKind>>>>;

export type ReportColumn = { [Id in ReportId]: keyof (typeof reportColumns)[Id] }[ReportId];

/** Columns that are money of another day, or prices of one thing: a sum of them says nothing. */
export const columnsWithoutTotal: readonly string[] = [
  'number',
  'opening',
  'closing',
] satisfies readonly ReportColumn[];

/** Kinds of cells that hold a whole number; all others hold text. */
export const numberKinds = ['rate', 'perEuro', 'count', 'money', 'euro'] as const satisfies readonly CellKind[];
type CellOf<Kind extends CellKind> = Kind extends (typeof numberKinds)[number] ? number : string;

/** A row of a report; null: unknown, or the shop does not ask for it. */
export type RowOfReport<Id extends ReportId> = {
  readonly [Column in keyof (typeof reportColumns)[Id]]: (typeof reportColumns)[Id][Column] extends CellKind
    ? CellOf<(typeof reportColumns)[Id][Column]> | null
    : never;
};
/** A row of any report, by the names of its columns. */
export type ReportRow = Readonly<Record<string, string | number | null>>;
