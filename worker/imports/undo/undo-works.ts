import { fieldsToRestore } from '../../../domain/catalogue/import/import-changes';
import { titleField } from '../../catalogue/import/change-rows';
import { queryText } from '../../../domain/catalogue/words';
import { namesOf } from '../../catalogue/cards/card-rows';
import { editionStatements } from '../../catalogue/import/edition-statements';
import {
  editionColumns,
  editionColumnsSql,
  workColumns,
  workColumnsSql,
  type WorkRow,
} from '../../catalogue/import/stored-rows';
import { otherWordsGuardStatement } from '../../catalogue/import/row-guards';
import { otherWordsReads, StoredOtherWords } from '../../catalogue/import/other-words';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { defineRead, readBatch } from '../../platform/db/read';
import { changeOfRow } from '../change-values';
import type { StoredChange, UndoPlan } from './undo-plan';

const worksByKey = defineRead(
  workColumns,
  `SELECT ${workColumnsSql} FROM works w WHERE w.work IN (SELECT value FROM json_each(?1))`,
);
const editionsOfWorks = defineRead(
  editionColumns,
  `SELECT ${editionColumnsSql} FROM editions e WHERE e.work IN (SELECT value FROM json_each(?1))`,
);

/** A title of a work in another language, which an import added. */
interface AddedTitle {
  readonly work: string;
  readonly language: string;
  readonly title: string;
}

function titlesOf(change: StoredChange): AddedTitle[] {
  return Object.keys(changeOfRow(change).after).flatMap((field) => {
    if (!field.startsWith(titleField)) return [];
    const [language = '', ...words] = field.slice(titleField.length).split(' ');
    return [{ work: change.key, language, title: words.join(' ') }];
  });
}

/** Returns the works with their restored values, and the keys of works in which other values stay. */
function restoreWorks(changes: readonly StoredChange[], present: ReadonlyMap<string, WorkRow>) {
  const works = new Map<string, WorkRow>();
  const kept = new Set<string>();
  for (const change of changes) {
    const row = present.get(change.key);
    const { before, after } = changeOfRow(change);
    if (row === undefined || before === null) continue;
    const ownValues = Object.entries(before).filter(([field]) => !field.startsWith(titleField));
    const { fields, isComplete } = fieldsToRestore(row, { before: Object.fromEntries(ownValues), after });
    works.set(change.key, { ...row, ...fields });
    if (!isComplete) kept.add(change.key);
  }
  return { works, kept };
}

/** Returns the statements that remove titles, and added works that have no edition any more. */
function removeStatements(ctx: Ctx, titles: readonly AddedTitle[], added: readonly string[]): D1PreparedStatement[] {
  const unused = `IN (SELECT value FROM json_each(?1)) AND NOT EXISTS (SELECT 1 FROM editions e WHERE e.work =`;
  const list = JSON.stringify(added);
  return [
    sql(
      ctx.db,
      `DELETE FROM work_titles WHERE (work, language, title) IN
        (SELECT j.value->>0, j.value->>1, j.value->>2 FROM json_each(?1) j)`,
      JSON.stringify(titles.map(({ work, language, title }) => [work, language, title])),
    ),
    ...['work_titles', 'work_descriptions', 'works'].map((table) =>
      sql(ctx.db, `DELETE FROM ${table} WHERE work ${unused} ${table}.work)`, list),
    ),
  ];
}

/**
 * Undoes what an import did to works, after their editions: values that nobody has changed since are restored. Added
 * titles in other languages, and works without editions, are deleted. The editions' words for the search are written
 * again.
 */
export async function undoWorks(ctx: Ctx, changes: readonly StoredChange[]): Promise<UndoPlan> {
  const keys = JSON.stringify(changes.map(({ key }) => key));
  const [present, editions] = await readBatch(ctx.db, [worksByKey.with(keys), editionsOfWorks.with(keys)]);
  const stored = new Map(present.map((row) => [row.work, row]));
  const { works, kept } = restoreWorks(changes, stored);
  const removedTitles = changes.flatMap(titlesOf);
  const authors = editions.flatMap((row) => namesOf(row.authors));
  const [titles, names] = await readBatch(ctx.db, otherWordsReads({ works: present.map(({ work }) => work), authors }));
  const read = { works: new Set(stored.keys()), authors: new Set(authors.map(queryText)), titles, names };
  const removedKeys = new Set(removedTitles.map(({ work, language, title }) => `${work} ${language} ${title}`));
  const otherWords = new StoredOtherWords(
    titles.filter(({ work, language, title }) => !removedKeys.has(`${work} ${language} ${title}`)),
    names,
  );
  // A work that the import added stays where an edition of it stays, and its title in another language goes.
  const retitled = new Set(removedTitles.map(({ work }) => work));
  const written = editions.filter(({ work }) => works.has(work) || retitled.has(work));
  const untouched = new Map([...stored].filter(([work]) => retitled.has(work) && !works.has(work)));
  return {
    kept,
    statements: [
      otherWordsGuardStatement(ctx, written, read),
      ...editionStatements(
        ctx,
        { added: [], updated: written.map((row) => ({ old: row, row })) },
        { works: new Map([...works, ...untouched]), stored, otherWords },
      ),
      ...removeStatements(
        ctx,
        removedTitles,
        changes.filter(({ before }) => before === null).map(({ key }) => key),
      ),
    ],
  };
}
