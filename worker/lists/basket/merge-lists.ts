import { betterHold, extendHold, isHoldLive, type Hold } from '../../../domain/basket/hold';
import { copiesKept, countCopies } from '../../../domain/basket/limits';
import { mergeBaskets, mergeCarts } from '../../../domain/basket/merge';
import { copiesPolicy } from '../../../domain/policy/copies';
import { limits } from '../../../domain/policy/limits';
import { stockKey } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { listRaces } from '../../platform/db/raise-version';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { ownerStatement } from '../../platform/owner-statement';
import { heldCopiesGuardStatements } from './held-copies';
import { replaceHoldsStatement, type EditionHold } from './hold-rows';
import { readBothLists, type BothLists } from './read-both-lists';

/** Number of attempts: more than of one change, because a merge writes all lists at once. */
const maxMergeAttempts = 5;

/** Number of books added to each list of the account, and kept aside because they did not fit. */
export interface MergedBooks {
  readonly basket: number;
  readonly cart: number;
  readonly wishes: number;
  readonly keptAside: number;
}

/**
 * Merges a guest's basket, cart, wishes and holds into an account in one batch, and returns the number of moved books.
 * Books that do not fit are kept aside. Safe to repeat, also at the same moment.
 * `from` is the owner key of the visitor, `to` that of the account.
 * @see docs/product.md#lists-after-signing-in
 */
export async function mergeLists(ctx: Ctx, from: string, to: string): Promise<MergedBooks> {
  // A list can change between read and write, or other accounts can take the last copies that can be held.
  return retryOnRace(maxMergeAttempts, listRaces, async () => {
    const both = await readBothLists(ctx, from, to);
    if (both.guestIsEmpty) return { basket: 0, cart: 0, wishes: 0, keptAside: 0 };
    return writeMerged(ctx, { from, to }, both);
  });
}

/** Returns whether the account holds an offer for an edition, in any market. */
const isHeldByAccount = (ctx: Ctx, both: BothLists, isbn: string) =>
  both.holds.account.some((other) => other.isbn === isbn && isHoldLive(other.hold, ctx.now.toISOString()));

/**
 * Returns the guest's holds, extended to the period of an account. Of two holds for an edition and market the better
 * one stays. An edition of which the shop takes no more copies gets no new hold.
 */
function mergedHolds(ctx: Ctx, both: BothLists): EditionHold[] {
  const now = ctx.now.toISOString();
  const movedHolds = both.holds.guest.filter(({ isbn }) => !both.full.has(isbn) || isHeldByAccount(ctx, both, isbn));
  return movedHolds.map(({ isbn, hold }) => {
    const accountHold = both.holds.account.find((other) => other.isbn === isbn && other.hold.market === hold.market);
    const extended: Hold = extendHold(hold, now);
    return { isbn, hold: accountHold === undefined ? extended : betterHold(accountHold.hold, extended, now) };
  });
}

/**
 * Returns the copies by ISBN that count against the limit of the account: those it gave before, and for an edition of
 * which the shop takes no more, all but its own.
 */
function countedCopies(ctx: Ctx, both: BothLists): ReadonlyMap<string, number> {
  const counted = new Map(both.given);
  for (const isbn of both.full) {
    const copies = both.basket.account.reduce((sum, line) => (line.isbn === isbn ? sum + line.quantity : sum), 0);
    const room = copiesPolicy.perEdition - copiesKept(copies, isHeldByAccount(ctx, both, isbn));
    counted.set(isbn, Math.max(counted.get(isbn) ?? 0, room));
  }
  return counted;
}

/** Copies of a merged line, or copies that are kept aside. */
interface MergedLine {
  readonly isbn: string;
  readonly grade: string;
  readonly quantity: number;
}

/** The guest and the account whose lists are merged, by the keys of their owners. */
interface Owners {
  readonly from: string;
  readonly to: string;
}

const quantitiesOf = (lines: readonly MergedLine[]) =>
  JSON.stringify(lines.map(({ isbn, grade, quantity }) => [isbn, grade, quantity]));

/** Returns the statement that raises the version of an owner's lists, and aborts where it has changed. */
const versionGuardStatement = (ctx: Ctx, owner: string, version: number) =>
  sql(ctx.db, 'UPDATE owners SET version = CASE WHEN version = ?2 THEN version + 1 END WHERE id = ?1', owner, version);

/** Returns the statement that writes the merged basket. */
function mergedBasketStatement(ctx: Ctx, { from, to }: Owners, lines: readonly MergedLine[]): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO basket_lines (owner, isbn, grade, quantity, ex_library, added_at)
     SELECT ?1, j.value->>0, j.value->>1, j.value->>2, coalesce(g.ex_library, 0), coalesce(g.added_at, ?4)
     FROM json_each(?3) j LEFT JOIN basket_lines g ON g.owner = ?2 AND g.isbn = j.value->>0 AND g.grade = j.value->>1
     WHERE true ON CONFLICT (owner, isbn, grade) DO UPDATE SET quantity = excluded.quantity`,
    to,
    from,
    quantitiesOf(lines),
    ctx.now.toISOString(),
  );
}

/**
 * Returns the statement that writes the merged cart. Lines that only the account has are joined to themselves, so that
 * each has an agreed price.
 */
function mergedCartStatement(ctx: Ctx, { from, to }: Owners, lines: readonly MergedLine[]): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO cart_lines (owner, isbn, grade, quantity, agreed_price, currency, added_at)
     SELECT ?1, j.value->>0, j.value->>1, j.value->>2, coalesce(a.agreed_price, g.agreed_price),
     coalesce(a.currency, g.currency), coalesce(a.added_at, g.added_at)
     FROM json_each(?3) j
     LEFT JOIN cart_lines g ON g.owner = ?2 AND g.isbn = j.value->>0 AND g.grade = j.value->>1
     LEFT JOIN cart_lines a ON a.owner = ?1 AND a.isbn = j.value->>0 AND a.grade = j.value->>1
     WHERE true ON CONFLICT (owner, isbn, grade) DO UPDATE SET quantity = excluded.quantity`,
    to,
    from,
    quantitiesOf(lines),
  );
}

/** Returns the statement that stores the copies that fit into neither list. */
function keepAsideStatement(
  ctx: Ctx,
  owner: string,
  keptAside: { readonly basket: readonly MergedLine[]; readonly cart: readonly MergedLine[] },
): D1PreparedStatement {
  const rowsOf = (list: 'basket' | 'cart') =>
    keptAside[list].map(({ isbn, grade, quantity }) => [list, isbn, grade, quantity]);
  return sql(
    ctx.db,
    `INSERT INTO kept_aside (owner, list, isbn, grade, quantity, created_at)
     SELECT ?1, value->>0, value->>1, value->>2, value->>3, ?3 FROM json_each(?2) WHERE true
     ON CONFLICT (owner, list, isbn, grade) DO UPDATE SET quantity = max(kept_aside.quantity, excluded.quantity)`,
    owner,
    JSON.stringify([...rowsOf('basket'), ...rowsOf('cart')]),
    ctx.now.toISOString(),
  );
}

/** Returns the statement that copies the guest's wishes, the newest first, as far as the account's list has room. */
function copyWishesStatement(ctx: Ctx, { from, to }: Owners): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO wishes (owner, isbn, created_at) SELECT ?1, isbn, created_at FROM wishes g
     WHERE owner = ?2 AND NOT EXISTS (SELECT 1 FROM wishes a WHERE a.owner = ?1 AND a.isbn = g.isbn)
     ORDER BY created_at DESC LIMIT max(0, ?3 - (SELECT count(*) FROM wishes WHERE owner = ?1))`,
    to,
    from,
    limits.wishes,
  );
}

/** Index of `copyWishesStatement` in the batch of `writeMerged`. */
const wishesIndex = 7;

async function writeMerged(ctx: Ctx, owners: Owners, both: BothLists): Promise<MergedBooks> {
  const { from, to } = owners;
  const basket = mergeBaskets(both.basket.account, both.basket.guest, countedCopies(ctx, both));
  const cart = mergeCarts(both.cart.account, both.cart.guest, (line) => both.free.get(stockKey(line)) ?? 0);
  const isbns = [...both.basket.guest, ...both.holds.guest].map(({ isbn }) => isbn);
  const movedIsbns = isbns.filter((isbn) => !both.full.has(isbn));
  const written = await commit(ctx.db, [
    ownerStatement(ctx, to),
    versionGuardStatement(ctx, from, both.version.guest),
    versionGuardStatement(ctx, to, both.version.account),
    replaceHoldsStatement(ctx, to, mergedHolds(ctx, both)),
    mergedBasketStatement(ctx, owners, basket.lines),
    mergedCartStatement(ctx, owners, cart.lines),
    keepAsideStatement(ctx, to, { basket: basket.keptAside, cart: cart.keptAside }),
    copyWishesStatement(ctx, owners),
    ...['basket_lines', 'cart_lines', 'holds', 'wishes'].map((table) =>
      sql(ctx.db, `DELETE FROM ${table} WHERE owner = ?1`, from),
    ),
    ...heldCopiesGuardStatements(ctx, to, movedIsbns),
  ]);
  return {
    basket: countCopies(basket.lines) - countCopies(both.basket.account),
    cart: countCopies(cart.lines) - countCopies(both.cart.account),
    wishes: written[wishesIndex]?.meta.changes ?? 0,
    keptAside: countCopies(basket.keptAside) + countCopies(cart.keptAside),
  };
}
