import { isHoldLive, type Hold } from '../../../domain/basket/hold';
import type { Basket, BasketLine } from '../../../domain/basket/schemas';
import { basketTotals } from '../../../domain/basket/totals';
import { usedGrades } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { listRaces } from '../../platform/db/raise-version';
import { defineRead } from '../../platform/db/read';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { ownerOf, ownerSql } from '../../platform/owner';
import {
  type Prefetch,
  type PrefetchCtx,
  prefetchedOrRead,
  prefetchKey,
  type PrefetchResult,
} from '../../platform/prefetch';
import { bookFactsOf, defineOffers, offerValuesOfOwner, type BookFacts } from '../../catalogue/cards/offer-rows';
import { listAttempts, listFactsAt, listFactsStatement, type ListFacts } from './list-facts';
import { heldCopiesGuardStatements } from './held-copies';
import { holdColumns, holdColumnsSql, holdOf, storeHoldsStatement, type EditionHold } from './hold-rows';
import { basketLine, gramsOfBook, holdNow, holdsAnyGrade, lineColumns } from './basket-line';

const linesWithHolds = defineRead(
  { ...lineColumns, ...holdColumns },
  `SELECT b.isbn, b.grade, b.quantity, b.ex_library, ${holdColumnsSql} FROM basket_lines b
   LEFT JOIN holds h ON h.owner = b.owner AND h.isbn = b.isbn AND h.market = ?2
   WHERE b.owner = ${ownerSql('?1')} ORDER BY b.added_at DESC, b.isbn, b.grade`,
);
const offersOfBasket = defineOffers(`SELECT DISTINCT isbn FROM basket_lines WHERE owner = ${ownerSql('?2')}`);

/** A line of a basket with the facts that a parcel and a trade need. */
export interface LineWithHold {
  readonly line: BasketLine;
  /** The hold that the line shows; null where the shop holds no offer. */
  readonly hold: Hold | null;
  /** Weight of one copy in grams. */
  readonly grams: number;
}

/** A basket, and its lines with their holds and weights, in the same order. */
export interface BasketWithHolds {
  readonly basket: Basket;
  readonly lines: readonly LineWithHold[];
}

/**
 * Returns the hold that a line shows. An ended hold stays ended until the person renews it.
 * A live hold rises with the current offers. In a new market the hold begins at the first view.
 */
function shownHold(
  ctx: Ctx,
  owner: string,
  book: BookFacts,
  storedHold: Hold | null,
): { readonly hold: Hold | null; readonly isChanged: boolean } {
  if (storedHold !== null && !isHoldLive(storedHold, ctx.now.toISOString()))
    return { hold: storedHold, isChanged: false };
  const hold = holdNow(ctx, owner, book.facts, storedHold);
  if (!holdsAnyGrade(hold)) return { hold: storedHold, isChanged: false };
  return { hold, isChanged: usedGrades.some((grade) => storedHold?.amounts[grade] !== hold.amounts[grade]) };
}

/**
 * Returns the statements that read the lines of a basket and their books, for a batch and `basketWithHoldsAt`.
 * `owner`: key of the owner, or id of a session of its account.
 */
export function basketStatements(ctx: PrefetchCtx, owner: string): D1PreparedStatement[] {
  return [
    linesWithHolds.statement(ctx.db, owner, ctx.market),
    offersOfBasket.statement(ctx.db, ...offerValuesOfOwner(ctx, owner)),
  ];
}

/**
 * Returns the basket from the results of `basketStatements`, which begin at `index`. Stores the holds that begin or
 * rise with this view, in one more round trip.
 * @throws ConstraintError of `listRaces` when other accounts took the last copies that can be held: read again
 */
export async function basketWithHoldsAt(
  ctx: Ctx,
  results: readonly D1Result[],
  index: number,
  { owner, facts }: { readonly owner: string; readonly facts: ListFacts },
): Promise<BasketWithHolds> {
  const books = bookFactsOf(ctx, offersOfBasket.rowsOf(results[index + 1]), facts.rate);
  const changed = new Map<string, EditionHold>();
  const begun: string[] = [];
  const lines: LineWithHold[] = [];
  for (const row of linesWithHolds.rowsOf(results[index])) {
    const book = books.get(row.isbn);
    if (book === undefined) continue;
    const storedHold = holdOf(row, ctx.market);
    const shown = shownHold(ctx, owner, book, storedHold);
    if (shown.isChanged && shown.hold !== null) {
      changed.set(row.isbn, { isbn: row.isbn, hold: shown.hold });
      if (storedHold === null) begun.push(row.isbn);
    }
    lines.push({ line: basketLine(ctx, row, book, shown.hold), hold: shown.hold, grams: gramsOfBook(book) });
  }
  if (changed.size > 0) {
    await commit(ctx.db, [
      storeHoldsStatement(ctx, owner, [...changed.values()]),
      ...heldCopiesGuardStatements(ctx, owner, begun),
    ]);
  }
  const totals = basketTotals(
    lines.map(({ line: { offer, quantity }, grams }) => ({ offer, quantity, grams })),
    ctx.market,
  );
  return { basket: { ...totals, lines: lines.map(({ line }) => line), version: facts.version }, lines };
}

const verb = 'read-basket';
const basketPageStatements = (ctx: PrefetchCtx, owner: string) => [
  listFactsStatement(ctx, owner),
  ...basketStatements(ctx, owner),
];

/** Returns the first read of `readBasket`, by the session. */
export function basketPrefetch(ctx: PrefetchCtx): Prefetch {
  return { key: prefetchKey(verb, ctx), statements: (session) => basketPageStatements(ctx, session) };
}

/** Returns the basket of the caller in the current market, newest line first. Takes one round trip, or two. */
export async function readBasket(ctx: Ctx, prefetched: PrefetchResult | null = null): Promise<Basket> {
  const owner = ownerOf(ctx);
  if (owner === null) return { ...basketTotals([], ctx.market), lines: [], version: 0 };
  const first = await prefetchedOrRead(prefetched, prefetchKey(verb, ctx), () =>
    ctx.db.batch(basketPageStatements(ctx, owner)),
  );
  return basketOf(ctx, owner, first);
}

/**
 * Commits statements and returns the owner's basket after them, in one round trip, or two.
 * @throws ConstraintError when a constraint refuses the statements
 */
export async function basketAfter(ctx: Ctx, owner: string, statements: D1PreparedStatement[]): Promise<Basket> {
  const after = await commit(ctx.db, [...statements, ...basketPageStatements(ctx, owner)]);
  return basketOf(ctx, owner, after.slice(statements.length));
}

/** Returns the basket from the results of its first read. Other accounts can take the last copies that can be held. */
function basketOf(ctx: Ctx, owner: string, first: readonly D1Result[]): Promise<Basket> {
  // The next attempt begins no new hold.
  return retryOnRace(listAttempts, listRaces, async (attempt) => {
    const results = attempt === 1 ? first : await ctx.db.batch(basketPageStatements(ctx, owner));
    const facts = listFactsAt(ctx, results, 0);
    return (await basketWithHoldsAt(ctx, results, 1, { owner, facts })).basket;
  });
}
