import type { ReportColumn, ReportId, ReportWord } from '../../../../domain/desk/reports/report-columns';
import { registerPolicy, sellerReportPolicy } from '../../../../domain/policy/registers';
import { m } from '../../../../messages/compiled/messages.js';
import { formatFigure } from '../desk-words';
import { formatEuro } from '../stock/format-euro';

export const reportNames: Readonly<Record<ReportId, () => string>> = {
  vat: m.desk_report_vat,
  margin: m.desk_report_margin,
  sales: m.desk_report_sales,
  purchases: m.desk_report_purchases,
  credit: m.desk_report_credit,
  sellers: m.desk_report_sellers,
};

/** Content of a report, and the rule of its figures. */
export const reportNotes: Readonly<Record<ReportId, () => string>> = {
  vat: m.desk_report_vat_note,
  margin: m.desk_report_margin_note,
  sales: m.desk_report_sales_note,
  purchases: () => m.desk_report_purchases_note({ limit: formatEuro(registerPolicy.lotLimit) }),
  credit: m.desk_report_credit_note,
  sellers: () =>
    m.desk_report_sellers_note({
      sales: formatFigure(sellerReportPolicy.sales),
      amount: formatEuro(sellerReportPolicy.amount),
    }),
};

/** Names of the columns, and of controls without a column: all documents of a period, the credit of orders. */
const columnNames: Readonly<Record<ReportColumn | 'documents' | 'orders', () => string>> = {
  address: m.desk_report_col_address,
  added: m.desk_report_col_added,
  birthDate: m.desk_report_col_birth_date,
  bonus: m.desk_report_col_bonus,
  books: m.desk_col_books,
  boughtOn: m.desk_report_col_bought_on,
  boughtWith: m.desk_report_col_bought_with,
  buyer: m.desk_report_col_buyer,
  closing: m.desk_report_col_closing,
  country: m.desk_report_col_country,
  currency: m.desk_col_currency,
  day: m.desk_col_day,
  document: m.desk_report_col_document,
  documents: m.desk_report_col_documents,
  earned: m.desk_report_col_earned,
  email: m.desk_report_col_email,
  euroCost: m.desk_report_col_euro_cost,
  euroGross: m.desk_report_col_euro_gross,
  euroMargin: m.desk_report_col_euro_margin,
  euroNet: m.desk_report_col_euro_net,
  euroPaid: m.desk_report_col_euro_cost,
  euroSale: m.desk_report_col_euro_sale,
  euroVat: m.desk_report_col_euro_vat,
  goods: m.desk_report_col_goods,
  grade: m.desk_col_grade,
  gross: m.desk_report_col_gross,
  identity: m.desk_report_col_identity,
  invoice: m.desk_report_col_invoice,
  isbn: m.desk_report_col_isbn,
  kind: m.desk_col_kind,
  net: m.desk_report_col_net,
  number: m.desk_report_col_number,
  opening: m.desk_report_col_opening,
  order: m.desk_col_trade,
  orders: m.desk_report_col_orders,
  paid: m.desk_report_col_paid,
  paidBy: m.desk_report_col_paid_by,
  perEuro: m.desk_report_col_per_euro,
  postage: m.desk_report_col_postage,
  quarter: m.desk_report_col_quarter,
  rate: m.desk_report_col_rate,
  rateDay: m.desk_report_col_rate_day,
  removed: m.desk_report_col_removed,
  restored: m.desk_report_col_restored,
  sale: m.desk_report_col_sale,
  scheme: m.desk_report_col_scheme,
  scope: m.desk_report_col_scope,
  seller: m.desk_report_col_seller,
  spent: m.desk_report_col_spent,
  taxNumber: m.desk_report_col_tax_number,
  title: m.desk_report_col_title,
  titles: m.desk_report_col_titles,
  vat: m.desk_report_col_vat,
};
const wordsByColumn: Readonly<Record<string, () => string>> = columnNames;
/** Returns the name of a column in words, or its code. */
export const columnName = (column: string): string => wordsByColumn[column]?.() ?? column;

const wordsOfCells: Readonly<Record<ReportWord, () => string>> = {
  oss: m.desk_report_word_oss,
  home: m.desk_report_word_home,
  export: m.desk_report_word_export,
  vat: m.desk_report_word_vat,
  margin: m.desk_report_word_margin,
  none: m.desk_report_word_none,
  invoice: m.desk_report_word_invoice,
  'credit-note': m.desk_report_word_credit_note,
  single: m.desk_report_word_single,
  lot: m.desk_report_word_lot,
  supplier: m.desk_report_word_supplier,
  bank: m.desk_report_word_bank,
  'store-credit': m.desk_report_word_store_credit,
  'set-off': m.desk_report_word_set_off,
  'addressee-letter': m.desk_identity_addressee_letter,
  'seal-certificate': m.desk_identity_seal_certificate,
  'residence-letter': m.desk_identity_residence_letter,
};
const wordsByCode: Readonly<Record<string, () => string>> = wordsOfCells;
/** Returns a code of a cell in words. */
export const cellWord = (code: string): string => wordsByCode[code]?.() ?? code;
