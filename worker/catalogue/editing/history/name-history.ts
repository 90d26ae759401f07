import { queryText } from '../../../../domain/catalogue/words';
import type { HistoryEntry, HistoryValue } from '../../../../domain/desk/catalogue/catalogue-schemas';
import type { Ctx } from '../../../platform/context';
import { columnsOf, nullable, type RowOf } from '../../../platform/db/columns';
import { defineRead, readBatch } from '../../../platform/db/read';
import { accounts } from '../../../platform/db/schema/accounts';
import { works } from '../../../platform/db/schema/catalogue';
import { catalogueChanges } from '../../../platform/db/schema/catalogue-desk';
import { nameField, undonePublisherColumns } from '../../import/change-rows';
import {
  importEntry,
  importEntryColumns,
  importEntryColumnsSql,
  maxShownEntries,
  newestEntries,
  parsedJson,
  type ImportEntryRow,
} from './history-entries';
import { isSameNameValue, type NameKind } from './name-values';

/** Most former names that a history follows. Each costs a round trip. */
const maxFormerNames = 8;

const changeColumns = {
  ...columnsOf(catalogueChanges, 'id', 'key', 'field', 'before', 'after', 'at'),
  name: nullable(accounts.name),
};
type ChangeRow = RowOf<typeof changeColumns>;
const changesOfNames = defineRead(
  changeColumns,
  `SELECT c.id, c.key, c.field, c.before, c.after, c.at, a.name FROM json_each(?2) j
   CROSS JOIN catalogue_changes c ON c.kind = ?1 AND c.key = j.value LEFT JOIN accounts a ON a.id = c.account
   ORDER BY c.id DESC LIMIT ?3`,
);
/** Reads the last `?3` changes of names by imports; not those of dry runs, which change nothing. */
const importsOfNames = defineRead(
  importEntryColumns,
  `SELECT ${importEntryColumnsSql} FROM json_each(?2) j
   CROSS JOIN import_changes i ON i.kind = ?1 AND i.key = j.value
   CROSS JOIN import_runs r ON r.id = i.run LEFT JOIN accounts a ON a.id = r.account
   WHERE coalesce(r.options->>'dryRun', 0) = 0 ORDER BY r.started_at DESC, i.run LIMIT ?3`,
);
const titlesOfWorks = defineRead(
  columnsOf(works, 'work', 'title'),
  'SELECT w.work, w.title FROM json_each(?1) j CROSS JOIN works w ON w.work = j.value',
);

/** Titles of works by their key. */
type Titles = ReadonlyMap<string, string>;

/** Returns the parts of a stored value as texts: names, addresses, or volumes with their numbers. */
function textsOf(value: unknown, titles: Titles): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value))
    return value.map((item: unknown) => {
      if (!Array.isArray(item)) return String(item);
      const [work, number]: unknown[] = item;
      const title = titles.get(String(work)) ?? String(work);
      return typeof number === 'number' ? `${title} #${number}` : title;
    });
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => textsOf(part, titles))
    : [];
}

/** Returns what is in one value and not in the other: a list shows its difference only. */
function onlyIn(one: unknown, other: unknown, titles: Titles): HistoryValue {
  const others = Array.isArray(one) ? new Set(textsOf(other, titles)) : new Set<string>();
  const texts = textsOf(one, titles).filter((text) => !others.has(text));
  return texts.length === 0 ? null : texts;
}

/** Codes of the fields in the history, where a book has another field of that name. */
const fieldCodes: Readonly<Record<string, string>> = { names: 'other_names' };

/** A thing with a name, for its history. */
export interface NamedThing {
  readonly kind: NameKind;
  /** Keys of its changes: its name, or the spellings that count as one. */
  readonly keys: readonly string[];
  /** Returns the present value of a field; undefined for one that can't be restored. */
  readonly present: (field: string) => unknown;
}

function deskEntry(row: ChangeRow, thing: NamedThing, titles: Titles): HistoryEntry {
  const { id, key, field, at, name } = row;
  const before = parsedJson(row.before);
  const after = parsedJson(row.after);
  return {
    id,
    at,
    by: name,
    run: null,
    kind: 'changed',
    fields: [
      {
        field: fieldCodes[field] ?? field,
        before: onlyIn(before, after, titles),
        after: onlyIn(after, before, titles),
      },
    ],
    canPutBack: thing.keys.includes(key) && isSameNameValue(thing.present(field), after),
  };
}

/** Returns the field that a change by an import shows: names that it added to an author, or a publisher's addresses. */
function importedFields({ before, after }: ImportEntryRow, kind: NameKind): HistoryEntry['fields'] {
  const isShown = (field: string) =>
    kind === 'author' ? field.startsWith(nameField) : undonePublisherColumns.some((column) => column === field);
  const textsIn = (json: string | null): HistoryValue => {
    const recorded = parsedJson(json);
    const values: [string, unknown][] =
      typeof recorded === 'object' && recorded !== null ? Object.entries(recorded) : [];
    const texts = values
      .filter(([field]) => isShown(field))
      .flatMap(([, value]) => (Array.isArray(value) && typeof value[0] === 'string' ? value[0] : []));
    return texts.length === 0 ? null : texts;
  };
  return [{ field: kind === 'author' ? 'other_names' : 'contact', before: textsIn(before), after: textsIn(after) }];
}

/** Returns the key of a name in the changes of its kind. */
const keyOf = (kind: NameKind, name: string) => (kind === 'author' ? queryText(name) : name);

/**
 * Returns the history of an author, a series or a publisher, newest first, with the changes under its former names. A
 * round trip, one more for each former name, and one for the titles of volumes.
 */
export async function readNameHistory(ctx: Ctx, thing: NamedThing): Promise<HistoryEntry[]> {
  const { kind } = thing;
  const keys = new Set(thing.keys);
  for (let namesLeft = maxFormerNames; ; namesLeft -= 1) {
    const json = JSON.stringify([...keys]);
    // oxlint-disable-next-line no-await-in-loop -- the changes of a name tell the one before it
    const [desk, imports] = await readBatch(ctx.db, [
      changesOfNames.with(kind, json, maxShownEntries),
      importsOfNames.with(kind, json, maxShownEntries),
    ]);
    const renames = desk.filter(({ field }) => field === 'name').map(({ before }) => parsedJson(before));
    const former = renames.filter((name) => typeof name === 'string').map((name) => keyOf(kind, name));
    const isComplete = former.every((key) => keys.has(key));
    if (isComplete || namesLeft === 0) {
      // oxlint-disable-next-line no-await-in-loop -- the last round
      const titles = await readTitles(ctx, desk);
      return newestEntries([
        ...desk.map((row) => deskEntry(row, thing, titles)),
        ...imports.map((row) => importEntry(row, () => importedFields(row, kind))),
      ]);
    }
    for (const key of former) keys.add(key);
  }
}

async function readTitles(ctx: Ctx, rows: readonly ChangeRow[]): Promise<Titles> {
  const volumes = rows.filter(({ field }) => field === 'volumes').flatMap(({ before, after }) => [before, after]);
  const found = volumes.flatMap((json) => {
    const value = parsedJson(json);
    return Array.isArray(value) ? value.map((item: unknown) => String(Array.isArray(item) ? item[0] : item)) : [];
  });
  if (found.length === 0) return new Map();
  const titles = await titlesOfWorks.all(ctx.db, JSON.stringify([...new Set(found)]));
  return new Map(titles.map(({ work, title }) => [work, title]));
}
