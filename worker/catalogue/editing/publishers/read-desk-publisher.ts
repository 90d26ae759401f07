import { queryText } from '../../../../domain/catalogue/words';
import type { DeskPublisher } from '../../../../domain/desk/names/publisher-schemas';
import { nameListLimits } from '../../../../domain/policy/catalogue-names';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { nullable, number } from '../../../platform/db/columns';
import { defineRead, readBatch } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { requireRole } from '../../../platform/require-role';
import { notRecalledSql } from '../../cards/recalled-sql';
import { readNameHistory } from '../history/name-history';
import { listedColumns, listedColumnsSql, shownWork, toListedWorks } from '../rewrite/listed-works';
import { contactByName, publisherMatch } from './publisher-books';

const booksByPublisher = defineRead(
  listedColumns,
  `SELECT ${listedColumnsSql} FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND e.publisher = ?2 ORDER BY edition_words.rowid LIMIT ?3`,
);
/** Publishers with the same words in their names, and the number of their editions and copies for sale. */
const namesCounted = defineRead(
  { publisher: nullable(editions.publisher), editions: number, copies: number },
  `SELECT e.publisher, count(*) AS editions, coalesce(sum((SELECT sum(s.on_hand - s.reserved) FROM stock s
     WHERE s.isbn = e.isbn AND ${notRecalledSql()})), 0) AS copies
   FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND e.publisher IS NOT NULL GROUP BY e.publisher`,
);

/**
 * Returns a publisher by its name to the letter, with its addresses and its history. Two round trips
 * and those of a longer history. For staff only.
 * @throws `not-found` for a name that neither a book nor an address has
 */
export async function readDeskPublisher(ctx: Ctx, name: string): Promise<DeskPublisher> {
  requireRole(ctx, 'staff');
  const match = publisherMatch(name);
  const [books, names, [contact]] = await readBatch(ctx.db, [
    booksByPublisher.with(match, name, nameListLimits.works),
    namesCounted.with(match),
    contactByName.with(name),
  ]);
  const own = names.find(({ publisher }) => publisher === name);
  if (own === undefined && contact === undefined) throw new Problem('not-found');
  const key = queryText(name);
  const history = await readNameHistory(ctx, {
    kind: 'publisher',
    keys: [name],
    present: (field) => (field === 'contact' ? (contact ?? null) : undefined),
  });
  return {
    name,
    editions: own?.editions ?? 0,
    copies: own?.copies ?? 0,
    contact: contact ?? null,
    spellings: names.flatMap(({ publisher }) =>
      publisher !== null && publisher !== name && queryText(publisher) === key ? [publisher] : [],
    ),
    works: toListedWorks(books).slice(0, nameListLimits.candidates).map(shownWork),
    history,
  };
}
