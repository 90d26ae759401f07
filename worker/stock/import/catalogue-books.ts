import type { Ctx } from '../../platform/context';
import { columnsOf, number, text } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { stockOf, type StockFacts } from '../../catalogue/cards/stock-of';
import { onTheWaySql } from '../../catalogue/cards/supply-sql';

const booksByIsbn = defineRead(
  { ...columnsOf(editions, 'isbn', 'reference_price', 'demand'), stock: text(), on_the_way: number, is_edited: number },
  `SELECT e.isbn, e.reference_price, e.demand,
     (SELECT json_group_array(json_array(s.grade, s.price, s.on_hand, s.reserved)) FROM stock s
      WHERE s.isbn = e.isbn) AS stock,
     ${onTheWaySql('e.isbn')} AS on_the_way,
     EXISTS (SELECT 1 FROM edited_fields f WHERE f.kind = 'edition' AND f.key = e.isbn
       AND f.field = 'reference_price') AS is_edited
   FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value`,
);

/** A book of the catalogue, with its copies. Amounts are EUR cents. */
export interface CatalogueBook {
  readonly reference: number | null;
  /** Whether staff have set the reference price, or taken it away. No file changes it. */
  readonly isEdited: boolean;
  readonly demand: number;
  readonly onTheWay: number;
  readonly stock: readonly StockFacts[];
}

/** Returns the books of some ISBNs that the catalogue has. One round trip. */
export async function readCatalogueBooks(
  ctx: Ctx,
  isbns: readonly string[],
): Promise<ReadonlyMap<string, CatalogueBook>> {
  const rows = await booksByIsbn.all(ctx.db, JSON.stringify([...new Set(isbns)]));
  return new Map(
    rows.map((row) => [
      row.isbn,
      {
        reference: row.reference_price,
        isEdited: row.is_edited === 1,
        demand: row.demand,
        onTheWay: row.on_the_way,
        stock: stockOf(row.stock),
      },
    ]),
  );
}
