import { publisherRenameSchema } from '../../../../domain/desk/names/publisher-schemas';
import { columnsOf } from '../../../platform/db/columns';
import { defineRead, readBatch } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { changeStatements } from '../change-statements';
import { booksPerStep, lastOf, type RenameRow, type RenameSteps } from '../renames/rename-row';
import { readEditions } from '../rewrite/read-editions';
import { rewriteStatements } from '../rewrite/rewrite-statements';
import { contactGuardStatement, contactStatement, movedContact } from './contact-statements';
import { contactByName, publisherMatch } from './publisher-books';

const nextBooks = defineRead(
  columnsOf(editions, 'id', 'isbn'),
  `SELECT e.id, e.isbn FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND edition_words.rowid > ?2 AND e.publisher = ?3
   ORDER BY edition_words.rowid LIMIT ?4`,
);
const renameIn = ({ rename }: RenameRow) => publisherRenameSchema.parse(JSON.parse(rename));

/** A publisher's rename in steps. Its addresses move last. */
export const publisherSteps: RenameSteps = {
  books: async (ctx, rename, account) => {
    const { to } = renameIn(rename);
    const { name } = rename;
    const hits = await nextBooks.all(ctx.db, publisherMatch(name), rename.after, name, booksPerStep);
    const before = await readEditions(
      ctx,
      hits.map(({ isbn }) => isbn),
    );
    return {
      last: lastOf(hits),
      statements: rewriteStatements(ctx, account, {
        before,
        after: before.editions.map((row) => ({ ...row, publisher: to })),
        texts: [name, to],
        changes: before.editions.map(({ isbn }) => ({
          kind: 'edition',
          key: isbn,
          field: 'publisher',
          before: name,
          after: to,
        })),
      }),
    };
  },
  joined: () => Promise.resolve({ statements: [], last: null }),
  names: async (ctx, rename, account) => {
    const { to } = renameIn(rename);
    const { name } = rename;
    const [[contact = null], [targetContact = null]] = await readBatch(ctx.db, [
      contactByName.with(name),
      contactByName.with(to),
    ]);
    const { moved, changes } = movedContact(name, to, contact, targetContact);
    return [
      contactGuardStatement(ctx, name, contact),
      contactGuardStatement(ctx, to, targetContact),
      ...changeStatements(ctx, account, [
        { kind: 'publisher', key: to, field: 'name', before: name, after: to },
        ...changes,
      ]),
      contactStatement(ctx, name, null),
      ...(moved === null ? [] : [contactStatement(ctx, to, moved)]),
    ];
  },
};
