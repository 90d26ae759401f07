import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { titlesDatabase } from '../../../data/session/clear-scans';
import { matchLimits } from '../../../../domain/policy/limits';
import { oneCopy, type TitleLine } from '../../../../domain/scanning/lists/title-line';

/** A line with its place: lines are asked about in the order of their places. */
interface StoredTitle extends TitleLine {
  readonly place: number;
}

interface TitlesSchema extends DBSchema {
  /** Each line by its text. The build before kept a list of texts in one record. */
  lines: { key: string; value: StoredTitle | readonly string[] };
}

const isLine = (value: StoredTitle | readonly string[]): value is StoredTitle => 'line' in value;
const textsOf = (value: StoredTitle | readonly string[]) => (isLine(value) ? [] : value);

/** The lines on this device that wait for an answer. Each call is one transaction, so tabs lose no line. */
export interface TitleStorage {
  readonly load: () => Promise<readonly TitleLine[]>;
  /** Adds lines, at the beginning or at the end, and returns all. Kept ones stay as they are. */
  readonly add: (lines: readonly TitleLine[], where: 'first' | 'last') => Promise<readonly TitleLine[]>;
  /** Takes lines off by their texts and returns the others. */
  readonly remove: (texts: readonly string[]) => Promise<readonly TitleLine[]>;
  readonly close: () => void;
}

/** Returns lines with others behind or before them, each text once, as many as are kept. */
export function withLines(
  lines: readonly TitleLine[],
  more: readonly TitleLine[],
  where: 'first' | 'last',
): readonly TitleLine[] {
  const known = new Set(lines.map(({ line }) => line));
  const newLines = more.filter(({ line }) => !known.has(line));
  // A restored line was in the list before, so the limit allows it.
  if (where === 'first') return [...newLines, ...lines];
  return [...lines, ...newLines].slice(0, Math.max(lines.length, matchLimits.lines));
}

/**
 * Opens the lines of this device. `forgotten` is called when signing out deletes them, here or in another tab. Returns
 * null where the device has no storage: then the page alone holds the lines.
 */
export async function openTitleStorage(forgotten: () => void): Promise<TitleStorage | null> {
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
  /** Reads the lines, and changes them in the same transaction. */
  const change = async (work: (lines: readonly TitleLine[]) => readonly TitleLine[]): Promise<readonly TitleLine[]> => {
    const writing = database.transaction('lines', 'readwrite');
    // A failed write reports its reason itself.
    writing.done.catch(() => undefined);
    const [values, keys] = await Promise.all([writing.store.getAll(), writing.store.getAllKeys()]);
    const storedLines = values.filter(isLine).toSorted((a, b) => a.place - b.place);
    const before = withLines(storedLines, values.flatMap(textsOf).map(oneCopy), 'last');
    const after = work(before);
    const first = (storedLines[0]?.place ?? 0) - after.length;
    const places = new Map(storedLines.map(({ line, place }) => [line, place]));
    const texts = new Set(after.map(({ line }) => line));
    let place = first;
    const writes: Promise<unknown>[] = [writing.done];
    for (const { line, copies } of after) {
      place = places.get(line) ?? place + 1;
      if (!places.has(line)) writes.push(writing.store.put({ line, copies, place }, line));
    }
    for (const key of keys) if (!texts.has(key)) writes.push(writing.store.delete(key));
    await Promise.all(writes);
    return after;
  };
  return {
    load: () => change((lines) => lines),
    add: (more, where) => change((lines) => withLines(lines, more, where)),
    remove: (texts) => {
      const removed = new Set(texts);
      return change((lines) => lines.filter(({ line }) => !removed.has(line)));
    },
    close: () => database.close(),
  };
}
