import { matchNothing, wholeNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { nameLimits } from '../../../../domain/policy/catalogue-names';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { columnsOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { editions, publishers } from '../../../platform/db/schema/catalogue';

const isbnsByPublisher = defineRead(
  columnsOf(editions, 'isbn'),
  `SELECT e.isbn FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND e.publisher = ?2 ORDER BY edition_words.rowid LIMIT ?3`,
);
/** Reads the addresses of a publisher by its name. */
export const contactByName = defineRead(
  columnsOf(publishers, 'postal', 'electronic', 'responsible'),
  'SELECT postal, electronic, responsible FROM publishers WHERE name = ?1',
);

/** Returns the expression for editions that may be of a publisher. */
export const publisherMatch = (name: string): string => wholeNameMatch(['other'], name) ?? matchNothing;

/**
 * Reads the ISBNs of all editions of a publisher, by its name to the letter.
 * @throws `body-too-large` for more than one change may rewrite
 */
export async function readPublisherIsbns(ctx: Ctx, name: string): Promise<string[]> {
  const rows = await isbnsByPublisher.all(ctx.db, publisherMatch(name), name, nameLimits.editions + 1);
  if (rows.length > nameLimits.editions) throw new Problem('body-too-large', { most: nameLimits.editions });
  return rows.map(({ isbn }) => isbn);
}
