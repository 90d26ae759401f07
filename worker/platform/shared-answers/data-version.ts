import type { Db } from '../context';
import { number, text } from '../db/columns';
import { defineRead } from '../db/read';
import { withFirstRead } from '../db/with-first-read';
import { withLastRead } from '../db/with-last-read';

/** Data of an answer: books with their prices and copies, or the shop's texts. */
export type Source = 'catalogue' | 'texts';

/**
 * Versions of the data. Each is a text that differs once the data has changed. `edits`: of what staff change in books
 * and texts, by hand or by a file; pages that are older are rendered again.
 */
export type DataVersion = Readonly<Record<Source | 'edits', string>>;

/**
 * Reads figures that change with the data. Each change of stock has a movement, texts and books are loaded by runs, and
 * the jobs of the night change prices, rates, order and counts. A recall stops the trade in a book when it starts.
 * Edits of the catalogue at the desk are numbered. The undo of an import counts as a load.
 */
const versionRead = defineRead(
  { moved: number, loads: number, loaded: text(), nightly: text(), recalled: text(), edited: number },
  `SELECT (SELECT coalesce(max(id), 0) FROM stock_movements) AS moved,
    (SELECT count(*) + count(undone_at) FROM import_runs) AS loads,
    (SELECT coalesce(max(finished_at), '') FROM import_runs) AS loaded,
    (SELECT coalesce(group_concat(ran_at), '') FROM job_runs
      WHERE job IN ('refreshRates', 'countDemand', 'repriceStock', 'refreshFacets')) AS nightly,
    (SELECT coalesce(max(coalesce(ended_at, started_at)), '') FROM recalls) AS recalled,
    (SELECT coalesce(max(id), 0) FROM catalogue_changes) AS edited`,
);

function versionOf(rows: readonly ReturnType<typeof versionRead.rowsOf>[number][]): DataVersion {
  const [row] = rows;
  if (row === undefined) throw new Error('the data version has no row');
  const texts = `${row.loads}-${row.loaded}`;
  const edits = `${texts}-${row.edited}`;
  return { texts, edits, catalogue: `${row.moved}-${edits}-${row.nightly}-${row.recalled}` };
}

/** Returns the version of the catalogue without its stock: it differs once anything else has changed. */
export const versionWithoutStock = ({ catalogue }: DataVersion): string => catalogue.slice(catalogue.indexOf('-') + 1);

/**
 * Returns the later of two versions; null where they differ in more than stock, so that it is unknown. The numbers of
 * stock movements rise, and a batch reads one state of all rows.
 */
export function laterVersion(one: DataVersion, other: DataVersion): DataVersion | null {
  if (versionWithoutStock(one) !== versionWithoutStock(other)) return null;
  return Number.parseInt(one.catalogue, 10) < Number.parseInt(other.catalogue, 10) ? other : one;
}

/** Reads the version in a round trip of its own. */
export async function readVersion(db: Db): Promise<DataVersion> {
  return versionOf(await versionRead.all(db));
}

/** A database whose first batch also reads the version of the data. */
export interface VersionedDb {
  readonly db: Db;
  /** The version of the first batch, which is the state that this batch has read; null before it. */
  readonly version: () => DataVersion | null;
}

/** Returns the database of an answer that is made: it reads the version without a round trip of its own. */
export function withVersion(inner: Db): VersionedDb {
  const { db, found } = withFirstRead(inner, versionRead.with());
  const version = () => {
    const read = found();
    return read === null ? null : versionOf(read);
  };
  return { db, version };
}

/** The tables that the version is read from. */
const versionTables = [...versionRead.text.matchAll(/FROM (\w+)/g)].map(([, table = '']) => table);
const versionWrite = new RegExp(`\\b(?:INTO|UPDATE|FROM)\\s+"?(?:${versionTables.join('|')})\\b`, 'i');

/** Returns whether a statement may change the version: it writes to a table that the version is read from. */
export function changesVersion(query: string): boolean {
  return versionWrite.test(query) && !/^\s*SELECT\b/i.test(query);
}

/** A database that notices whether its statements change the version of the data. */
export interface WatchedDb {
  readonly db: Db;
  /** Ends the watch. `version`: after the change; null where no batch has read it. */
  readonly end: () => { readonly isChanged: boolean; readonly version: DataVersion | null };
}

/** Returns a database that reads the version in the batch that changes it. */
export function watchVersion(inner: Db): WatchedDb {
  const { db, end } = withLastRead(inner, versionRead.with(), changesVersion);
  return {
    db,
    end: () => {
      const { isNeeded, found } = end();
      return { isChanged: isNeeded, version: found === null ? null : versionOf(found) };
    },
  };
}
