import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { scansDatabase } from '../../../data/session/clear-scans';
import type { Answered, StoredLine, RunState } from '../../../../domain/scanning/run';
import type { Change, HistoryPosition } from '../../../../domain/scanning/undo';

/** Run in the device's list. `version` rises with every change, so that tabs detect each other's changes. */
export interface RunRecord {
  readonly id: string;
  /** State of the run. Devices store it under this name. */
  readonly head: RunState;
  readonly place: HistoryPosition;
  readonly version: number;
  readonly lines: number;
  readonly at: string;
}

/** Answer with the question it belongs to. If the line has changed since, the answer does not count. */
export interface StoredAnswer {
  readonly line: number;
  readonly question: string;
  readonly answer: Answered;
}

/**
 * Lines and answers are stored a hundred to a record: one scan rewrites one small record, ten thousand rewrite a
 * hundred.
 */
export interface ScanDatabase extends DBSchema {
  runs: { key: string; value: RunRecord; indexes: { at: string } };
  lines: { key: [run: string, block: number]; value: readonly StoredLine[] };
  answers: {
    key: [run: string, block: number];
    value: { readonly market: string; readonly items: readonly StoredAnswer[] };
  };
  history: { key: [run: string, at: number]; value: Change };
}

export type Device = IDBPDatabase<ScanDatabase>;

const blockSize = 100;
/** Returns the number of the record that holds a line. */
export const blockOf = (id: number) => Math.floor(id / blockSize);
/** Returns the ids of the lines that one record can hold. */
export const idsOfBlock = (block: number) => Array.from({ length: blockSize }, (_, at) => block * blockSize + at);
/** Returns the key range of all records of a run in a store with a key of two parts. */
export const recordsOfRun = (run: string) => IDBKeyRange.bound([run, -Infinity], [run, Infinity]);

/**
 * Opens the database. `lost` is called when it is deleted, by signing out (here or in another tab) or by the browser.
 * Rejects where the browser has no storage.
 */
export function openDevice(lost: (why: 'deleted' | 'closed') => void): Promise<Device> {
  return openDB<ScanDatabase>(scansDatabase, 1, {
    upgrade(database) {
      database.createObjectStore('runs', { keyPath: 'id' }).createIndex('at', 'at');
      database.createObjectStore('lines');
      database.createObjectStore('answers');
      database.createObjectStore('history');
    },
    blocking(_from, _to, event) {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the event's target is the connection
      (event.target as IDBDatabase).close();
      lost('deleted');
    },
    terminated: () => lost('closed'),
  });
}

/** Returns whether a failed write means full storage, and not a defect. */
export function isQuotaExceeded(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'AbortError');
}
