import type { FieldValues } from '../../domain/catalogue/import/import-changes';
import type { DeskImportReport } from '../../domain/desk/imports/desk-import-schemas';
import { importPolicy } from '../../domain/policy/imports';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { columnsOf, nullable, number, type RowOf } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { editions } from '../platform/db/schema/catalogue';
import { importChanges, importRejections } from '../platform/db/schema/catalogue-desk';
import { requireRole } from '../platform/require-role';
import { valuesOfJson } from './change-values';
import { importColumns, importColumnsSql, importFromSql, toDeskImport } from './import-columns';

const runById = defineRead(importColumns, `SELECT ${importColumnsSql} FROM ${importFromSql} WHERE r.id = ?1`);
const reasonsOf = defineRead(
  { reason: importRejections.reason, count: number },
  `SELECT reason, count(*) AS count FROM import_rejections WHERE run = ?1 GROUP BY reason
   ORDER BY count(*) DESC, reason`,
);
const firstRejections = defineRead(
  columnsOf(importRejections, 'number', 'reason', 'name', 'detail'),
  'SELECT number, reason, name, detail FROM import_rejections WHERE run = ?1 ORDER BY number, reason LIMIT ?2',
);
const changeColumns = {
  ...columnsOf(importChanges, 'kind', 'key', 'before', 'after', 'undone'),
  title: nullable(editions.title),
};
/** Books and copies that a run changed or added, from `import_changes c`. A large run is not read to its end. */
const changesSql = (condition: string) =>
  `SELECT c.kind, c.key, c.before, c.after, c.undone, coalesce(json_extract(c.after, '$.title[0]'), e.title) AS title
   FROM import_changes c LEFT JOIN editions e ON e.isbn = substr(c.key, 1, 13)
   WHERE c.run = ?1 AND c.kind IN ('edition', 'copies') AND ${condition} ORDER BY c.kind, c.key LIMIT ?2`;
const firstChanged = defineRead(changeColumns, changesSql('c.before IS NOT NULL'));
/** None where the changed ones fill the list. */
const firstAdded = defineRead(
  changeColumns,
  changesSql(`c.before IS NULL AND (SELECT count(*) FROM (SELECT 1 FROM import_changes o WHERE o.run = ?1
    AND o.before IS NOT NULL LIMIT ?2)) < ?2`),
);

/** Returns a value as the report shows it. */
function shown(values: FieldValues | null, field: string): string | null {
  const value = values?.[field]?.[0] ?? null;
  return value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);
}

function toChange({ kind, key, before, after, title, undone }: RowOf<typeof changeColumns>) {
  const [old, written] = [before === null ? null : valuesOfJson(before), valuesOfJson(after)];
  const isNew = old === null;
  const names = isNew && kind === 'edition' ? [] : Object.keys(written);
  return {
    key,
    title: title ?? '',
    isNew,
    wasKept: undone === 0,
    fields: names.map((field) => ({ field, before: shown(old, field), after: shown(written, field) })),
  };
}

/**
 * Returns the report of an import: its sums, the reasons why rows were left out, and the first of those rows and of the
 * changed books. For staff only.
 * @throws `not-found`, what `requireRole` throws
 */
export async function showImport(ctx: Ctx, run: string): Promise<DeskImportReport> {
  requireRole(ctx, 'staff');
  const { shownInReport } = importPolicy;
  const [[found], reasons, rejections, changed, added] = await readBatch(ctx.db, [
    runById.with(run),
    reasonsOf.with(run),
    firstRejections.with(run, shownInReport),
    firstChanged.with(run, shownInReport),
    firstAdded.with(run, shownInReport),
  ]);
  if (found === undefined) throw new Problem('not-found');
  return {
    ...toDeskImport(ctx, found),
    reasons: reasons.map(({ reason, count }) => ({ reason, count })),
    rejections: rejections.map(({ number: at, reason, name, detail }) => ({ number: at, reason, name, detail })),
    changes: [...changed, ...added].slice(0, shownInReport).map(toChange),
  };
}
