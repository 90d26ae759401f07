import { fnv1a } from '../hash';
import { currencies, currencyCodes, type Currency } from '../money';
import { RowReader, separatorOf } from '../scanning/lists/rows';
import type { StatementRow } from './bank-payment-schemas';
import { statementColumns, type StatementField } from './bank-statement-columns';

export interface WrongRow {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly why: 'date' | 'amount' | 'currency';
  readonly text: string;
}

export interface BankStatement {
  /** Incoming payments in the order of the file. */
  readonly rows: readonly StatementRow[];
  readonly wrong: readonly WrongRow[];
  /** Number of rows with outgoing payments, which are ignored. */
  readonly outgoing: number;
  /** Missing columns; then no row can be read. */
  readonly missing: readonly StatementField[];
}

/** Number of first rows in which the column names are searched; banks write other lines above them. */
const headWithin = 20;

/**
 * Reads the statement of any bank: columns are found by the names that banks use in ten languages. `currency` applies
 * to rows without one. Only incoming payments are returned; a payment without the bank's id gets one from its content.
 */
export function readBankStatement(text: string, currency: Currency): BankStatement {
  const reader = new RowReader(separatorOf(text));
  const all = [...reader.push(text.replace(/^\ufeff/, '')), ...reader.end()];
  const heads = all.slice(0, headWithin).map((row) => statementColumns(row));
  const found = heads.findIndex((columns) => columns.amount !== -1 && columns.date !== -1);
  const columns = heads[found === -1 ? 0 : found];
  const missing = (['date', 'amount', 'reference'] as const).filter(
    (field) => columns === undefined || columns[field] === -1,
  );
  if (columns === undefined || missing.length > 0) return { rows: [], wrong: [], outgoing: 0, missing };
  const rows: StatementRow[] = [];
  const wrong: WrongRow[] = [];
  const timesById = new Map<string, number>();
  let outgoing = 0;
  for (const [index, cells] of all.entries()) {
    if (index <= found || cells.every((cell) => cell.trim() === '')) continue;
    const payment = readRow(cells, columns, currency);
    if (typeof payment === 'string') {
      wrong.push({ line: index + 1, why: payment, text: cells.join(' · ').slice(0, 120) });
      continue;
    }
    if (payment.amount <= 0) {
      outgoing += 1;
      continue;
    }
    const { id, ...row } = payment;
    const times = timesById.get(id) ?? 0;
    timesById.set(id, times + 1);
    rows.push({ eventId: times === 0 ? id : `${id}/${times + 1}`, ...row });
  }
  return { rows, wrong, outgoing, missing: [] };
}

/** A payment of a row. `id`: the bank's, which several rows may have; `amount`: negative for an outgoing payment. */
type RowPayment = Omit<StatementRow, 'eventId'> & { readonly id: string };

/** Returns the payment of a row, or the name of the column that can't be read. */
function readRow(
  cells: readonly string[],
  columns: ReturnType<typeof statementColumns>,
  defaultCurrency: Currency,
): RowPayment | WrongRow['why'] {
  const cell = (field: StatementField) => (columns[field] === -1 ? '' : (cells[columns[field]] ?? '').trim());
  const typedCurrency = cell('currency').toUpperCase();
  const currency = typedCurrency === '' ? defaultCurrency : currencyCodes.find((code) => code === typedCurrency);
  if (currency === undefined) return 'currency';
  const amount = parseAmount(cell('amount'), currencies[currency]);
  if (amount === null) return 'amount';
  const day = parseDay(cell('date'), currency === 'USD');
  if (day === null) return 'date';
  const reference = cell('reference').slice(0, 500);
  const payer = cell('payer').slice(0, 200);
  const id = cell('id').slice(0, 90) || fingerprint([day, String(amount), currency, payer, reference]);
  return { id, amount, currency, reference, payer, at: `${day}T12:00:00.000Z` };
}

/** Returns the minor units of an amount as banks write it (`1.234,56`, `1,234.56`, `12,00-`, `(12.00)`), or null. */
export function parseAmount(text: string, decimals: number): number | null {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/[€$£¥]|[A-Za-z]{3}|zł|円/g, '');
  const [, body] = /^[+\-−(]?([\d.,]*\d)[)\-−+]?$/.exec(plain) ?? [];
  if (body === undefined) return null;
  const [, whole = body, part = ''] = (decimals === 0 ? null : /^(.*)[.,](\d{1,2})$/.exec(body)) ?? [];
  if (!/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)?$/.test(whole)) return null;
  const value = Number(`${whole.replace(/[.,]/g, '') || '0'}${part.padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(value)) return null;
  const isNegative = /^[-−(]|[-−]$/.test(plain);
  return isNegative ? -value : value;
}

/**
 * Returns a calendar day (`YYYY-MM-DD`) as banks write it, or null. In an ambiguous date the day comes first, or the
 * month with `prefersMonthFirst` (United States).
 */
export function parseDay(text: string, prefersMonthFirst: boolean): string | null {
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (year !== undefined) return dayOf(year, month, day);
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\D|$)/.exec(text) ?? [];
  if (last === undefined) return null;
  const full = last.length === 2 ? `20${last}` : last;
  const isMonthFirst = Number(second) > 12 || (prefersMonthFirst && Number(first) <= 12);
  return isMonthFirst ? dayOf(full, first, second) : dayOf(full, second, first);
}

function dayOf(year: string, month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00.000Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Returns an id for a payment without one: the same for the same payment in the next statement. */
function fingerprint(parts: readonly string[]): string {
  const text = parts.join('\n');
  return `${parts[0]}/${fnv1a(text).toString(36)}${fnv1a(text, 0x01234567).toString(36)}`;
}
