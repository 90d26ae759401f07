import { importLimits } from '../../../domain/policy/imports';

/** Most rows of a sample. The API takes a few more (`importLimits.sampleRows`). */
export const maxSampleRows = 200;

/**
 * Returns cells as the shop takes them: without empty ones at the end, and long texts cut, since the shop keeps far
 * less of each. Null for a row with too many cells.
 */
export function fittingCells(cells: readonly string[]): readonly string[] | null {
  const { cells: maxCells, cellUnits } = importLimits;
  if (cells.length <= maxCells && cells.every((cell) => cell.length <= cellUnits)) return cells;
  const end = cells.findLastIndex((cell) => cell !== '') + 1;
  return end > maxCells ? null : cells.slice(0, end).map((cell) => cell.slice(0, cellUnits).toWellFormed());
}

/** Returns the first rows of a file, with the header, and stops reading it. */
export async function sampleRows<Row>(all: AsyncIterable<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const row of all) {
    rows.push(row);
    if (rows.length > maxSampleRows) break;
  }
  return rows;
}
