import { openDB, type DBSchema } from 'idb';
import { titlesDatabase } from '../../../data/session/forget-scans';

/** Key of the only record. */
const key = 'open';

interface TitlesSchema extends DBSchema {
  lines: { key: string; value: readonly string[] };
}

const open = () =>
  openDB<TitlesSchema>(titlesDatabase, 1, {
    upgrade: (database) => void database.createObjectStore('lines'),
  });

/** Returns the lines that wait for an answer on this device; none where it has no storage. */
export async function loadTitles(): Promise<readonly string[]> {
  try {
    const database = await open();
    const lines = await database.get('lines', key);
    database.close();
    return lines ?? [];
  } catch {
    return [];
  }
}

/** Keeps the lines that wait for an answer. Where the device has no storage, the page alone holds them. */
export async function keepTitles(lines: readonly string[]): Promise<void> {
  try {
    const database = await open();
    await database.put('lines', lines, key);
    database.close();
  } catch {
    // The page still has them.
  }
}
