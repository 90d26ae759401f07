import { zipSync } from 'fflate';
import { readSheet, SheetNotFoundError } from 'read-excel-file/universal';
import { findColumns, namesColumn } from '../../../../domain/catalogue/import/csv-columns';
import type { BookFile, BookFileEnd, BookFileItem } from '../book-file';
import { fittingCells, maxSampleRows } from '../rows';
import { UnreadableFileError } from '../unreadable-file-error';
import { cellText, numberText } from './cell-text';
import { requireSafeParts } from './check-parts';
import { damagedCell, replaceDamagedCells } from './replace-damaged-cells';
import { maxUnpackedBytes, unpack } from './unpack';

/** Most bytes of a spreadsheet. Its rows are in memory together, unlike those of CSV and ONIX. */
const maxFileBytes = 50_000_000;
/** Most sheets that are searched for a header. */
const maxSheets = 20;
/** Most rows at the top among which the header is searched. A title and a date may stand before it. */
const maxRowsToHeader = 20;

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
    throw new UnreadableFileError('broken', 'The spreadsheet is damaged.', error);
  }
}

/** Returns the place of the header: the first row that names an ISBN column, or holds an ISBN. -1 without one. */
const findHeader = (rows: readonly SheetRow[]) =>
  rows.slice(0, maxRowsToHeader).findIndex(({ cells }) => findColumns(cells, []) !== 'no-isbn-column');

/** Returns whether one of the first rows names a column of titles. */
const namesTitles = (rows: readonly SheetRow[]) =>
  rows.slice(0, maxRowsToHeader).some(({ cells }) => namesColumn(cells, 'title'));

/**
 * Returns the rows of the first sheet with a header, from it on. Without an ISBN on any sheet, it returns all rows of
 * the first sheet that names a column of titles, else those of the first sheet with rows.
 */
async function findRows(archive: Blob): Promise<SheetRow[]> {
  let other: SheetRow[] = [];
  let titled: SheetRow[] = [];
  for (let sheet = 1; sheet <= maxSheets; sheet += 1) {
    // oxlint-disable-next-line no-await-in-loop -- most files need the first sheet alone
    const rows = await rowsOfSheet(archive, sheet);
    if (rows === null) break;
    const place = findHeader(rows);
    if (place >= 0) return rows.slice(place);
    if (other.length === 0) other = rows;
    if (titled.length === 0 && namesTitles(rows)) titled = rows;
  }
  return titled.length > 0 ? titled : other;
}

/** Packs parts again without compression: the reader gets what was checked, and starts no worker to unpack it. */
const packParts = (parts: ReadonlyMap<string, Uint8Array>) =>
  new Blob([zipSync(Object.fromEntries(parts), { level: 0 })]);

/**
 * Returns the rows of a spreadsheet with damaged cells, which the reader has refused as a whole.
 * @throws `refusal` where no cell is damaged
 */
async function findRowsWithDamagedCells(archive: Blob, refusal: unknown): Promise<SheetRow[]> {
  if (!(refusal instanceof UnreadableFileError)) throw refusal;
  const parts = await unpack(archive, archive.size);
  if (!replaceDamagedCells(parts)) throw refusal;
  return findRows(packParts(parts));
}

function itemOf({ number, cells }: SheetRow): BookFileItem {
  const damaged = cells.indexOf(damagedCell);
  if (damaged >= 0)
    return { kind: 'refused', number, reason: 'cell-damaged', name: '', detail: `column ${damaged + 1}` };
  const fitting = fittingCells(cells);
  return fitting === null
    ? { kind: 'refused', number, reason: 'row-too-large', name: '', detail: '' }
    : { kind: 'row', number, cells: fitting };
}

/**
 * Opens a spreadsheet (XLSX) at the first sheet with a header. Its rows are in memory together.
 * @param maxUnpacked bytes of its parts after unpacking
 * @throws UnreadableFileError for a packed file of another kind, a damaged one, a bomb, and one without rows
 */
export async function openXlsxFile(file: Blob, maxUnpacked = maxUnpackedBytes): Promise<BookFile> {
  if (file.size > maxFileBytes)
    throw new UnreadableFileError('too-large', 'The spreadsheet is too large. Save it as CSV, which has no limit.');
  const parts = await unpack(file, maxUnpacked);
  requireSafeParts(parts);
  const archive = packParts(parts);
  parts.clear();
  const [first, ...rows] = await findRows(archive).catch((error: unknown) => findRowsWithDamagedCells(archive, error));
  if (first === undefined) throw new UnreadableFileError('empty', 'The spreadsheet has no rows.');
  const items = rows.map(itemOf);
  let done = 0;
  let end: BookFileEnd | null = null;
  return {
    format: 'xlsx',
    header: (fittingCells(first.cells) ?? []).map((cell) => (cell === damagedCell ? '' : cell)),
    headerNumber: first.number,
    sample: items.flatMap((item) => (item.kind === 'row' ? [item.cells] : [])).slice(0, maxSampleRows),
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
