import { betterHold, extendHold, isHoldLive, type Hold } from '../../../domain/basket/hold';
import { copiesKept } from '../../../domain/basket/limits';
import { mergeBaskets, mergeCarts } from '../../../domain/basket/merge';
import { copiesPolicy } from '../../../domain/policy/copies';
import { limits } from '../../../domain/policy/limits';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { listRaces } from '../../platform/db/raise-version';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { ownerStatement } from '../../platform/owner-statement';
import { heldCopiesGuardStatements } from './held-copies';
import { replaceHoldsStatement, type EditionHold } from './hold-rows';
import { readBothLists, type BothLists } from './read-both-lists';

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
  return retryOnRace(5, listRaces, async () => {
    const both = await readBothLists(ctx, from, to);
    if (both.guestIsEmpty) return { basket: 0, cart: 0, wishes: 0, keptAside: 0 };
    return writeMerged(ctx, from, to, both);
  });
}

const isHeld = (ctx: Ctx, both: BothLists, isbn: string) =>
  both.holds.account.some((other) => other.isbn === isbn && isHoldLive(other.hold, ctx.now.toISOString()));

/**
 * Returns the guest's holds, extended to the period of an account. Of two holds for an edition and market the better
 * one stays.
 * A full edition gets no new hold.
 */
function mergedHolds(ctx: Ctx, both: BothLists): EditionHold[] {
  const now = ctx.now.toISOString();
  const brought = both.holds.guest.filter(({ isbn }) => !both.full.has(isbn) || isHeld(ctx, both, isbn));
  return brought.map(({ isbn, hold }) => {
    const accountHold = both.holds.account.find((other) => other.isbn === isbn && other.hold.market === hold.market);
    const longer: Hold = extendHold(hold, now);
    return { isbn, hold: accountHold === undefined ? longer : betterHold(accountHold.hold, longer, now) };
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
    const room = copiesPolicy.perEdition - copiesKept(copies, isHeld(ctx, both, isbn));
    counted.set(isbn, Math.max(counted.get(isbn) ?? 0, room));
  }
  return counted;
}

/** Index of the wishes statement in the batch. */
const wishesAt = 7;

async function writeMerged(ctx: Ctx, from: string, to: string, both: BothLists): Promise<MergedBooks> {
  const basket = mergeBaskets(both.basket.account, both.basket.guest, countedCopies(ctx, both));
  const cart = mergeCarts(
    both.cart.account,
    both.cart.guest,
    ({ isbn, grade }) => both.free.get(`${isbn} ${grade}`) ?? 0,
  );
  const keptAsideRows = [
    ...basket.keptAside.map(({ isbn, grade, quantity }) => ['basket', isbn, grade, quantity]),
    ...cart.keptAside.map(({ isbn, grade, quantity }) => ['cart', isbn, grade, quantity]),
  ];
  const quantities = (lines: readonly { isbn: string; grade: string; quantity: number }[]) =>
    JSON.stringify(lines.map(({ isbn, grade, quantity }) => [isbn, grade, quantity]));
  const versionGuardStatement = (owner: string, version: number) =>
    sql(
      ctx.db,
      'UPDATE owners SET version = CASE WHEN version = ?2 THEN version + 1 END WHERE id = ?1',
      owner,
      version,
    );
  const isbns = [...both.basket.guest, ...both.holds.guest].map(({ isbn }) => isbn);
  const brought = isbns.filter((isbn) => !both.full.has(isbn));
  const written = await commit(ctx.db, [
    ownerStatement(ctx, to),
    versionGuardStatement(from, both.version.guest),
    versionGuardStatement(to, both.version.account),
    replaceHoldsStatement(ctx, to, mergedHolds(ctx, both)),
    sql(
      ctx.db,
      `INSERT INTO basket_lines (owner, isbn, grade, quantity, ex_library, added_at)
       SELECT ?1, j.value->>0, j.value->>1, j.value->>2, coalesce(g.ex_library, 0), coalesce(g.added_at, ?4)
       FROM json_each(?3) j LEFT JOIN basket_lines g ON g.owner = ?2 AND g.isbn = j.value->>0 AND g.grade = j.value->>1
       WHERE true ON CONFLICT (owner, isbn, grade) DO UPDATE SET quantity = excluded.quantity`,
      to,
      from,
      quantities(basket.lines),
      ctx.now.toISOString(),
    ),
    // Lines that only the account has are joined to themselves, so that each has an agreed price.
    sql(
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
      quantities(cart.lines),
    ),
    sql(
      ctx.db,
      `INSERT INTO kept_aside (owner, list, isbn, grade, quantity, created_at)
       SELECT ?1, value->>0, value->>1, value->>2, value->>3, ?3 FROM json_each(?2) WHERE true
       ON CONFLICT (owner, list, isbn, grade) DO UPDATE SET quantity = max(kept_aside.quantity, excluded.quantity)`,
      to,
      JSON.stringify(keptAsideRows),
      ctx.now.toISOString(),
    ),
    sql(
      ctx.db,
      `INSERT INTO wishes (owner, isbn, created_at) SELECT ?1, isbn, created_at FROM wishes g
       WHERE owner = ?2 AND NOT EXISTS (SELECT 1 FROM wishes a WHERE a.owner = ?1 AND a.isbn = g.isbn)
       ORDER BY created_at DESC LIMIT max(0, ?3 - (SELECT count(*) FROM wishes WHERE owner = ?1))`,
      to,
      from,
      limits.wishes,
    ),
    ...['basket_lines', 'cart_lines', 'holds', 'wishes'].map((table) =>
      sql(ctx.db, `DELETE FROM ${table} WHERE owner = ?1`, from),
    ),
    ...heldCopiesGuardStatements(ctx, to, brought),
  ]);
  const books = (lines: readonly { readonly quantity: number }[]) =>
    lines.reduce((total, { quantity }) => total + quantity, 0);
  return {
    basket: books(basket.lines) - books(both.basket.account),
    cart: books(cart.lines) - books(both.cart.account),
    wishes: written[wishesAt]?.meta.changes ?? 0,
    keptAside: books(basket.keptAside) + books(cart.keptAside),
  };
}
