import { isHoldLive } from '../../../domain/basket/hold';
import { basketLinesLeft, copiesKept, copiesLeft, countCopies } from '../../../domain/basket/limits';
import type { BasketChange, BasketLineInput } from '../../../domain/basket/schemas';
import { isUsed, type Grade, type UsedGrade } from '../../../domain/grade';
import { parseIsbn } from '../../../domain/isbn';
import { limits } from '../../../domain/policy/limits';
import { hasEnoughWithHeld } from '../../../domain/pricing/supply';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { number } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { commit } from '../../platform/db/commit';
import { listRaces, raiseVersionStatement } from '../../platform/db/raise-version';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { ownerSql, requireOwner } from '../../platform/owner';
import {
  type Prefetch,
  type PrefetchCtx,
  prefetchedOrRead,
  prefetchKey,
  type PrefetchResult,
} from '../../platform/prefetch';
import { ownerStatement } from '../../platform/owner-statement';
import { requireIsbn } from '../../platform/require-isbn';
import { offerFactsAt, sessionOfferFactsStatements, offerFactsStatements } from '../../catalogue/cards/book-cards';
import { basketSumsAt, basketSumStatements } from './basket-sums';
import { heldCopiesGuardStatements } from './held-copies';
import { holdsAt, holdsStatement, storeHoldsStatement } from './hold-rows';
import { basketLine, holdNow, lineColumns, offerToPerson, type LineRow } from './basket-line';
import { listAttempts } from './list-facts';

const linesOfEdition = defineRead(
  lineColumns,
  `SELECT isbn, grade, quantity, ex_library FROM basket_lines WHERE owner = ${ownerSql('?1')} AND isbn = ?2`,
);
const lineCount = defineRead(
  { lines: number },
  `SELECT count(*) AS lines FROM basket_lines WHERE owner = ${ownerSql('?1')}`,
);

/** Input of a basket line. */
export interface PutBasketLine extends BasketLineInput {
  readonly isbn: string;
  readonly grade: Grade;
  /** Grade that the line is moved from, in one step. */
  readonly from?: UsedGrade | undefined;
  readonly prefetched?: PrefetchResult | null;
}

/**
 * Sets a basket line and holds the offers of its edition.
 * With `from` the line of that grade moves, and its copies join those of the new grade.
 * @throws `grade-not-accepted`, `book-not-found`, `offer-declined` {reason}, `copies-limit` {left}, `list-full`, and
 * the problems of the ISBN
 */
export async function putBasketLine(ctx: Ctx, input: PutBasketLine): Promise<BasketChange> {
  // Another tab or account can reach a limit between read and write: the next attempt reports which.
  return retryOnRace(listAttempts, listRaces, (attempt) =>
    putOnce(ctx, input, attempt === 1 ? input.prefetched : null),
  );
}

const verb = 'put-basket-line';

/**
 * Returns the statements that a change of an edition's lines reads first. `owner`: key of the owner, or id of a session
 * of its account.
 */
const lineStatements = (ctx: PrefetchCtx, owner: string, isbn: string): D1PreparedStatement[] => [
  holdsStatement(ctx, owner, [isbn]),
  linesOfEdition.statement(ctx.db, owner, isbn),
  lineCount.statement(ctx.db, owner),
];

/** Indexes of the results in the batch that is read first: the offer facts, which are two, and `lineStatements`. */
const resultIndex = { offers: 0, holds: 2, lines: 3, lineCount: 4 } as const;

/** Returns the first read of `putBasketLine`, by the session; null for an address that is no ISBN. */
export function basketLinePrefetch(ctx: PrefetchCtx, { isbn: typed }: Pick<PutBasketLine, 'isbn'>): Prefetch | null {
  const parsed = parseIsbn(typed);
  if (!parsed.ok) return null;
  const { isbn } = parsed;
  return {
    key: prefetchKey(verb, ctx, isbn),
    statements: (session) => [
      ...sessionOfferFactsStatements(ctx, session, [isbn]),
      ...lineStatements(ctx, session, isbn),
    ],
  };
}

/** Returns the statements that store a line, in the place of the line with the grade `from` if there is one. */
function storeLineStatements(
  ctx: Ctx,
  owner: string,
  { isbn, grade, quantity, ex_library: exLibrary }: LineRow,
  from: string | null,
): D1PreparedStatement[] {
  return [
    sql(
      ctx.db,
      `INSERT INTO basket_lines (owner, isbn, grade, quantity, ex_library, added_at)
       VALUES (?1, ?2, ?3, ?4, ?5, coalesce((SELECT added_at FROM basket_lines WHERE owner = ?1 AND isbn = ?2
       AND grade = ?7), ?6))
       ON CONFLICT (owner, isbn, grade) DO UPDATE SET quantity = excluded.quantity, ex_library = excluded.ex_library`,
      owner,
      isbn,
      grade,
      quantity,
      exLibrary,
      ctx.now.toISOString(),
      from ?? '',
    ),
    sql(ctx.db, 'DELETE FROM basket_lines WHERE owner = ?1 AND isbn = ?2 AND grade = ?3', owner, isbn, from ?? ''),
  ];
}

/** Change of an edition's lines that a person asks for. */
interface LinePlan {
  /** Line that moves to the new grade; undefined: none does. */
  readonly from: LineRow | undefined;
  /** Whether the basket gets one line more. */
  readonly isNewLine: boolean;
  /** Copies of the line afterwards. */
  readonly quantity: number;
  /** Copies of the edition in lines that stay as they are. */
  readonly otherCopies: number;
}

/** Returns how the lines of an edition change. Copies of a line that moves join those of the new grade. */
function planLine(lines: readonly LineRow[], input: PutBasketLine): LinePlan {
  const from = input.from === input.grade ? undefined : lines.find((line) => line.grade === input.from);
  const target = lines.find((line) => line.grade === input.grade);
  return {
    from,
    isNewLine: target === undefined && from === undefined,
    quantity: input.quantity + (from !== undefined && target !== undefined ? target.quantity : 0),
    otherCopies: countCopies(lines.filter((line) => line !== from && line !== target)),
  };
}

/**
 * Requires that the limits on copies of a book and on lines allow a change.
 * @throws `copies-limit` {left}, `list-full`
 */
function requireRoom(plan: LinePlan, { isbn, given, lines }: { isbn: string; given: number; lines: number }): void {
  const left = copiesLeft(given, plan.otherCopies);
  if (plan.quantity > left) throw new Problem('copies-limit', { isbn, left });
  if (plan.isNewLine && basketLinesLeft(lines) === 0) throw new Problem('list-full', { limit: limits.basketLines });
}

/** Makes one attempt to set the line: reads, decides and commits. */
async function putOnce(
  ctx: Ctx,
  input: PutBasketLine,
  prefetched: PrefetchResult | null | undefined,
): Promise<BasketChange> {
  const owner = requireOwner(ctx);
  const isbn = requireIsbn(input.isbn);
  const { grade } = input;
  if (!isUsed(grade)) throw new Problem('grade-not-accepted', { grade });
  const before = await prefetchedOrRead(prefetched, prefetchKey(verb, ctx, isbn), () =>
    ctx.db.batch([...offerFactsStatements(ctx, [isbn]), ...lineStatements(ctx, owner, isbn)]),
  );
  const book = offerFactsAt(ctx, before, resultIndex.offers).books.get(isbn);
  if (book === undefined) throw new Problem('book-not-found', { isbn });

  const editionLines = linesOfEdition.rowsOf(before[resultIndex.lines]);
  const plan = planLine(editionLines, input);
  const lines = lineCount.rowsOf(before[resultIndex.lineCount])[0]?.lines ?? 0;
  requireRoom(plan, { isbn, given: book.facts.given, lines });

  const storedHold = holdsAt(ctx, before, resultIndex.holds).get(isbn) ?? null;
  const isHeld = storedHold !== null && isHoldLive(storedHold, ctx.now.toISOString());
  const addsCopies = plan.quantity + plan.otherCopies > copiesKept(countCopies(editionLines), isHeld);
  if (addsCopies && hasEnoughWithHeld(book.facts.supply, book.facts.held)) {
    throw new Problem('offer-declined', { isbn, grade, reason: 'enough-stock' });
  }
  const hold = holdNow(ctx, owner, book.facts, storedHold);
  const offer = offerToPerson(ctx, book.facts, hold, { grade, exLibrary: input.exLibrary });
  if (offer.kind === 'declined') throw new Problem('offer-declined', { isbn, grade, reason: offer.reason });
  const row: LineRow = { isbn, grade, quantity: plan.quantity, ex_library: input.exLibrary ? 1 : 0 };
  const statements = [
    ownerStatement(ctx, owner),
    storeHoldsStatement(ctx, owner, [{ isbn, hold }]),
    ...storeLineStatements(ctx, owner, row, plan.from?.grade ?? null),
    ...heldCopiesGuardStatements(ctx, owner, addsCopies ? [isbn] : []),
    raiseVersionStatement(ctx, owner),
  ];
  const after = await commit(ctx.db, [...statements, ...basketSumStatements(ctx, owner)]);
  return { ...(await basketSumsAt(ctx, after, statements.length)), line: basketLine(ctx, row, book, hold) };
}
