import type { DeskStock } from '../../domain/desk/stock-schemas';
import { shelfOf } from '../../domain/desk/shelf';
import { grades } from '../../domain/grade';
import { parseIsbn } from '../../domain/isbn';
import type { Ctx } from '../platform/context';
import { columnsOf, nullable, number } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { stock as stockTable, stockMovements } from '../platform/db/schema/pricing';
import { shelves } from '../platform/db/schema/trade-life';
import { requireRole } from '../platform/require-role';
import { bookCards } from '../catalogue/cards/book-cards';
import { searchBooks } from '../catalogue/search/search-books';
import { readRecalls, recalledIsbns } from './recalls/read-recalls';
import { averageCostSql } from './sell-stock';

/** Number of books in one answer, and of movements of each. */
const maxBooks = 12;
const movementsShown = 12;

/** Reads the stock items of the books of a JSON list of ISBNs. */
const stockOfBooks = defineRead(
  {
    ...columnsOf(stockTable, 'isbn', 'grade', 'on_hand', 'reserved', 'price'),
    cost: nullable(number),
    shelf: nullable(shelves.shelf),
  },
  `SELECT s.isbn, s.grade, s.on_hand, s.reserved, s.price, ${averageCostSql('s.isbn', 's.grade')} AS cost, h.shelf
   FROM json_each(?1) j CROSS JOIN stock s ON s.isbn = j.value LEFT JOIN shelves h ON h.isbn = s.isbn
   AND h.grade = s.grade`,
);
/** Reads the last `?2` movements of each book of a JSON list of ISBNs, newest first. */
const movementsOfBooks = defineRead(
  columnsOf(
    stockMovements,
    'isbn',
    'grade',
    'on_hand_change',
    'reserved_change',
    'reason',
    'unit_cost',
    'trade_id',
    'at',
  ),
  `SELECT isbn, grade, on_hand_change, reserved_change, reason, unit_cost, trade_id, at FROM (
     SELECT mv.*, row_number() OVER (PARTITION BY mv.isbn ORDER BY mv.id DESC) AS place FROM json_each(?1) j
     CROSS JOIN stock_movements mv ON mv.isbn = j.value)
   WHERE place <= ?2 ORDER BY id DESC`,
);

/** Returns the books that `q` names: an ISBN, or words. Without words they are the recalled ones. */
async function isbnsFor(ctx: Ctx, q: string): Promise<string[]> {
  if (q === '') return recalledIsbns(ctx);
  const parsed = parseIsbn(q);
  if (parsed.ok) return [parsed.isbn];
  return (await searchBooks(ctx, { q, sort: 'match', limit: maxBooks })).items.map(({ isbn }) => isbn);
}

/**
 * Returns the stock items of a book by its ISBN, of books by words, or of the recalled books, with their last movements
 * and their recall. For staff only.
 */
export async function readStock(ctx: Ctx, { q }: { readonly q: string }): Promise<DeskStock> {
  requireRole(ctx, 'staff');
  const isbns = await isbnsFor(ctx, q);
  const list = JSON.stringify(isbns);
  const cards = await bookCards(ctx, isbns);
  const recalls = await readRecalls(ctx, isbns);
  const [stock, movements] = await readBatch(ctx.db, [
    stockOfBooks.with(list),
    movementsOfBooks.with(list, movementsShown),
  ]);
  return {
    items: isbns.flatMap((isbn) => {
      const book = cards.get(isbn);
      if (book === undefined) return [];
      return [
        {
          book,
          recall: recalls.get(isbn) ?? null,
          stock: stock
            .filter((row) => row.isbn === isbn)
            .toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade))
            .map((row) => ({
              grade: row.grade,
              onHand: row.on_hand,
              reserved: row.reserved,
              priceCents: row.price,
              costCents: row.cost,
              shelf: shelfOf(book, row.shelf),
            })),
          movements: movements
            .filter((row) => row.isbn === isbn)
            .map((row) => ({
              grade: row.grade,
              onHandChange: row.on_hand_change,
              reservedChange: row.reserved_change,
              reason: row.reason,
              costCents: row.unit_cost,
              trade: row.trade_id,
              at: row.at,
            })),
        },
      ];
    }),
  };
}
