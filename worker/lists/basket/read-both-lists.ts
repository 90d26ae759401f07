import type { BasketEntry, CartEntry } from '../../../domain/basket/merge';
import { copiesPolicy } from '../../../domain/policy/copies';
import { dayMs, addMs } from '../../../domain/time';
import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import { notGivenStates } from '../../../domain/trades/lifecycle/state-facts';
import { stockKey } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { codes } from '../../platform/db/codes';
import { number } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { basketLines, cartLines, holds as holdsTable, owners } from '../../platform/db/schema/lists';
import { inboundLines } from '../../platform/db/schema/trades';
import { hasEnoughWithHeldSql } from './held-copies';
import { holdColumns, holdColumnsSql, holdOf, type EditionHold } from './hold-rows';
import { lineColumns } from './basket-line';
import { notRecalledSql } from '../../catalogue/cards/recalled-sql';

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
  /** Available copies by `stockKey`, for the lines of both carts. */
  readonly free: ReadonlyMap<string, number>;
  readonly guestIsEmpty: boolean;
}

const versionsOfOwners = defineRead(
  { owner: owners.id, version: owners.version },
  'SELECT id AS owner, version FROM owners WHERE id IN (?1, ?2)',
);
const basketOfOwners = defineRead(
  { owner: basketLines.owner, ...lineColumns },
  `SELECT owner, isbn, grade, quantity, ex_library FROM basket_lines WHERE owner IN (?1, ?2)
   ORDER BY added_at, isbn, grade`,
);
const cartOfOwners = defineRead(
  {
    owner: cartLines.owner,
    isbn: cartLines.isbn,
    grade: cartLines.grade,
    quantity: cartLines.quantity,
    free: number,
  },
  `SELECT c.owner, c.isbn, c.grade, c.quantity, coalesce(s.on_hand - s.reserved, 0) AS free FROM cart_lines c
   JOIN editions e ON e.isbn = c.isbn
   LEFT JOIN stock s ON s.isbn = c.isbn AND s.grade = c.grade AND ${notRecalledSql()} WHERE c.owner IN (?1, ?2)
   ORDER BY c.added_at, c.isbn, c.grade`,
);
const holdsOfOwners = defineRead(
  { owner: holdsTable.owner, isbn: holdsTable.isbn, market: holdsTable.market, ...holdColumns },
  `SELECT h.owner, h.isbn, h.market, ${holdColumnsSql} FROM holds h WHERE h.owner IN (?1, ?2)`,
);
const givenCopies = defineRead(
  { isbn: inboundLines.isbn, copies: number },
  `SELECT l.isbn, count(*) AS copies FROM trades t JOIN inbound_lines l ON l.trade_id = t.id
   WHERE t.account = substr(?1, 3) AND t.placed_at > ?2
     AND t.inbound_state NOT IN ${codes<InboundLegState>(notGivenStates)}
   GROUP BY l.isbn`,
);
const wishCount = defineRead({ wishes: number }, 'SELECT count(*) AS wishes FROM wishes WHERE owner = ?1');
const fullEditions = defineRead(
  { isbn: basketLines.isbn },
  `SELECT g.isbn
   FROM (SELECT isbn FROM basket_lines WHERE owner = ?1 UNION SELECT isbn FROM holds WHERE owner = ?1) g
   WHERE ${hasEnoughWithHeldSql('g.isbn', '?2', '?3', '?4')}`,
);

/** Reads the lists of guest (`from`) and account (`to`) in one batch. */
export async function readBothLists(ctx: Ctx, from: string, to: string): Promise<BothLists> {
  const since = addMs(ctx.now.toISOString(), -copiesPolicy.windowDays * dayMs);
  const [versions, basketRows, cartRows, holdRows, given, wishes, full] = await readBatch(ctx.db, [
    versionsOfOwners.with(from, to),
    basketOfOwners.with(from, to),
    cartOfOwners.with(from, to),
    holdsOfOwners.with(from, to),
    givenCopies.with(to, since),
    wishCount.with(from),
    fullEditions.with(from, to, ctx.now.toISOString(), copiesPolicy.enoughWithHeld),
  ]);
  const both = <Row extends { readonly owner: string }, Value>(
    rows: readonly Row[],
    read: (row: Row) => Value,
  ): Both<Value[]> => {
    const valuesOf = (owner: string) => rows.filter((row) => row.owner === owner).map(read);
    return { guest: valuesOf(from), account: valuesOf(to) };
  };
  const version = both(versions, (row) => row.version);
  const basket = both(basketRows, ({ isbn, grade, quantity, ex_library: exLibrary }): BasketEntry => ({
    isbn,
    grade,
    quantity,
    exLibrary: exLibrary === 1,
  }));
  const cart = both(cartRows, ({ isbn, grade, quantity }): CartEntry => ({ isbn, grade, quantity }));
  const holds = both(holdRows, (row): EditionHold[] => {
    const hold = holdOf(row, row.market);
    return hold === null ? [] : [{ isbn: row.isbn, hold }];
  });
  const guestHolds = holds.guest.flat();
  return {
    version: { guest: version.guest[0] ?? 0, account: version.account[0] ?? 0 },
    basket,
    cart,
    holds: { guest: guestHolds, account: holds.account.flat() },
    given: new Map(given.map(({ isbn, copies }) => [isbn, copies])),
    full: new Set(full.map(({ isbn }) => isbn)),
    free: new Map(cartRows.map((row) => [stockKey(row), row.free])),
    guestIsEmpty:
      basket.guest.length === 0 && cart.guest.length === 0 && guestHolds.length === 0 && (wishes[0]?.wishes ?? 0) === 0,
  };
}
