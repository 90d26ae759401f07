import { zipSync } from 'fflate';
import { readSheet, SheetNotFoundError } from 'read-excel-file/universal';
import { findColumns } from '../../../../domain/catalogue/import/csv-columns';
import type { BookFile, BookFileEnd, BookFileItem } from '../book-file';
import { fittingCells, sampleSize } from '../rows';
import { UnreadableFile } from '../unreadable-file';
import { cellText, numberText } from './cell-text';
import { requireSafeParts } from './check-parts';
import { unpack } from './unpack';

/** Bytes of a spreadsheet that is read. Its rows are in memory together, unlike those of CSV and ONIX. */
const mostFileBytes = 50_000_000;
/** Sheets that are looked through for a header. */
const mostSheets = 20;
/** Rows at the top that may stand before the header, such as a title and a date. */
const rowsBeforeHeader = 20;

interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Returns the rows of a sheet that are not empty, or null where there is no such sheet. `sheet`: from 1. */
async function rowsOfSheet(archive: Blob, sheet: number): Promise<SheetRow[] | null> {
  try {
    const rows = await readSheet(archive, sheet, { parseNumber: numberText });
    return rows
      .map((cells, at) => ({ number: at + 1, cells: cells.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (error instanceof SheetNotFoundError) return null;
    throw new UnreadableFile('broken', 'The spreadsheet is damaged.', error);
  }
}

/** Returns the place of the header: the first row that names an ISBN column, or holds an ISBN. -1 without one. */
const headerPlace = (rows: readonly SheetRow[]) =>
  rows.slice(0, rowsBeforeHeader).findIndex(({ cells }) => findColumns(cells, []) !== 'no-isbn-column');

/** Returns the rows of the first sheet with a header, from it on; else those of the first sheet with rows. */
async function findRows(archive: Blob): Promise<SheetRow[]> {
  let other: SheetRow[] = [];
  for (let sheet = 1; sheet <= mostSheets; sheet += 1) {
    // oxlint-disable-next-line no-await-in-loop -- most files need the first sheet alone
    const rows = await rowsOfSheet(archive, sheet);
    if (rows === null) break;
    const place = headerPlace(rows);
    if (place >= 0) return rows.slice(place);
    if (other.length === 0) other = rows;
  }
  return other;
}

/**
 * Opens a spreadsheet (XLSX) at the first sheet with a header. Its rows are in memory together.
 * @throws UnreadableFile for a packed file of another kind, a damaged one, a bomb, and one without rows
 */
export async function openXlsxFile(file: Blob): Promise<BookFile> {
  if (file.size > mostFileBytes)
    throw new UnreadableFile('too-large', 'The spreadsheet is too large. Save it as CSV, which has no limit.');
  const parts = await unpack(file);
  requireSafeParts(parts);
  // Packed again without compression: the reader gets what was checked, and starts no worker to unpack it.
  const archive = new Blob([zipSync(Object.fromEntries(parts), { level: 0 })]);
  parts.clear();
  const [first, ...rows] = await findRows(archive);
  if (first === undefined) throw new UnreadableFile('empty', 'The spreadsheet has no rows.');
  const items = rows.map(({ number, cells }): BookFileItem => {
    const fitting = fittingCells(cells);
    return fitting === null
      ? { kind: 'refused', number, reason: 'row-too-large', name: '', detail: '' }
      : { kind: 'row', number, cells: fitting };
  });
  let done = 0;
  let end: BookFileEnd | null = null;
  return {
    format: 'xlsx',
    header: fittingCells(first.cells) ?? [],
    headerNumber: first.number,
    sample: items.flatMap((item) => (item.kind === 'row' ? [item.cells] : [])).slice(0, sampleSize),
    size: file.size,
    bytesRead: () => Math.round((file.size * done) / Math.max(1, items.length)),
    end: () => end,
    async *items() {
      end = null;
      done = 0;
      for (const item of items) {
        done += 1;
        yield item;
      }
      end = { isWhole: true, records: items.filter(({ kind }) => kind === 'row').length };
    },
  };
}
