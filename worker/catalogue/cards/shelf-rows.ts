import { chooseCopy } from '../../../domain/catalogue/choose-copy';
import type { HitCopy, ShelfBook } from '../../../domain/catalogue/schemas';
import { isUsed } from '../../../domain/grade';
import { isPriceBound } from '../../../domain/law/book-prices';
import { shownPrice } from '../../../domain/pricing/price';
import { text, type RowOf } from '../../platform/db/columns';
import { cardColumns, cardColumnsSql, toCard } from './card-rows';
import type { PriceMoment } from './price-moment';
import { notRecalledSql } from './recalled-sql';
import { stockOf, type StockFacts } from './stock-of';

/** SQL of the stock of edition `e` as JSON: list of [grade, base price, on hand, reserved]; empty while recalled. */
export const stockJsonSql = `(SELECT json_group_array(json_array(s.grade, s.price, s.on_hand, s.reserved))
  FROM stock s WHERE s.isbn = e.isbn AND ${notRecalledSql()})`;

/** Columns of a card and of its stock, as `shelfColumnsSql` selects them. */
export const shelfColumns = { ...cardColumns, stock: text() };
export type ShelfRow = RowOf<typeof shelfColumns>;

/** Returns the SQL of `shelfColumns` from `editions e`; `since` is the placeholder of `wishesSince`. */
export const shelfColumnsSql = (since: string): string => `${cardColumnsSql(since)}, ${stockJsonSql} AS stock`;

/** An edition with the facts that decide its prices. */
export interface PricedEdition {
  readonly referenceCents: number | null;
  readonly language: string;
  readonly published: string | null;
}

/** Returns copies by grade with prices in the market's currency; none without a reference price. */
export function copiesOfStock(
  stock: readonly StockFacts[],
  edition: PricedEdition,
  { market, rate, today }: PriceMoment,
): HitCopy[] {
  const { referenceCents } = edition;
  if (referenceCents === null) return [];
  return stock.map(({ grade, baseCents, onHand, reserved }) => ({
    grade,
    used: isUsed(grade),
    price: shownPrice({
      baseCents,
      referenceCents,
      grade,
      bound: isPriceBound({ ...edition, market, grade }, today),
      market,
      rate,
    }).price,
    available: onHand - reserved,
  }));
}

/** Returns the card of a book with the copy that its button adds to the cart. */
export function toShelfBook(row: ShelfRow, moment: PriceMoment): ShelfBook {
  const { reference_price: referenceCents, language, published } = row;
  const edition = { referenceCents, language, published };
  const copies = copiesOfStock(stockOf(row.stock), edition, moment);
  return { ...toCard(row, moment), choice: chooseCopy(copies) ?? null };
}
