import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { titlesDatabase } from '../../../data/session/forget-scans';

/** Key of the only record. */
const key = 'open';

interface TitlesSchema extends DBSchema {
  lines: { key: string; value: readonly string[] };
}

/** The lines on this device that wait for an answer. */
export interface KeptTitles {
  readonly load: () => Promise<readonly string[]>;
  readonly keep: (lines: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/**
 * Opens the lines of this device. `forgotten` is called when signing out deletes them, here or in another tab. Returns
 * null where the device has no storage: then the page alone holds the lines.
 */
export async function openTitles(forgotten: () => void): Promise<KeptTitles | null> {
  let database: IDBPDatabase<TitlesSchema>;
  try {
    database = await openDB<TitlesSchema>(titlesDatabase, 1, {
      upgrade: (created) => void created.createObjectStore('lines'),
      blocking() {
        database.close();
        forgotten();
      },
    });
  } catch {
    return null;
  }
  return {
    load: async () => (await database.get('lines', key).catch(() => undefined)) ?? [],
    // A full or closed storage: the page still has the lines.
    keep: async (lines) => void (await database.put('lines', lines, key).catch(() => undefined)),
    close: () => database.close(),
  };
}
