import {
  editionColumns,
  editionColumnsSql,
  workColumns,
  workColumnsSql,
  type EditionRow,
  type WorkRow,
} from '../catalogue/import/known-editions';
import { lastIdsRead, toLastIds, type LastIds } from '../catalogue/import/next-id';
import { otherWordsReads, OtherWordsKnown } from '../catalogue/import/other-words';
import { namesOf } from '../catalogue/cards/card-rows';
import type { Ctx } from '../platform/context';
import { number, text } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { changeOfRow } from './change-values';
import type { StoredChange } from './undone';

const editionsByIsbn = defineRead(
  editionColumns,
  `SELECT ${editionColumnsSql} FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value`,
);
const worksByKey = defineRead(
  workColumns,
  `SELECT ${workColumnsSql} FROM works w WHERE w.work IN (SELECT value FROM json_each(?1))`,
);

/** Tables with books of people or of the shop, in which an edition must stay as long as it is there. */
const usedIn = [
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

/**
 * Whether an edition is used, and whether staff or another import have changed it since the import `?2` began. Copies
 * that an import brought are gone from the stock when its editions are undone.
 */
const usesOf = defineRead(
  { isbn: text(), is_used: number, is_changed: number },
  `SELECT j.value AS isbn,
    EXISTS (SELECT 1 FROM stock s WHERE s.isbn = j.value AND s.on_hand > 0)
      OR EXISTS (SELECT 1 FROM stock_movements mv WHERE mv.isbn = j.value AND mv.trade_id IS NOT NULL)
      OR ${usedIn.map((table) => `EXISTS (SELECT 1 FROM ${table} u WHERE u.isbn = j.value)`).join(' OR ')} AS is_used,
    EXISTS (SELECT 1 FROM catalogue_changes c WHERE c.kind = 'edition' AND c.key = j.value
        AND c.at >= (SELECT started_at FROM import_runs WHERE id = ?2))
      OR EXISTS (SELECT 1 FROM import_changes i CROSS JOIN import_runs r ON r.id = i.run
        WHERE i.kind = 'edition' AND i.key = j.value AND i.run <> ?2 AND i.undone IS NOT 1
        AND coalesce(json_extract(r.options, '$.dryRun'), 0) = 0
        AND r.started_at >= (SELECT started_at FROM import_runs WHERE id = ?2)) AS is_changed
   FROM json_each(?1) j`,
);

/** An edition as it is now. */
export interface EditionState {
  readonly row: EditionRow;
  readonly isUsed: boolean;
  readonly isChanged: boolean;
}

/** What an undo of editions needs to know. */
export interface EditionStates {
  readonly states: ReadonlyMap<string, EditionState>;
  readonly lastIds: LastIds;
  readonly works: ReadonlyMap<string, WorkRow>;
  readonly others: OtherWordsKnown;
}

/** Returns the present state of changed editions. Two round trips. */
export async function readEditions(ctx: Ctx, run: string, changes: readonly StoredChange[]): Promise<EditionStates> {
  const isbns = JSON.stringify(changes.map(({ key }) => key));
  const [rows, uses, last] = await readBatch(ctx.db, [
    editionsByIsbn.with(isbns),
    usesOf.with(isbns, run),
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
  const useOf = new Map(uses.map((use) => [use.isbn, use]));
  return {
    states: new Map(
      rows.map((row) => {
        const use = useOf.get(row.isbn);
        return [row.isbn, { row, isUsed: use?.is_used === 1, isChanged: use?.is_changed === 1 }];
      }),
    ),
    lastIds: toLastIds(last),
    works: new Map(workRows.map((row) => [row.work, row])),
    others: new OtherWordsKnown(titles, names),
  };
}
