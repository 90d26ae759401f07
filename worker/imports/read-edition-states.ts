import { queryText } from '../../domain/catalogue/words';
import {
  editionColumns,
  editionColumnsSql,
  workColumns,
  workColumnsSql,
  type EditionRow,
  type ReadOtherWords,
  type WorkRow,
} from '../catalogue/import/stored-rows';
import { lastIdsRead, toLastIds, type LastIds } from '../catalogue/import/next-id';
import { otherWordsReads, StoredOtherWords } from '../catalogue/import/other-words';
import { namesOf } from '../catalogue/cards/card-rows';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { text } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { changeOfRow } from './change-values';
import type { StoredChange } from './undo/undo-plan';

const editionsByIsbn = defineRead(
  editionColumns,
  `SELECT ${editionColumnsSql} FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value`,
);
const worksByKey = defineRead(
  workColumns,
  `SELECT ${workColumnsSql} FROM works w WHERE w.work IN (SELECT value FROM json_each(?1))`,
);

/** Tables with books of people or of the shop, in which an edition must stay as long as it is there. */
const tablesOfUse = [
  'basket_lines',
  'cart_lines',
  'holds',
  'kept_aside',
  'wishes',
  'wish_mails',
  'offer_watches',
  'inbound_lines',
  'outbound_lines',
  'recalls',
] as const;

/** Returns an SQL condition: a table has the edition of `j`. A table is read once, also without an index by ISBN. */
const hasEditionSql = (table: string, more = '') =>
  `j.value IN (SELECT isbn FROM ${table} WHERE isbn IN (SELECT value FROM json_each(?1)) ${more})`;

/** SELECT of the ISBNs of a JSON list (`?1`) that are used. */
const usedIsbnsSql = `SELECT j.value AS isbn FROM json_each(?1) j WHERE ${[
  hasEditionSql('stock', 'AND on_hand > 0'),
  hasEditionSql('stock_movements', 'AND trade_id IS NOT NULL'),
  ...tablesOfUse.map((table) => hasEditionSql(table)),
].join(' OR ')}`;
const usedIsbns = defineRead({ isbn: text() }, usedIsbnsSql);

/** Returns the statement that aborts the batch of a step when one of its unused editions is used meanwhile. */
export function unusedGuardStatement(ctx: Ctx, run: string, isbns: readonly string[]): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE import_runs SET undo_step = CASE WHEN NOT EXISTS (${usedIsbnsSql}) THEN undo_step END WHERE id = ?2`,
    JSON.stringify(isbns),
    run,
  );
}

/** Editions of a JSON list that staff or another import have changed since the import `?2` began. */
const changedIsbns = defineRead(
  { isbn: text() },
  `SELECT c.key AS isbn FROM json_each(?1) j CROSS JOIN catalogue_changes c ON c.kind = 'edition' AND c.key = j.value
     WHERE c.at >= (SELECT started_at FROM import_runs WHERE id = ?2)
   UNION SELECT i.key FROM json_each(?1) j CROSS JOIN import_changes i ON i.kind = 'edition' AND i.key = j.value
     CROSS JOIN import_runs r ON r.id = i.run
     WHERE i.run <> ?2 AND i.undone IS NOT 1 AND coalesce(json_extract(r.options, '$.dryRun'), 0) = 0
       AND r.started_at >= (SELECT started_at FROM import_runs WHERE id = ?2)`,
);

/** An edition as it is now. */
export interface EditionState {
  readonly row: EditionRow;
  readonly isUsed: boolean;
  readonly isChanged: boolean;
}

/** Facts of editions that an undo needs. */
export interface EditionStates {
  readonly states: ReadonlyMap<string, EditionState>;
  readonly lastIds: LastIds;
  readonly works: ReadonlyMap<string, WorkRow>;
  readonly otherWords: StoredOtherWords;
  readonly readOtherWords: ReadOtherWords;
}

/** Returns the present state of changed editions. Two round trips. */
export async function readEditionStates(
  ctx: Ctx,
  run: string,
  changes: readonly StoredChange[],
): Promise<EditionStates> {
  const isbns = JSON.stringify(changes.map(({ key }) => key));
  const [rows, used, changed, last] = await readBatch(ctx.db, [
    editionsByIsbn.with(isbns),
    usedIsbns.with(isbns),
    changedIsbns.with(isbns, run),
    lastIdsRead(),
  ]);
  const earlier = changes.flatMap((change) => {
    const { before } = changeOfRow(change);
    const work = before?.['work']?.[0];
    const authors = before?.['authors']?.[0];
    return [{ work: typeof work === 'string' ? work : '', authors: typeof authors === 'string' ? authors : '[]' }];
  });
  const works = [...rows, ...earlier].map(({ work }) => work);
  const authors = [...rows, ...earlier].flatMap((row) => namesOf(row.authors));
  const [workRows, titles, names] = await readBatch(ctx.db, [
    worksByKey.with(JSON.stringify([...new Set(works)])),
    ...otherWordsReads({ works, authors }),
  ]);
  const usedSet = new Set(used.map(({ isbn }) => isbn));
  const changedSet = new Set(changed.map(({ isbn }) => isbn));
  return {
    states: new Map(
      rows.map((row) => [row.isbn, { row, isUsed: usedSet.has(row.isbn), isChanged: changedSet.has(row.isbn) }]),
    ),
    lastIds: toLastIds(last),
    works: new Map(workRows.map((row) => [row.work, row])),
    otherWords: new StoredOtherWords(titles, names),
    readOtherWords: { works: new Set(works), authors: new Set(authors.map(queryText)), titles, names },
  };
}
