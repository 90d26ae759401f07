import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { ownerSql } from '../../platform/owner';
import {
  type Prefetch,
  type PrefetchCtx,
  prefetchedOrRead,
  prefetchKey,
  type PrefetchResult,
} from '../../platform/prefetch';
import { offerFactsAt, sessionOfferFactsStatements, offerFactsStatements } from '../../catalogue/cards/book-cards';
import { holdsAt, holdsStatement } from './hold-rows';
import { lineColumns } from './basket-line';

const linesOfOwner = defineRead(
  lineColumns,
  `SELECT isbn, grade, quantity, ex_library FROM basket_lines WHERE owner = ${ownerSql('?1')}`,
);

const verb = 'change-lines';
const changeStatements = (ctx: PrefetchCtx, owner: string, isbns: readonly string[]) => [
  holdsStatement(ctx, owner, isbns),
  linesOfOwner.statement(ctx.db, owner),
];

/** Returns the first read of `readForChange`, by the session. */
export function changePrefetch(ctx: PrefetchCtx, isbns: readonly string[]): Prefetch {
  return {
    key: prefetchKey(verb, ctx, ...isbns),
    statements: (session) => [
      ...sessionOfferFactsStatements(ctx, session, isbns),
      ...changeStatements(ctx, session, isbns),
    ],
  };
}

/**
 * Reads the rows that a change of many lines depends on, in one round trip: facts of these editions, the owner's holds
 * of them in the current market, and all lines of the owner.
 */
export async function readForChange(
  ctx: Ctx,
  owner: string,
  { isbns, prefetched }: { readonly isbns: readonly string[]; readonly prefetched: PrefetchResult | null | undefined },
) {
  const results = await prefetchedOrRead(prefetched, prefetchKey(verb, ctx, ...isbns), () =>
    ctx.db.batch([...offerFactsStatements(ctx, isbns), ...changeStatements(ctx, owner, isbns)]),
  );
  return {
    books: offerFactsAt(ctx, results, 0).books,
    holds: holdsAt(ctx, results, 2),
    lines: linesOfOwner.rowsOf(results[3]),
  };
}
