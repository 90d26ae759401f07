import type { EditionFacts, RowFailure } from '../../../domain/catalogue/import/edition-facts';
import type { ImportChunk } from '../../../domain/catalogue/import/import-schemas';
import { parseRow, readWithdrawal } from '../../../domain/catalogue/import/row';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { requireRun } from './import-run';
import { loadEditions } from './load-editions';

/**
 * Loads one chunk of a file's lines. It skips rows that are loaded already, so a chunk may be sent twice. Invalid rows
 * are reported and do not stop the others.
 * @throws `invalid-input` with the reason `row-gap` and the next expected row, when rows are missing
 */
export async function importRows(
  ctx: Ctx,
  input: { readonly run: string; readonly from: number; readonly rows: readonly (readonly string[])[] },
): Promise<ImportChunk> {
  const run = await requireRun(ctx, input.run);
  if (input.from > run.nextRow) throw new Problem('invalid-input', { reason: 'row-gap', nextRow: run.nextRow });
  const nextRow = Math.max(run.nextRow, input.from + input.rows.length);
  const rejected: { row: number; reason: RowFailure }[] = [];
  const editions = new Map<string, EditionFacts>();
  const withdrawn = new Set<string>();
  let recovered = 0;
  input.rows.slice(run.nextRow - input.from).forEach((cells, at) => {
    const row = run.nextRow + at;
    const withdrawal = readWithdrawal(cells, run.columns);
    if (withdrawal?.ok === false) rejected.push({ row, reason: withdrawal.reason });
    if (withdrawal?.ok === true) {
      // Of two rows for one ISBN the later one counts, as with two files.
      editions.delete(withdrawal.isbn);
      withdrawn.add(withdrawal.isbn);
    }
    if (withdrawal !== null) return;
    const parsed = parseRow(cells, run.columns, run.options);
    if (!parsed.ok) rejected.push({ row, reason: parsed.reason });
    else if (editions.has(parsed.edition.isbn)) rejected.push({ row, reason: 'isbn-twice' });
    else {
      editions.set(parsed.edition.isbn, parsed.edition);
      withdrawn.delete(parsed.edition.isbn);
      if (parsed.recovered) recovered += 1;
    }
  });
  const loaded = await loadEditions(ctx, {
    editions: [...editions.values()],
    withdrawn: [...withdrawn],
    options: run.options,
    alongside: ({ added, updated, unchanged }) => [
      sql(
        ctx.db,
        `UPDATE import_runs SET next_row = ?2, added = added + ?3, updated = updated + ?4, unchanged = unchanged + ?5,
           rejected = rejected + ?6, recovered = recovered + ?7
         WHERE id = ?1 AND next_row < ?2`,
        run.id,
        nextRow,
        added,
        updated,
        unchanged,
        rejected.length,
        recovered,
      ),
    ],
  });
  return { ...loaded, recovered, rejected, nextRow };
}
