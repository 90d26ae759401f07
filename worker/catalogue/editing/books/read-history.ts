import type { ChangedKind } from '../../../../domain/catalogue/editing/edited-fields';
import { isSameValue } from '../../../../domain/catalogue/editing/edition-values';
import type { HistoryEntry, HistoryValue } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { nullable, columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead, type BoundRead } from '../../../platform/db/read';
import { accounts } from '../../../platform/db/schema/accounts';
import { catalogueChanges } from '../../../platform/db/schema/catalogue-desk';
import {
  importEntry,
  importEntryColumns,
  importEntryColumnsSql,
  maxShownEntries,
  newestEntries,
  parsedJson,
  type ImportEntryRow,
} from '../history/history-entries';

const changeColumns = {
  ...columnsOf(catalogueChanges, 'id', 'field', 'before', 'after', 'at'),
  name: nullable(accounts.name),
};
/** Reads the last `?3` changes of a thing at the desk. */
const deskChanges = defineRead(
  changeColumns,
  `SELECT c.id, c.field, c.before, c.after, c.at, a.name FROM catalogue_changes c
   LEFT JOIN accounts a ON a.id = c.account WHERE c.kind = ?1 AND c.key = ?2 ORDER BY c.id DESC LIMIT ?3`,
);

/** Reads the last `?3` changes of a thing by imports; not those of dry runs, which change nothing. */
const changesOfImports = defineRead(
  importEntryColumns,
  `SELECT ${importEntryColumnsSql} FROM import_changes i
   CROSS JOIN import_runs r ON r.id = i.run LEFT JOIN accounts a ON a.id = r.account
   WHERE i.kind = ?1 AND i.key = ?2 AND coalesce(r.options->>'dryRun', 0) = 0
   ORDER BY r.started_at DESC, i.run LIMIT ?3`,
);

/** Fields whose row holds a list as JSON. */
const listFields: ReadonlySet<string> = new Set(['authors', 'subjects']);
/** Returns whether an undo can restore a field alone. The editions of a work are restored by their field `work`. */
const isSingle = (field: string) => field !== 'editions';

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns a stored value as the history shows it. Titles in other languages become "title (language)". */
function shownValue(value: unknown): HistoryValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      isText(item, 'title') && isText(item, 'language') ? `${item.title} (${item.language})` : textOf(item),
    );
  if (isText(value, 'language') && 'text' in value)
    return { language: value.language, text: typeof value.text === 'string' ? value.text : null };
  return textOf(value);
}

function isText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string';
}

/** Returns the present value of a field; undefined for a field that can't be restored. */
export type PresentValue = (field: string, recorded: unknown) => unknown;

function deskEntry(row: RowOf<typeof changeColumns>, present: PresentValue): HistoryEntry {
  const { id, field, at, name } = row;
  const before = parsedJson(row.before);
  const after = parsedJson(row.after);
  const isReleased = isSameValue(before, after);
  return {
    id,
    at,
    by: name,
    run: null,
    kind: isReleased ? 'released' : 'changed',
    fields: [{ field, before: shownValue(before), after: shownValue(after) }],
    canPutBack: !isReleased && isSingle(field) && isSameValue(present(field, after), after),
  };
}

/** Returns the fields of an import's change: each has its value in a list. */
function valuesOf(json: string | null): Map<string, unknown> {
  const found = parsedJson(json);
  const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  return new Map(
    entries.map(([field, value]: [string, unknown]) => {
      const own: unknown = Array.isArray(value) ? value[0] : value;
      return [field, listFields.has(field) && typeof own === 'string' ? parsedJson(own) : own];
    }),
  );
}

/** Returns the fields that a change by an import shows. */
function importedFields(row: ImportEntryRow): HistoryEntry['fields'] {
  const before = valuesOf(row.before);
  return [...valuesOf(row.after)].map(([field, value]) => ({
    field,
    before: shownValue(before.get(field)),
    after: shownValue(value),
  }));
}

/** Returns the two reads of a thing's history, for `historyOf`. */
export function historyReads(
  kind: ChangedKind,
  key: string,
): readonly [BoundRead<RowOf<typeof changeColumns>>, BoundRead<ImportEntryRow>] {
  return [deskChanges.with(kind, key, maxShownEntries), changesOfImports.with(kind, key, maxShownEntries)];
}

/** Returns a history, newest first, from the rows of `historyReads`. */
export function historyOf(
  desk: readonly RowOf<typeof changeColumns>[],
  imports: readonly ImportEntryRow[],
  present: PresentValue,
): HistoryEntry[] {
  return newestEntries([
    ...desk.map((row) => deskEntry(row, present)),
    ...imports.map((row) => importEntry(row, () => importedFields(row))),
  ]);
}
