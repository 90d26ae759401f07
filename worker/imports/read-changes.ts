import type { FieldValues } from '../../domain/catalogue/import/import-changes';
import type { ImportChangeGroup, ImportChanges } from '../../domain/desk/imports/desk-import-schemas';
import { importPolicy } from '../../domain/policy/imports';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { columnsOf, nullable, type RowOf } from '../platform/db/columns';
import { defineRead, readBatch, type BoundRead } from '../platform/db/read';
import { editions } from '../platform/db/schema/catalogue';
import { importChanges } from '../platform/db/schema/catalogue-desk';
import { requireRole } from '../platform/require-role';
import { valuesOfJson } from './change-values';

const changeColumns = {
  ...columnsOf(importChanges, 'kind', 'key', 'before', 'after', 'undone'),
  title: nullable(editions.title),
};
type ChangeRow = RowOf<typeof changeColumns>;

/** Books and copies of a run behind a place in the order of their keys. */
const changesSql = (condition: string) =>
  `SELECT c.kind, c.key, c.before, c.after, c.undone, coalesce(json_extract(c.after, '$.title[0]'), e.title) AS title
   FROM import_changes c LEFT JOIN editions e ON e.isbn = substr(c.key, 1, 13)
   WHERE c.run = ?1 AND c.kind IN ('edition', 'copies') AND (c.kind, c.key) > (?2, ?3) AND ${condition}
   ORDER BY c.kind, c.key LIMIT ?4`;
const changesAfter = {
  /** By the index of the changed ones alone. */
  changed: defineRead(changeColumns, changesSql('c.before IS NOT NULL')),
  /** A run that added nothing is not read to its end. */
  added: defineRead(
    changeColumns,
    changesSql(`c.before IS NULL AND ((SELECT r.added FROM import_runs r WHERE r.id = ?1) > 0
      OR EXISTS (SELECT 1 FROM import_changes o WHERE o.run = ?1 AND o.kind = 'copies'))`),
  ),
} satisfies Record<ImportChangeGroup, unknown>;

/** Returns the kind and key behind which a page begins. @throws `invalid-cursor` */
function readCursor(cursor: string | undefined): readonly [string, string] {
  if (cursor === undefined) return ['', ''];
  const [, kind, key] = /^([a-z]{1,20})_(.{1,60})$/.exec(cursor) ?? [];
  if (kind === undefined || key === undefined) throw new Problem('invalid-cursor');
  return [kind, key];
}

/** Returns the read of a page, with one row more that says whether another page follows. @throws `invalid-cursor` */
export function changesRead(
  run: string,
  group: ImportChangeGroup,
  cursor: string | undefined,
  limit: number,
): BoundRead<ChangeRow> {
  return changesAfter[group].with(run, ...readCursor(cursor), limit + 1);
}

/** Returns a value as the report shows it. */
function shownValue(values: FieldValues | null, field: string): string | null {
  const value = values?.[field]?.[0] ?? null;
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}

function toChange({ kind, key, before, after, title, undone }: ChangeRow): ImportChanges['items'][number] {
  const old = before === null ? null : valuesOfJson(before);
  const written = valuesOfJson(after);
  const isNew = old === null;
  const names = isNew && kind === 'edition' ? [] : Object.keys(written);
  return {
    key,
    title: title ?? '',
    isNew,
    wasKept: undone === 0,
    fields: names.map((field) => ({ field, before: shownValue(old, field), after: shownValue(written, field) })),
  };
}

/** Returns a page from the rows of `changesRead`. */
export function changesPage(rows: readonly ChangeRow[], limit: number): ImportChanges {
  const last = rows[limit - 1];
  return {
    items: rows.slice(0, limit).map(toChange),
    next: rows.length > limit && last !== undefined ? `${last.kind}_${last.key}` : null,
  };
}

/**
 * Returns a page of the changed or the new books of an import, in the order of their ISBNs. For staff only.
 * @throws `invalid-cursor`, what `requireRole` throws
 */
export async function readChanges(
  ctx: Ctx,
  run: string,
  { group, cursor }: { readonly group: ImportChangeGroup; readonly cursor?: string | undefined },
): Promise<ImportChanges> {
  requireRole(ctx, 'staff');
  const { changesPerPage: limit } = importPolicy;
  const [rows] = await readBatch(ctx.db, [changesRead(run, group, cursor, limit)]);
  return changesPage(rows, limit);
}
