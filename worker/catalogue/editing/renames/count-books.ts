import { namesAuthor } from '../../../../domain/catalogue/editing/rename-author';
import { wholeNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { queryText } from '../../../../domain/catalogue/words';
import { nameLimits } from '../../../../domain/policy/catalogue-names';
import type { Ctx } from '../../../platform/context';
import { columnsOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import type { RenamedKind } from '../../../platform/db/schema/catalogue-desk';
import { namesOf } from '../../cards/card-rows';
import { seriesKey } from '../series/series-books';

const booksByWords = defineRead(
  columnsOf(editions, 'authors', 'publisher', 'series'),
  `SELECT e.authors, e.publisher, e.series FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 ORDER BY edition_words.rowid LIMIT ?2`,
);

/**
 * Returns how many books a name has that a rename would join, up to the number of one batch. `from`: the old name,
 * whose books do not count where both are the same but for spelling.
 */
export async function countBooksOf(ctx: Ctx, kind: RenamedKind, to: string, from: string): Promise<number> {
  const key = queryText(to);
  if (kind !== 'publisher' && key === queryText(from)) return 0;
  const match = wholeNameMatch(kind === 'author' ? ['authors'] : ['other'], to);
  if (match === null) return 0;
  const rows = await booksByWords.all(ctx.db, match, nameLimits.editions);
  const isNamed: Readonly<Record<RenamedKind, (row: (typeof rows)[number]) => boolean>> = {
    author: ({ authors }) => namesAuthor(namesOf(authors), key),
    publisher: ({ publisher }) => publisher === to,
    series: ({ series }) => seriesKey(series) === key,
  };
  return rows.filter(isNamed[kind]).length;
}
