import { matchNothing, wholeNameMatch } from '../../../domain/catalogue/find/match-expressions';
import { queryText } from '../../../domain/catalogue/words';
import { namesOf } from '../../catalogue/cards/card-rows';
import { readEditions } from '../../catalogue/editing/rewrite/read-editions';
import { rewriteStatements } from '../../catalogue/editing/rewrite/rewrite-statements';
import { nameField } from '../../catalogue/import/change-rows';
import type { NameRow } from '../../catalogue/import/other-words';
import { otherWordsGuardStatement } from '../../catalogue/import/row-guards';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { columnsOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { changeOfRow } from '../change-values';
import type { StoredChange, UndoPlan } from './undo-plan';

/** Most authors of one step: the expression that finds their books stays short. */
export const authorsPerStep = 20;
/** Most books of one step, whose index rows are written again. */
const booksPerStep = 500;

const booksByWords = defineRead(
  columnsOf(editions, 'id', 'isbn', 'authors'),
  `SELECT e.id, e.isbn, e.authors FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND edition_words.rowid > ?2 ORDER BY edition_words.rowid LIMIT ?3`,
);

/** Returns the names that an import added. */
const namesIn = (changes: readonly StoredChange[]): NameRow[] =>
  changes.flatMap((change) =>
    Object.keys(changeOfRow(change).after)
      .filter((field) => field.startsWith(nameField))
      .map((field) => ({ author: change.key, name: field.slice(nameField.length) })),
  );

const keyOf = ({ author, name }: NameRow) => JSON.stringify([author, name]);

/**
 * Removes the names of authors that an import added, and writes the index rows of their books again, so that no search
 * finds these by a removed name. `after`: id of the last book that an earlier call for these authors has
 * done; `nextBook` of the answer is the next one while books are left.
 */
export async function undoAuthors(ctx: Ctx, changes: readonly StoredChange[], after: number): Promise<UndoPlan> {
  const removedNames = namesIn(changes);
  const matches = removedNames.flatMap(({ name }) => wholeNameMatch(['authors'], name) ?? []);
  const match = matches.length === 0 ? matchNothing : matches.map((expression) => `(${expression})`).join(' OR ');
  const hits = await booksByWords.all(ctx.db, match, after, booksPerStep);
  const authors = new Set(removedNames.map(({ author }) => author));
  const isbns = hits
    .filter((row) => namesOf(row.authors).some((name) => authors.has(queryText(name))))
    .map(({ isbn }) => isbn);
  const before = await readEditions(ctx, isbns);
  const removedKeys = new Set(removedNames.map(keyOf));
  const printed = before.editions.flatMap((row) => namesOf(row.authors).map(queryText));
  return {
    kept: new Set(),
    nextBook: hits.length < booksPerStep ? null : (hits.at(-1)?.id ?? null),
    statements: [
      otherWordsGuardStatement(ctx, before.editions, {
        works: new Set(before.works.keys()),
        authors: new Set(printed),
        titles: before.titles,
        names: before.names,
      }),
      sql(
        ctx.db,
        `DELETE FROM author_names WHERE (author, name) IN (SELECT j.value->>0, j.value->>1 FROM json_each(?1) j)`,
        JSON.stringify(removedNames.map(({ author, name }) => [author, name])),
      ),
      ...rewriteStatements(
        ctx,
        // Nothing is recorded: no field changes.
        { id: '' },
        {
          before,
          after: [],
          names: before.names.filter((row) => !removedKeys.has(keyOf(row))),
          changes: [],
        },
      ),
    ],
  };
}
