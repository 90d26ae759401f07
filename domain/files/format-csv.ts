/** Byte order mark, without which Excel and LibreOffice do not read UTF-8. */
const byteOrderMark = '\ufeff';

/** A negative amount is not a formula, and must stay a number. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/**
 * Returns a cell that no spreadsheet runs as a formula: an apostrophe makes it text. Excel also reads wide signs, as
 * Japanese and Chinese keyboards write them.
 * @see OWASP, CSV injection
 */
function withoutFormula(cell: string): string {
  return !negativeNumber.test(cell) && /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function csvField(cell: string): string {
  const safe = withoutFormula(cell);
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns rows as CSV for programs; no cell can be a formula. @see RFC 4180 */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

/** Returns rows as CSV for spreadsheets, in UTF-8 with a byte order mark. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + csvRows(rows);
}
