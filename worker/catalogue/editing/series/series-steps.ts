import { matchNothing, wholeNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { parseSeries, seriesText } from '../../../../domain/catalogue/series';
import { queryText } from '../../../../domain/catalogue/words';
import { seriesRenameSchema } from '../../../../domain/desk/names/series-schemas';
import type { Account, Ctx } from '../../../platform/context';
import { columnsOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { changeStatements } from '../change-statements';
import { booksPerStep, lastOf, type RenameRow, type RenameStep, type RenameSteps } from '../renames/rename-row';
import { seriesStatements } from './rewrite-series';
import { seriesKey } from './series-books';

const nextBooks = defineRead(
  columnsOf(editions, 'id', 'isbn', 'series'),
  `SELECT e.id, e.isbn, e.series FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND edition_words.rowid > ?2 AND e.series IS NOT NULL
   ORDER BY edition_words.rowid LIMIT ?3`,
);
const renameIn = ({ rename }: RenameRow) => seriesRenameSchema.parse(JSON.parse(rename));

/** Writes the next books of a series by its name, which keep their numbers. */
async function bookStep(ctx: Ctx, rename: RenameRow, account: Pick<Account, 'id'>, of: string): Promise<RenameStep> {
  const { to } = renameIn(rename);
  const match = wholeNameMatch(['other'], of) ?? matchNothing;
  const hits = await nextBooks.all(ctx.db, match, rename.after, booksPerStep);
  const after = hits
    .filter(({ series }) => seriesKey(series) === queryText(of))
    .map(({ isbn, series }) => [isbn, seriesText(to, parseSeries(series ?? '').number)] as const);
  return { last: lastOf(hits), statements: await seriesStatements(ctx, account, new Map(after), []) };
}

/** A series' rename in steps. */
export const seriesSteps: RenameSteps = {
  books: (ctx, rename, account) => bookStep(ctx, rename, account, rename.name),
  // The joined books may spell the new name in another way.
  joined: (ctx, rename, account) => bookStep(ctx, rename, account, renameIn(rename).to),
  names: (ctx, rename, account) => {
    const { to } = renameIn(rename);
    return Promise.resolve(
      changeStatements(ctx, account, [{ kind: 'series', key: to, field: 'name', before: rename.name, after: to }]),
    );
  },
};
