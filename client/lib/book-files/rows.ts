/** Rows of a sample. The shop takes at most 300. */
export const sampleSize = 200;
/** Cells of a row, and UTF-16 units of a cell, that the shop takes (domain/catalogue/import/import-schemas.ts). */
const [maxCells, longestCell] = [200, 20_000];

/**
 * Returns cells as the shop takes them: without empty ones at the end, and long texts cut, since the shop keeps far
 * less of each. Null for a row with too many cells.
 */
export function fittingCells(cells: readonly string[]): readonly string[] | null {
  if (cells.length <= maxCells && cells.every((cell) => cell.length <= longestCell)) return cells;
  const end = cells.findLastIndex((cell) => cell !== '') + 1;
  return end > maxCells ? null : cells.slice(0, end).map((cell) => cell.slice(0, longestCell).toWellFormed());
}

/** Returns the first rows of a file, with the header, and stops reading it. */
export async function sampleRows<Row>(all: AsyncIterable<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const row of all) {
    rows.push(row);
    if (rows.length > sampleSize) break;
  }
  return rows;
}
