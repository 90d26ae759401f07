import type { HistoryEntry } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { columnsOf, nullable, type RowOf } from '../../../platform/db/columns';
import { accounts } from '../../../platform/db/schema/accounts';
import { importRuns } from '../../../platform/db/schema/catalogue';
import { importChanges } from '../../../platform/db/schema/catalogue-desk';

/** Most entries of a history that are shown, newest first. Older ones stay in the database. */
export const maxShownEntries = 100;

/** Columns of a change by an import: of `import_changes i`, its run `r` and the run's account `a`. */
export const importEntryColumns = {
  ...columnsOf(importChanges, 'run', 'before', 'after'),
  ...columnsOf(importRuns, 'source', 'file', 'started_at', 'undone_at'),
  name: nullable(accounts.name),
};
export type ImportEntryRow = RowOf<typeof importEntryColumns>;
/** SQL of `importEntryColumns`. */
export const importEntryColumnsSql = 'i.run, i.before, i.after, r.source, r.file, r.started_at, r.undone_at, a.name';

/** Returns a value of the history from its JSON; null: none. */
export const parsedJson = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** Returns the entry of a change by an import. An added thing shows no fields. */
export function importEntry(row: ImportEntryRow, changedFields: () => HistoryEntry['fields']): HistoryEntry {
  const isNew = row.before === null;
  return {
    id: null,
    at: row.started_at,
    by: row.name,
    run: { id: row.run, name: row.file ?? row.source, isUndone: row.undone_at !== null },
    kind: isNew ? 'added' : 'changed',
    fields: isNew ? [] : changedFields(),
    canPutBack: false,
  };
}

/** Compares entries, the newest first. Of one instant, the later desk change comes first. */
function byAge(a: HistoryEntry, b: HistoryEntry): number {
  if (a.at === b.at) return (b.id ?? 0) - (a.id ?? 0);
  return a.at < b.at ? 1 : -1;
}

/** Returns the entries that a history shows, newest first. */
export const newestEntries = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.toSorted(byAge).slice(0, maxShownEntries);
