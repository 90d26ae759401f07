import type { VirtualItem } from '@tanstack/react-virtual';

/** Key in the tab's storage. It outlives a page that is loaded anew, as "back" after a reload does. */
const storageKey = 'dogear-sell-list-heights';

interface Heights {
  /** Width of the window that the heights belong to. */
  readonly width: number;
  /** Keys of measured rows with their heights in pixels. */
  readonly rows: readonly (readonly [key: string, height: number])[];
}

/** Heights of the last visit. They also work where the storage is closed. */
let last: Heights | null = null;

const isHeights = (value: unknown): value is Heights =>
  typeof value === 'object' &&
  value !== null &&
  'width' in value &&
  typeof value.width === 'number' &&
  'rows' in value &&
  Array.isArray(value.rows) &&
  value.rows.every(
    (row) => Array.isArray(row) && row.length === 2 && typeof row[0] === 'string' && typeof row[1] === 'number',
  );

/** Stores measured heights, so that the browser's "back" finds the same rows at the same place. */
export function storeHeights(width: number, rows: Heights['rows']): void {
  last = { width, rows };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(last));
  } catch {
    // The storage is full or closed.
  }
}

/** Returns the heights of the last visit as the list's virtualizer wants them. Undefined for another width. */
export function readHeights(width: number): VirtualItem[] | undefined {
  last ??= parseStored();
  if (last === null || last.width !== width) return undefined;
  // Only key and height are read. The places are computed anew.
  return last.rows.map(([key, size], index) => ({ key, size, index, start: 0, end: size, lane: 0 }));
}

function parseStored(): Heights | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isHeights(value) ? value : null;
  } catch {
    return null;
  }
}
