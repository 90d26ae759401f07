import type { BasketEntry, CartEntry } from '../../../domain/basket/merge';
import type { Grade } from '../../../domain/grade';
import type { Market } from '../../../domain/market/market';
import { copiesPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import { notGivenStates } from '../../../domain/trades/lifecycle/state-facts';
import type { Ctx } from '../../platform/context';
import { rowsAt, sql } from '../../platform/db/client';
import { codes } from '../../platform/db/codes';
import { hasEnoughWithHeldSql } from './held-copies';
import { holdColumnsSql, holdOf, type HoldRow, type EditionHold } from './hold-rows';
import type { LineRow } from './price-line';

interface Both<Value> {
  readonly guest: Value;
  readonly account: Value;
}

/** The lists of a guest and of the account that they move into. */
export interface BothLists {
  readonly version: Both<number>;
  readonly basket: Both<readonly BasketEntry[]>;
  readonly cart: Both<readonly CartEntry[]>;
  /** Holds of every market. */
  readonly holds: Both<readonly EditionHold[]>;
  /** Copies by ISBN that the account gave in the last 90 days. */
  readonly given: ReadonlyMap<string, number>;
  /** Editions of the guest's basket and holds that take no new held copies. */
  readonly full: ReadonlySet<string>;
  /** Available copies by `isbn grade`, for the lines of both carts. */
  readonly free: ReadonlyMap<string, number>;
  readonly guestIsEmpty: boolean;
}

type Owned<Row> = Row & { readonly owner: string };

/** Reads the lists of guest (`from`) and account (`to`) in one batch. */
export async function readBothLists(ctx: Ctx, from: string, to: string): Promise<BothLists> {
  const since = later(ctx.now.toISOString(), -copiesPolicy.windowDays * dayMs);
  const results = await ctx.db.batch([
    sql(ctx.db, 'SELECT id AS owner, version FROM owners WHERE id IN (?1, ?2)', from, to),
    sql(
      ctx.db,
      `SELECT owner, isbn, grade, quantity, ex_library FROM basket_lines WHERE owner IN (?1, ?2)
        ORDER BY added_at, isbn, grade`,
      from,
      to,
    ),
    sql(
      ctx.db,
      `SELECT c.owner, c.isbn, c.grade, c.quantity, coalesce(s.on_hand - s.reserved, 0) AS free FROM cart_lines c
       LEFT JOIN stock s ON s.isbn = c.isbn AND s.grade = c.grade WHERE c.owner IN (?1, ?2)
       ORDER BY c.added_at, c.isbn, c.grade`,
      from,
      to,
    ),
    sql(ctx.db, `SELECT h.owner, h.isbn, h.market, ${holdColumnsSql} FROM holds h WHERE h.owner IN (?1, ?2)`, from, to),
    sql(
      ctx.db,
      `SELECT l.isbn, count(*) AS copies FROM trades t JOIN inbound_lines l ON l.trade_id = t.id
       WHERE t.account = substr(?1, 3) AND t.placed_at > ?2 AND t.inbound_state NOT IN ${codes<InboundLegState>(notGivenStates)}
       GROUP BY l.isbn`,
      to,
      since,
    ),
    sql(ctx.db, 'SELECT count(*) AS wishes FROM wishes WHERE owner = ?1', from),
    sql(
      ctx.db,
      `SELECT g.isbn
       FROM (SELECT isbn FROM basket_lines WHERE owner = ?1 UNION SELECT isbn FROM holds WHERE owner = ?1) g
       WHERE ${hasEnoughWithHeldSql('g.isbn', '?2', '?3', '?4')}`,
      from,
      to,
      ctx.now.toISOString(),
      copiesPolicy.enoughWithHeld,
    ),
  ]);
  const both = <Row, Value>(at: number, read: (row: Row) => Value): Both<Value[]> => {
    const rows = rowsAt<Owned<Row>>(results, at);
    const of = (owner: string) => rows.filter((row) => row.owner === owner).map(read);
    return { guest: of(from), account: of(to) };
  };
  const versions = both<{ version: number }, number>(0, (row) => row.version);
  const basket = both<LineRow, BasketEntry>(1, (row) => ({
    isbn: row.isbn,
    grade: row.grade,
    quantity: row.quantity,
    exLibrary: row.ex_library === 1,
  }));
  const cart = both<{ isbn: string; grade: Grade; quantity: number }, CartEntry>(2, ({ isbn, grade, quantity }) => ({
    isbn,
    grade,
    quantity,
  }));
  const holds = both<HoldRow & { isbn: string; market: Market }, EditionHold[]>(3, (row) => {
    const hold = holdOf(row, row.market);
    return hold === null ? [] : [{ isbn: row.isbn, hold }];
  });
  const wishes = rowsAt<{ wishes: number }>(results, 5)[0]?.wishes ?? 0;
  const guestHolds = holds.guest.flat();
  return {
    version: { guest: versions.guest[0] ?? 0, account: versions.account[0] ?? 0 },
    basket,
    cart,
    holds: { guest: guestHolds, account: holds.account.flat() },
    given: new Map(rowsAt<{ isbn: string; copies: number }>(results, 4).map((row) => [row.isbn, row.copies])),
    full: new Set(rowsAt<{ isbn: string }>(results, 6).map(({ isbn }) => isbn)),
    free: new Map(
      rowsAt<CartEntry & { free: number }>(results, 2).map((row) => [`${row.isbn} ${row.grade}`, row.free]),
    ),
    guestIsEmpty: basket.guest.length === 0 && cart.guest.length === 0 && guestHolds.length === 0 && wishes === 0,
  };
}
