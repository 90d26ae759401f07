import { weightOf } from '../../../../domain/catalogue/find/leave-out';
import { anyWordMatch } from '../../../../domain/catalogue/find/match-expressions';
import type { BookCard } from '../../../../domain/catalogue/schemas';
import { queryWords } from '../../../../domain/catalogue/words';
import type { Ctx } from '../../../platform/context';
import { defineRead, readStatement } from '../../../platform/db/read';
import { cardColumns, cardColumnsSql, toCard, wishesSince } from '../../cards/card-rows';
import { priceMomentOf } from '../../cards/price-moment';
import { rateAt, rateStatement } from '../../cards/rate';
import { groupWorks } from '../group-works';
import type { KnownWords } from './known-words';

/** Most books that are shown when a search finds nothing. */
const maxShown = 6;
/** Most books that are read, of which the first `maxShown` works are shown. */
const maxRead = 24;
/** Most words of a query by which near books are found: the rarest known ones. */
const maxTellingWords = 2;
/** Near books are not found by words that more than one in this many editions has. */
const frequentOneIn = 30;

const booksWithWord = defineRead(
  cardColumns,
  `SELECT ${cardColumnsSql('?2')} FROM edition_words CROSS JOIN editions e INDEXED BY editions_in_stock
   ON e.id = edition_words.rowid WHERE edition_words MATCH ?1 AND e.grades <> 0 ORDER BY edition_words.rowid LIMIT ?3`,
);
const wantedInLanguage = defineRead(
  cardColumns,
  `SELECT ${cardColumnsSql('?2')} FROM editions e INDEXED BY editions_in_stock_by_language WHERE e.language = ?1
   AND e.grades <> 0 ORDER BY e.id LIMIT ?3`,
);

/**
 * Returns up to six books in stock that are near to a search without hits: books with its most telling known words,
 * and else the most wanted in the reader's language. One round trip.
 */
export async function nearBooks(ctx: Ctx, q: string, known: KnownWords): Promise<BookCard[]> {
  const telling = queryWords(q)
    .filter((word) => known.editionsWith(word) > 0 && known.editionsWith(word) * frequentOneIn <= known.all)
    .toSorted((a, b) => weightOf(known.editionsWith(b), known.all) - weightOf(known.editionsWith(a), known.all))
    .slice(0, maxTellingWords);
  const match = anyWordMatch(telling);
  const since = wishesSince(ctx);
  const read =
    match === null ? wantedInLanguage.with(ctx.language, since, maxRead) : booksWithWord.with(match, since, maxRead);
  const results = await ctx.db.batch([rateStatement(ctx), readStatement(ctx.db, read)]);
  const moment = priceMomentOf(ctx, rateAt(ctx, results, 0));
  return groupWorks(read.read.rowsOf(results[1]))
    .slice(0, maxShown)
    .map(({ row }) => toCard(row, moment));
}
