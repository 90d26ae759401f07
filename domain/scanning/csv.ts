/** Excel and LibreOffice read UTF-8 only behind this mark. */
const byteOrderMark = '\ufeff';

/** A spreadsheet would run a cell that begins so (OWASP, CSV injection); an apostrophe makes it text. */
function withoutFormula(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

function field(cell: string): string {
  const safe = withoutFormula(cell);
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180) in UTF-8 with its mark; no cell can be a formula. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
