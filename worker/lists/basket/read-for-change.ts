import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { ownerSql } from '../../platform/owner';
import { aheadKey, aheadOr, type Ahead, type AheadCtx, type AheadRead } from '../../platform/read-ahead';
import { offerFactsAt, offerFactsOfSession, offerFactsStatements } from '../../catalogue/cards/book-cards';
import { holdsAt, holdsStatement } from './hold-rows';
import { lineColumns } from './price-line';

const linesOfOwner = defineRead(
  lineColumns,
  `SELECT isbn, grade, quantity, ex_library FROM basket_lines WHERE owner = ${ownerSql('?1')}`,
);

const verb = 'change-lines';
const readsOf = (ctx: AheadCtx, owner: string, isbns: readonly string[]) => [
  holdsStatement(ctx, owner, isbns),
  linesOfOwner.statement(ctx.db, owner),
];

/** Returns what `readForChange` reads, by the session. */
export function changeAhead(ctx: AheadCtx, isbns: readonly string[]): AheadRead {
  return {
    key: aheadKey(verb, ctx, ...isbns),
    statements: (session) => [...offerFactsOfSession(ctx, session, isbns), ...readsOf(ctx, session, isbns)],
  };
}

/**
 * Returns what a change of many lines depends on, in one round trip: facts of these editions, the owner's holds of them
 * in the current market, and all lines of the owner.
 */
export async function readForChange(
  ctx: Ctx,
  owner: string,
  { isbns, ahead }: { readonly isbns: readonly string[]; readonly ahead: Ahead | null | undefined },
) {
  const results = await aheadOr(ahead, aheadKey(verb, ctx, ...isbns), () =>
    ctx.db.batch([...offerFactsStatements(ctx, isbns), ...readsOf(ctx, owner, isbns)]),
  );
  return {
    books: offerFactsAt(ctx, results, 0).books,
    holds: holdsAt(ctx, results, 2),
    lines: linesOfOwner.rowsOf(results[3]),
  };
}
