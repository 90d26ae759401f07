import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { offerFactsAt, offerFactsStatements } from '../../catalogue/cards/book-cards';
import { holdsAt, holdsStatement } from './hold-rows';
import { lineColumns } from './price-line';

const linesOfOwner = defineRead(
  lineColumns,
  'SELECT isbn, grade, quantity, ex_library FROM basket_lines WHERE owner = ?1',
);

/**
 * Returns what a change of many lines depends on, in one round trip: facts of these editions, the owner's holds of them
 * in the current market, and all lines of the owner.
 */
export async function readForChange(ctx: Ctx, owner: string, isbns: readonly string[]) {
  const results = await ctx.db.batch([
    ...offerFactsStatements(ctx, isbns),
    holdsStatement(ctx, owner, isbns),
    linesOfOwner.statement(ctx.db, owner),
  ]);
  return {
    books: offerFactsAt(ctx, results, 0).books,
    holds: holdsAt(ctx, results, 2),
    lines: linesOfOwner.rowsOf(results[3]),
  };
}
