import { eanCheckDigit, isbn10CheckDigit, isIsbn13, parseIsbn } from '../isbn';

/** Reason why the cells of a row do not determine one ISBN. */
export type IsbnFailure = 'isbn-missing' | 'isbn-invalid' | 'isbn-ambiguous' | 'shop-barcode' | 'printed-music';

/** `recovered`: the cells were damaged (lost zeros, a float, a wrong check digit) but leave only one ISBN. */
export type RecoveredIsbn =
  | { readonly ok: true; readonly isbn: string; readonly recovered: boolean }
  | { readonly ok: false; readonly reason: IsbnFailure };

/** Returns the ISBN-13 of an ISBN-10 that lost its leading zeros (`439023483`), or null on a wrong check digit. */
function isbnWithLostZeros(cell: string): string | null {
  if (!/^\d{5,8}[\dX]$/i.test(cell)) return null;
  const parsed = parseIsbn(cell.padStart(10, '0'));
  return parsed.ok ? parsed.isbn : null;
}

/**
 * Returns the ISBN-13s that a float of twelve digits can mean (`9.78043902348e+12`). The thirteenth digit was rounded
 * into the twelfth: up to five it is lost, from five on it raised the twelfth. So two numbers of twelve digits are
 * possible, and each counts when its check digit explains the rounding.
 */
export function isbnsOfFloat(cell: string): string[] {
  const match = /^(\d)(?:[.,](\d{1,11}))?e\+?12$/i.exec(cell.trim());
  if (match === null) return [];
  const shown = Number(`${match[1] ?? ''}${(match[2] ?? '').padEnd(11, '0')}`);
  const found: string[] = [];
  for (const twelve of [shown, shown - 1]) {
    const isbn = `${twelve}${eanCheckDigit(String(twelve))}`;
    const last = Number(isbn.at(-1));
    if (isIsbn13(isbn) && (twelve === shown ? last <= 5 : last >= 5)) found.push(isbn);
  }
  return found;
}

/** Returns the ISBN-13 of an ISBN-10 with a wrong check digit whose other nine digits a float confirms, or null. */
function confirmedByFloat(cell: string, cells: readonly string[]): string | null {
  const ten = /^\d{5,9}[\dX]$/i.test(cell) ? cell.padStart(10, '0') : null;
  if (ten === null || isbn10CheckDigit(ten.slice(0, 9)) === ten[9]?.toUpperCase()) return null;
  const twelve = `978${ten.slice(0, 9)}`;
  const isbn = twelve + eanCheckDigit(twelve);
  return cells.some((other) => isbnsOfFloat(other).includes(isbn)) ? isbn : null;
}

/** Returns the ISBN-13 of a row. `cells`: all cells that may hold an ISBN, the best column first. */
export function recoverIsbn(cells: readonly string[]): RecoveredIsbn {
  // Goodreads writes `="978…"` and LibraryThing `[978…]`, so that Excel leaves them alone.
  const filled = cells
    .map((cell) =>
      cell
        .trim()
        .replace(/^=?"(.*)"$/, '$1')
        .replace(/^\[(.*)\]$/, '$1'),
    )
    .filter((cell) => cell !== '');
  if (filled.length === 0) return { ok: false, reason: 'isbn-missing' };
  let failure: IsbnFailure = 'isbn-invalid';
  for (const cell of filled) {
    const parsed = parseIsbn(cell.replace(/\.0$/, ''));
    if (parsed.ok) return { ok: true, isbn: parsed.isbn, recovered: false };
    if (parsed.problem !== 'invalid-isbn') failure = parsed.problem;
  }
  for (const cell of filled) {
    const isbn = isbnWithLostZeros(cell) ?? confirmedByFloat(cell, filled);
    if (isbn !== null) return { ok: true, isbn, recovered: true };
  }
  const [onlyCell, ...otherCells] = filled;
  if (onlyCell === undefined || otherCells.length > 0) return { ok: false, reason: failure };
  const [isbn, ...otherIsbns] = isbnsOfFloat(onlyCell);
  if (isbn === undefined) return { ok: false, reason: failure };
  return otherIsbns.length === 0 ? { ok: true, isbn, recovered: true } : { ok: false, reason: 'isbn-ambiguous' };
}
