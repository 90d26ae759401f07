import { heldAmount } from '../../../domain/basket/hold';
import { gramsOf } from '../../../domain/basket/parcels';
import type { BasketTotals } from '../../../domain/basket/schemas';
import { basketTotals, type GivenLine } from '../../../domain/basket/totals';
import type { Format } from '../../../domain/catalogue/schemas';
import { copiesPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import type { Ctx } from '../../context';
import { rowsAt, sql } from '../../db/client';
import { offerFacts } from '../catalogue/reads';
import { holdColumns, holdOf, type HoldRow } from './hold-rows';
import { offerToPerson, type LineRow } from './price-line';

interface SumRow extends LineRow, HoldRow {
  readonly grams: number | null;
  readonly pages: number | null;
  readonly format: Format;
  /** 1: the account gave all copies of the edition that it may; a hold does not help then. */
  readonly all_given: number;
}

/** Statements for a basket's sums without its books, to be put at the end of a batch. */
export function sumStatements(ctx: Ctx, owner: string): D1PreparedStatement[] {
  return [
    sql(ctx.db, 'SELECT version FROM owners WHERE id = ?1', owner),
    sql(
      ctx.db,
      `SELECT b.isbn, b.grade, b.quantity, b.ex_library, e.grams, e.pages, e.format, ${holdColumns},
         b.isbn IN (SELECT l.isbn FROM trades t JOIN inbound_lines l ON l.trade_id = t.id
           WHERE t.account = substr(?1, 3) AND t.placed_at > ?3 AND t.inbound_state NOT IN ('cancelled', 'expired')
           GROUP BY l.isbn HAVING count(*) >= ?4) AS all_given
       FROM basket_lines b JOIN editions e ON e.isbn = b.isbn
       LEFT JOIN holds h ON h.owner = b.owner AND h.isbn = b.isbn AND h.market = ?2 WHERE b.owner = ?1`,
      owner, ctx.market, later(ctx.now.toISOString(), -copiesPolicy.windowDays * dayMs), copiesPolicy.perEdition,
    ),
  ];
}

/**
 * The sums from the answers of `sumStatements`, which begin at place `at`. While all holds live this asks nothing more;
 * lines without one need today's offers: one round trip for all of them.
 */
export async function sumsOf(ctx: Ctx, results: readonly D1Result[], at: number): Promise<BasketTotals> {
  const version = rowsAt<{ version: number }>(results, at)[0]?.version ?? 0;
  const lines = rowsAt<SumRow>(results, at + 1).map((row) => {
    const hold = holdOf(row, ctx.market);
    const held = hold === null || row.all_given === 1 ? null : heldAmount(hold, row.grade, row.ex_library === 1, ctx.now.toISOString());
    return { row, hold, held };
  });
  const unheld = lines.filter(({ held }) => held === null).map(({ row }) => row.isbn);
  const today = unheld.length === 0 ? null : await offerFacts(ctx, unheld);
  const given = lines.flatMap(({ row, hold, held }): GivenLine[] => {
    const weight = { quantity: row.quantity, grams: row.grams ?? gramsOf(row.pages, row.format) };
    if (held !== null && hold !== null) {
      return [{ ...weight, offer: { kind: 'offer', amount: held, reasons: [], heldUntil: hold.endsAt } }];
    }
    const book = today?.books.get(row.isbn);
    if (book === undefined) return [];
    return [{ ...weight, offer: offerToPerson(ctx, book.facts, hold, { grade: row.grade, exLibrary: row.ex_library === 1 }) }];
  });
  return { ...basketTotals(given, ctx.market), version };
}

/** The sums of an owner's basket; all zero for a first visit. */
export async function readBasketSums(ctx: Ctx, owner: string | null): Promise<BasketTotals> {
  if (owner === null) return { ...basketTotals([], ctx.market), version: 0 };
  return sumsOf(ctx, await ctx.db.batch(sumStatements(ctx, owner)), 0);
}
