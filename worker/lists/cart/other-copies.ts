import type { OtherCopy } from '../../../domain/cart/schemas';
import { grades, isUsed } from '../../../domain/grade';
import type { Rate } from '../../../domain/rates';
import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { stock } from '../../platform/db/schema/pricing';
import { availableOf, copyColumns, copyColumnsSql, priceToday, type CartRow } from './cart-rows';
import { notRecalledSql } from '../../catalogue/cards/recalled-sql';

const copiesOfBooks = defineRead(
  { isbn: editions.isbn, grade: stock.grade, ...copyColumns },
  `SELECT s.isbn, s.grade, ${copyColumnsSql} FROM stock s JOIN editions e ON e.isbn = s.isbn
     WHERE s.isbn IN (SELECT value FROM json_each(?1)) AND s.on_hand > s.reserved AND ${notRecalledSql()}`,
);

/** Returns whether fewer copies are left than the line has. */
const isShort = (row: CartRow) => row.quantity > availableOf(row);

/**
 * Returns a function that returns the other grades of a line's book in stock, best first. Only lines with too few
 * copies have any. Reads nothing where no line is short.
 */
export async function readOtherCopies(
  ctx: Ctx,
  rows: readonly CartRow[],
  rate: Rate,
): Promise<(row: CartRow) => OtherCopy[]> {
  const short = rows.filter(isShort);
  if (short.length === 0) return () => [];
  const copies = await copiesOfBooks.all(ctx.db, JSON.stringify([...new Set(short.map(({ isbn }) => isbn))]));
  return (row) =>
    isShort(row)
      ? copies
          .filter(({ isbn, grade }) => isbn === row.isbn && grade !== row.grade)
          .toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade))
          .flatMap((copy) => {
            const price = priceToday(ctx, copy, copy.grade, rate);
            return price === null ? [] : [{ grade: copy.grade, used: isUsed(copy.grade), price }];
          })
      : [];
}
