import { parseCopies, type CopiesFacts } from '../../../domain/catalogue/import/copies-row';
import type { DeskImportItem } from '../../../domain/desk/imports/desk-import-schemas';
import { Problem } from '../../../domain/problems';
import { nameOf, progressStatements, type ImportedItems, type RejectedItem } from '../../catalogue/import/import-items';
import { requireRun, type OpenRun } from '../../catalogue/import/import-run';
import { rowsMoved } from '../../catalogue/import/row-guards';
import type { Ctx } from '../../platform/context';
import { commit, ConstraintError } from '../../platform/db/commit';
import { copiesStatements, dryCopiesStatements, nextRowGuardStatement, nextRowRace } from './copies-statements';
import { IncomingCopies } from './incoming-copies';
import { readCatalogueBooks } from './catalogue-books';

interface ReadRow {
  readonly at: number;
  readonly item: Extract<DeskImportItem, { cells: unknown }>;
  readonly facts: CopiesFacts;
}

/** Reads the items of a chunk, the first of which is number `first` of the file, from 0. */
function readItems(run: OpenRun, items: readonly DeskImportItem[], first: number) {
  const rows: ReadRow[] = [];
  const rejected: RejectedItem[] = [];
  let recovered = 0;
  items.forEach((item, place) => {
    const at = first + place;
    if ('reason' in item) {
      rejected.push({ ...item, at });
      return;
    }
    const parsed = parseCopies(item.cells, run.columns, { defaultCost: run.options.defaultCost ?? null });
    if (parsed.ok) {
      rows.push({ at, item, facts: parsed.facts });
      if (parsed.recovered) recovered += 1;
    } else rejected.push(rejectedRow(run, at, item, parsed.reason));
  });
  return { rows, rejected, recovered };
}

const rejectedRow = ({ columns }: OpenRun, index: number, item: ReadRow['item'], reason: string): RejectedItem => ({
  at: index,
  number: item.number,
  reason,
  name: nameOf(item.cells, columns),
  detail: '',
});

/** Times that a chunk is read and written before it gives up, because others write to the same books each time. */
const maxAttempts = 4;
const copiesRaces: ReadonlySet<string> = new Set([nextRowRace, rowsMoved]);

/**
 * Adds one chunk of a file of the shop's own copies to the stock: each row states copies that came in, and becomes a
 * purchase with its cost. `from`: number of its first item, from 0. Items that are done already are skipped, so a chunk
 * may be sent twice, also at once. Rows that can't be added are reported and do not stop the others.
 * @throws `invalid-input` with the reason `row-gap` and the next expected item; `state-moved` where the import ended
 */
export async function importCopies(
  ctx: Ctx,
  run: OpenRun,
  input: { readonly from: number; readonly items: readonly DeskImportItem[] },
  attempts = maxAttempts,
): Promise<ImportedItems> {
  if (input.from > run.nextRow) throw new Problem('invalid-input', { reason: 'row-gap', nextRow: run.nextRow });
  const nextRow = Math.max(run.nextRow, input.from + input.items.length);
  const { rows, rejected, recovered } = readItems(run, input.items.slice(run.nextRow - input.from), run.nextRow);
  const incoming = new IncomingCopies(
    await readCatalogueBooks(
      ctx,
      rows.map(({ facts }) => facts.isbn),
    ),
  );
  for (const { at, item, facts } of rows) {
    const failure = incoming.add(facts);
    if (failure !== null) rejected.push(rejectedRow(run, at, item, failure));
  }
  const { added, updated, unchanged } = incoming;
  const done = {
    added,
    updated,
    unchanged,
    recovered,
    rejected: rejected.toSorted((one, two) => one.at - two.at),
    nextRow,
  };
  const statements =
    run.options.dryRun === true ? dryCopiesStatements(ctx, run.id, incoming) : copiesStatements(ctx, run.id, incoming);
  try {
    await commit(ctx.db, [nextRowGuardStatement(ctx, run), ...statements, ...progressStatements(ctx, run, done)]);
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    if (error.constraint === 'import_runs.undo_step') throw new Problem('state-moved');
    // The same chunk was sent twice at once, or a book has changed meanwhile, and the other one was faster.
    if (copiesRaces.has(error.constraint) && attempts > 1)
      return importCopies(ctx, await requireRun(ctx, run.id), input, attempts - 1);
    throw error;
  }
  return done;
}
