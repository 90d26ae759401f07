import { fieldsToRestore } from '../../../domain/catalogue/import/import-changes';
import { bucketOf } from '../../../domain/catalogue/popularity';
import { matchKey } from '../../../domain/catalogue/import/work-key';
import { namesOf } from '../../catalogue/cards/card-rows';
import { editionFields, editionStatements } from '../../catalogue/import/edition-statements';
import { otherWordsGuardStatement, rowsGuardStatements } from '../../catalogue/import/row-guards';
import type { EditionRow, WorkRow } from '../../catalogue/import/stored-rows';
import { isInBucket, takeId, type LastIds } from '../../catalogue/import/next-id';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { changeOfRow } from '../change-values';
import { readEditionStates, unusedGuardStatement, type EditionState } from '../read-edition-states';
import type { StoredChange, UndoPlan } from './undo-plan';

/** Returns an edition with the fields that an undo restores, and the columns that follow from them. */
function withFields(present: EditionRow, fields: Readonly<Record<string, unknown>>, lastIds: LastIds): EditionRow {
  const row: EditionRow = { ...present, ...fields };
  const demand = row.demand_base + present.demand - present.demand_base;
  const bucket = bucketOf(demand);
  return {
    ...row,
    demand,
    id: isInBucket(row.id, bucket) ? row.id : takeId(lastIds, bucket),
    match_key: matchKey(row.title, namesOf(row.authors)),
  };
}

/** Returns the statements that delete editions which nothing uses, with what belongs to them. */
function deleteStatements(ctx: Ctx, run: string, rows: readonly EditionRow[]): D1PreparedStatement[] {
  if (rows.length === 0) return [];
  const deleted = rows.map(({ isbn }) => isbn);
  const isbns = JSON.stringify(deleted);
  const ids = JSON.stringify(rows.map(({ id }) => id));
  return [
    ...rowsGuardStatements<EditionRow>(ctx, 'editions', editionFields, rows),
    unusedGuardStatement(ctx, run, deleted),
    sql(ctx.db, 'DELETE FROM edition_words WHERE rowid IN (SELECT value FROM json_each(?1))', ids),
    // Items without copies. The movements stay, as they are the shop's books.
    ...['stock', 'shelves', 'price_history', 'covers'].map((table) =>
      sql(ctx.db, `DELETE FROM ${table} WHERE isbn IN (SELECT value FROM json_each(?1))`, isbns),
    ),
    sql(ctx.db, 'DELETE FROM editions WHERE isbn IN (SELECT value FROM json_each(?1))', isbns),
  ];
}

/** Returns the works of editions: those that have a row, which words of the search are made from. */
function worksOf(editions: readonly EditionRow[], works: ReadonlyMap<string, WorkRow>): ReadonlyMap<string, WorkRow> {
  const used = new Set(editions.map(({ work }) => work));
  return new Map([...works].filter(([work]) => used.has(work)));
}

/** Treatment of an edition: it is deleted, written as `row`, or left. */
interface Outcome {
  readonly key: string;
  readonly deleted?: EditionRow;
  readonly old?: EditionRow;
  readonly row?: EditionRow;
  readonly isKept: boolean;
}

function outcomeOf(change: StoredChange, state: EditionState | undefined, lastIds: LastIds): Outcome {
  const { key } = change;
  // It is deleted already.
  if (state === undefined) return { key, isKept: false };
  const { row: present, isUsed, isChanged } = state;
  const { before, after } = changeOfRow(change);
  if (before === null) {
    if (isChanged) return { key, isKept: true };
    if (!isUsed) return { key, deleted: present, isKept: false };
    // It stays in lists and orders; the shop neither sells nor buys it.
    return { key, old: present, row: { ...present, reference_price: null }, isKept: true };
  }
  const { fields, isComplete } = fieldsToRestore(present, { before, after });
  if (Object.keys(fields).length === 0) return { key, isKept: !isComplete };
  return { key, old: present, row: withFields(present, fields, lastIds), isKept: !isComplete };
}

/**
 * Undoes what an import did to editions. An added one is deleted where nothing uses it, and else loses its price. Of a
 * changed one those values are restored that nobody has changed since. The batch aborts as `rowsMoved` where an import
 * changes one of them meanwhile.
 */
export async function undoEditions(ctx: Ctx, run: string, changes: readonly StoredChange[]): Promise<UndoPlan> {
  const { states, lastIds, works, otherWords, readOtherWords } = await readEditionStates(ctx, run, changes);
  const outcomes = changes.map((change) => outcomeOf(change, states.get(change.key), lastIds));
  const updated = outcomes.flatMap(({ old, row }) => (old === undefined || row === undefined ? [] : [{ old, row }]));
  const written = updated.map(({ row }) => row);
  return {
    kept: new Set(outcomes.filter(({ isKept }) => isKept).map(({ key }) => key)),
    statements: [
      ...deleteStatements(
        ctx,
        run,
        outcomes.flatMap(({ deleted }) => (deleted === undefined ? [] : [deleted])),
      ),
      ...(updated.length === 0
        ? []
        : [
            otherWordsGuardStatement(ctx, written, readOtherWords),
            ...editionStatements(
              ctx,
              { added: [], updated },
              { works: worksOf(written, works), stored: works, otherWords },
            ),
          ]),
    ],
  };
}
