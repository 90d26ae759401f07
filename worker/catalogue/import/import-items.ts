import type { EditionFacts, RowFailure } from '../../../domain/catalogue/import/edition-facts';
import type { Columns } from '../../../domain/catalogue/import/csv-columns';
import { parseRow, readWithdrawal } from '../../../domain/catalogue/import/row';
import { importLimits, importPolicy } from '../../../domain/policy/imports';
import type { DeskImportItem, Rejection } from '../../../domain/desk/imports/desk-import-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { ConstraintError } from '../../platform/db/commit';
import type { OpenRun } from './import-run';
import { loadEditions, type Loaded } from './load-editions';

/** A left-out item. `at`: its place among the items of the import, from 0. */
export interface RejectedItem extends Rejection {
  readonly at: number;
}

/** Result of a chunk of items. */
export interface ImportedItems extends Loaded {
  /** Number of rows whose damaged ISBN could be recovered. */
  readonly recovered: number;
  readonly rejected: readonly RejectedItem[];
  /** Place of the next item that the import expects, from 0. */
  readonly nextRow: number;
}

/** Returns how a file names a row: by ISBN and title. */
export function nameOf(cells: readonly string[], { at }: Columns): string {
  const columns = [at.isbn13 ?? at.isbn ?? at.isbn10, at.title];
  const names = columns.flatMap((column) => (column === undefined ? [] : [(cells[column] ?? '').trim()]));
  return names
    .filter((name) => name !== '')
    .join(' ')
    .slice(0, importLimits.rejectionUnits)
    .toWellFormed();
}

/**
 * Returns the statements that set the next item of an import, add the counts of a chunk, and store its left-out items
 * up to the limit of an import. They change nothing for a chunk that was sent before.
 * @throws in a batch: ConstraintError `import_runs.undo_step` when the import has ended meanwhile
 */
export function progressStatements(
  ctx: Ctx,
  run: OpenRun,
  done: Loaded & Pick<ImportedItems, 'recovered' | 'rejected' | 'nextRow'>,
): D1PreparedStatement[] {
  const rejectionRows = done.rejected.map(({ number, reason, name, detail }) => [number, reason, name, detail]);
  return [
    // Aborts the batch where the import has ended meanwhile, so that an undo never misses a change.
    sql(
      ctx.db,
      'UPDATE import_runs SET undo_step = CASE WHEN finished_at IS NULL THEN undo_step END WHERE id = ?1',
      run.id,
    ),
    sql(
      ctx.db,
      `INSERT INTO import_rejections (run, number, reason, name, detail)
       SELECT ?2, j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE true
       LIMIT max(0, ?3 - (SELECT count(*) FROM import_rejections WHERE run = ?2)) ON CONFLICT DO NOTHING`,
      JSON.stringify(rejectionRows),
      run.id,
      importPolicy.storedRejections,
    ),
    sql(
      ctx.db,
      `UPDATE import_runs SET next_row = ?2, added = added + ?3, updated = updated + ?4, unchanged = unchanged + ?5,
         rejected = rejected + ?6, recovered = recovered + ?7
       WHERE id = ?1 AND next_row < ?2`,
      run.id,
      done.nextRow,
      done.added,
      done.updated,
      done.unchanged,
      done.rejected.length,
      done.recovered,
    ),
  ];
}

/** Content of a chunk's items: editions by ISBN, ISBNs to withdraw, and items that are left out. */
class ChunkContent {
  readonly editions = new Map<string, EditionFacts>();
  readonly withdrawn = new Set<string>();
  readonly rejected: RejectedItem[] = [];
  recovered = 0;

  /** Adds an item: a row, or one that the client has rejected. `at`: its place in the whole import, from 0. */
  add(item: DeskImportItem, at: number, { columns, options }: OpenRun): void {
    if ('reason' in item) {
      this.rejected.push({ ...item, at });
      return;
    }
    const { cells, number } = item;
    const reason = this.#addRow(cells, columns, options);
    if (reason !== null) this.rejected.push({ at, number, reason, name: nameOf(cells, columns), detail: '' });
  }

  /** Adds a row, or returns why it is left out. Of two rows for one ISBN, a withdrawal and a book, the later counts. */
  #addRow(cells: readonly string[], columns: Columns, options: OpenRun['options']): RowFailure | null {
    const withdrawal = readWithdrawal(cells, columns);
    if (withdrawal !== null) {
      if (!withdrawal.ok) return withdrawal.reason;
      this.editions.delete(withdrawal.isbn);
      this.withdrawn.add(withdrawal.isbn);
      return null;
    }
    const parsed = parseRow(cells, columns, options);
    if (!parsed.ok) return parsed.reason;
    if (this.editions.has(parsed.edition.isbn)) return 'isbn-twice';
    this.editions.set(parsed.edition.isbn, parsed.edition);
    this.withdrawn.delete(parsed.edition.isbn);
    if (parsed.recovered) this.recovered += 1;
    return null;
  }
}

/**
 * Loads one chunk of a file. `from`: place of its first item among the items of the import, from 0. Items that are done
 * already are skipped, so a chunk may be sent twice. Invalid rows are reported and do not stop the others.
 * @throws `invalid-input` with the reason `row-gap` and the next expected item, when some are missing; `state-moved`
 * where the import has ended meanwhile
 */
export async function importItems(
  ctx: Ctx,
  run: OpenRun,
  input: { readonly from: number; readonly items: readonly DeskImportItem[] },
): Promise<ImportedItems> {
  if (input.from > run.nextRow) throw new Problem('invalid-input', { reason: 'row-gap', nextRow: run.nextRow });
  const nextRow = Math.max(run.nextRow, input.from + input.items.length);
  const newItems = input.items.slice(run.nextRow - input.from);
  const content = new ChunkContent();
  newItems.forEach((item, index) => content.add(item, run.nextRow + index, run));
  const { recovered, rejected } = content;
  try {
    const loaded = await loadEditions(ctx, {
      editions: [...content.editions.values()],
      withdrawn: [...content.withdrawn],
      options: run.options,
      alongside: (counts) => progressStatements(ctx, run, { ...counts, recovered, rejected, nextRow }),
      ...(run.options.starter ? {} : { run: run.id }),
    });
    return { ...loaded, recovered, rejected, nextRow };
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint === 'import_runs.undo_step')
      throw new Problem('state-moved');
    throw error;
  }
}
