import { UnreadableFileError } from '../unreadable-file-error';

/** Most cells within the bounds of a sheet, empty ones included. Excel's own bounds are 17 thousand million. */
const maxSheetCells = 10_000_000;

/** Most bytes of a part before its first element. A document type can stand only there. */
const maxPrologBytes = 100_000;

/** A cell that has a value, with its column and its row. */
const filledCell = /<(?:\w+:)?c\b[^>]*?\sr="([A-Z]{1,3})(\d{1,7})"[^>]*(?<!\/)>/g;

/** Returns the number of a column from its letters: 1 for A, 27 for AA. */
const columnNumber = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * Requires that a part declares no entities. No spreadsheet needs them, and small ones can expand to gigabytes.
 * @throws UnreadableFileError
 */
function requireNoEntities(part: Uint8Array): void {
  const prolog = new TextDecoder().decode(part.subarray(0, maxPrologBytes));
  const root = /<[A-Za-z]/.exec(prolog)?.index ?? prolog.length;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(prolog.slice(0, root)))
    throw new UnreadableFileError('entities', 'The spreadsheet declares entities of its own. They can be a bomb.');
}

/**
 * Requires that the bounds of a sheet contain at most `maxSheetCells` cells. One cell far right makes all rows long.
 * @throws UnreadableFileError
 */
function requireBounds(sheet: Uint8Array): void {
  let [column, row] = [0, 0];
  for (const [, letters = '', digits] of new TextDecoder().decode(sheet).matchAll(filledCell)) {
    column = Math.max(column, columnNumber(letters));
    row = Math.max(row, Number(digits));
  }
  if (column * row > maxSheetCells)
    throw new UnreadableFileError('too-large', 'The sheet has too many rows and columns. Save it as CSV.');
}

/**
 * Checks the parts of a spreadsheet before they are read.
 * @throws UnreadableFileError for a file without a workbook, such as OpenDocument, and for one that is a bomb
 */
export function requireSafeParts(parts: ReadonlyMap<string, Uint8Array>): void {
  if (!parts.has('xl/workbook.xml'))
    throw new UnreadableFileError('unknown-format', 'The file is packed, but no Excel spreadsheet (XLSX).');
  for (const [name, part] of parts) {
    requireNoEntities(part);
    if (name.startsWith('xl/worksheets/')) requireBounds(part);
  }
}
