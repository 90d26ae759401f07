import {
  numberKinds,
  reportColumns,
  type CellKind,
  type ReportId,
} from '../../../../domain/desk/reports/report-columns';
import { formatMoney, formatNumber, formatPercent, nameOf } from '../../../../domain/format';
import { formatDay } from '../../../../domain/formats/format-dates';
import { grades } from '../../../../domain/grade';
import { currencies, currencyCodes, money, type Currency } from '../../../../domain/money';
import { language } from '../../../lib/language';
import { gradeName } from '../../../lib/words/grade-words';
import { cellWord } from './report-words';

/** A column of a report and the kind of its cells. */
export interface ShownColumn {
  readonly column: string;
  readonly kind: CellKind;
}
export type Cell = string | number | null;

/** Returns the columns of a report in their order. */
export function columnsOf(report: ReportId): ShownColumn[] {
  const kinds: Readonly<Record<string, CellKind>> = reportColumns[report];
  return Object.entries(kinds).map(([column, kind]) => ({ column, kind }));
}

/** Returns whether cells of a kind are figures, which end at one line. */
export const isFigure = (kind: CellKind): boolean => numberKinds.some((each) => each === kind);

/** Decimals of an exchange rate that are shown. */
const rateDigits = 4;
/** Basis points of 100 % and of 1 %. A rate is stored in them. */
/** An exchange rate is stored in millionths. */
const millionths = 1_000_000;
const [basisPointsOfWhole, basisPointsOfPercent] = [10_000, 100];

const currencyOf = (code: Cell): Currency => currencyCodes.find((each) => each === code) ?? 'EUR';
const gradeOf = (code: string) => {
  const grade = grades.find((each) => each === code);
  return grade === undefined ? code : gradeName(grade);
};

/** Returns a cell in words for the screen. `currency`: that of its row. */
export function cellText(kind: CellKind, cell: Cell, currency: Cell): string {
  if (cell === null) return '';
  const number = Number(cell);
  const text = String(cell);
  switch (kind) {
    case 'money':
      return formatMoney(money(number, currencyOf(currency)), language());
    case 'euro':
      return formatMoney(money(number, 'EUR'), language());
    case 'rate':
      return formatPercent(number / basisPointsOfWhole, language());
    case 'perEuro':
      return formatNumber(number / millionths, language(), rateDigits);
    case 'count':
      return formatNumber(number, language());
    case 'day':
      return formatDay(text, language(), 'medium');
    case 'country':
      return nameOf('region', text, language());
    case 'grade':
      return gradeOf(text);
    case 'word':
      return cellWord(text);
    case 'text':
    case 'code':
      return text;
    default:
      return kind satisfies never;
  }
}

/** Returns a cell of the file: plain figures with a point, days as ISO 8601, countries by code, words in words. */
export function fileCell(kind: CellKind, cell: Cell, currency: Cell): string {
  if (cell === null) return '';
  switch (kind) {
    case 'money':
      return decimal(Number(cell), currencyOf(currency));
    case 'euro':
      return decimal(Number(cell), 'EUR');
    case 'rate':
      return String(Number(cell) / basisPointsOfPercent);
    case 'perEuro':
      return String(Number(cell) / millionths);
    case 'grade':
      return gradeOf(String(cell));
    case 'word':
      return cellWord(String(cell));
    case 'count':
    case 'day':
    case 'country':
    case 'text':
    case 'code':
      return String(cell);
    default:
      return kind satisfies never;
  }
}

const decimal = (minorUnits: number, currency: Currency) =>
  (minorUnits / 10 ** currencies[currency]).toFixed(currencies[currency]);
