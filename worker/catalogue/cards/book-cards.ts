import type { BookCard } from '../../../domain/catalogue/schemas';
import type { Rate } from '../../../domain/rates';
import type { Ctx } from '../../platform/context';
import { defineRead, readBatch, type Read } from '../../platform/db/read';
import { cardColumns, cardColumnsSql, toCard, wishesSince, type CardRow } from './card-rows';
import {
  bookFactsOfResult,
  sessionBookFactsStatement,
  bookFactsStatement,
  type BookFacts,
  type OfferRecipient,
} from './offer-rows';
import type { PrefetchCtx } from '../../platform/prefetch';
import { priceMomentOf } from './price-moment';
import { rateAt, rateOf, rateRead, rateStatement } from './rate';

/**
 * Defines a read of the cards of the editions whose ISBNs `isbnsSql` selects as `isbn`, each once. Its first value is
 * `wishesSince`. Read its rows with `cardsOf`.
 */
export function defineCards(isbnsSql: string): Read<CardRow> {
  return defineRead(
    cardColumns,
    `SELECT ${cardColumnsSql('?1')} FROM (${isbnsSql}) j CROSS JOIN editions e ON e.isbn = j.isbn`,
  );
}

/** Returns rows of `cardColumns` as cards by ISBN, in the market's currency. */
export function cardsOf(ctx: Ctx, rows: readonly CardRow[], rate: Rate): Map<string, BookCard> {
  const moment = priceMomentOf(ctx, rate);
  return new Map(rows.map((row) => [row.isbn, toCard(row, moment)]));
}

const cardsByIsbn = defineCards('SELECT value AS isbn FROM json_each(?2)');

/** Reads cards of editions by ISBN, in one round trip; unknown ISBNs are missing in the map. */
export async function bookCards(ctx: Ctx, isbns: readonly string[]): Promise<Map<string, BookCard>> {
  if (isbns.length === 0) return new Map();
  const [rates, cards] = await readBatch(ctx.db, [
    rateRead(ctx),
    cardsByIsbn.with(wishesSince(ctx), JSON.stringify([...new Set(isbns)])),
  ]);
  return cardsOf(ctx, cards, rateOf(ctx, rates));
}

export interface FactsOfBooks {
  readonly rate: Rate;
  /** By ISBN; unknown ones are missing. */
  readonly books: ReadonlyMap<string, BookFacts>;
}

/**
 * Returns the two statements of `offerFacts`, for callers with a batch of their own. Read their results with
 * `offerFactsAt`.
 */
export function offerFactsStatements(
  ctx: Ctx,
  isbns: readonly string[],
  recipient: OfferRecipient = 'person',
): D1PreparedStatement[] {
  return [rateStatement(ctx), bookFactsStatement(ctx, isbns, recipient)];
}

/** Returns the statements of `offerFacts` for the account of a session, before the account is known. */
export function sessionOfferFactsStatements(
  ctx: PrefetchCtx,
  session: string,
  isbns: readonly string[],
): D1PreparedStatement[] {
  return [rateStatement(ctx), sessionBookFactsStatement(ctx, session, isbns)];
}

/** Reads the results of `offerFactsStatements`, which begin at `index`. */
export function offerFactsAt(ctx: Ctx, results: readonly D1Result[], index: number): FactsOfBooks {
  const rate = rateAt(ctx, results, index);
  return { rate, books: bookFactsOfResult(ctx, results[index + 1], rate) };
}

/** Reads everything that prices and offers of up to 1,000 editions need. One round trip. */
export async function offerFacts(
  ctx: Ctx,
  isbns: readonly string[],
  recipient: OfferRecipient = 'person',
): Promise<FactsOfBooks> {
  return offerFactsAt(ctx, await ctx.db.batch(offerFactsStatements(ctx, isbns, recipient)), 0);
}
