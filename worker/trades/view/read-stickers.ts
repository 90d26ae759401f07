import { shelfOf } from '../../../domain/desk/shelf';
import type { StickerList } from '../../../domain/desk/sticker-schemas';
import { stockKey, type UsedGrade } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { bookCards } from '../../catalogue/cards/book-cards';
import { readShelfPrices, readShelves } from '../../stock/read-shelves';
import { requireDeskTrade } from '../core/require-desk-trade';
import type { InboundLineRow } from '../core/trade-rows';

/**
 * Returns the grade in which the shop keeps a copy; null for one that it does not keep, or that the customer still
 * decides about.
 */
export function keptGrade(line: InboundLineRow): UsedGrade | null {
  const isKept = line.state === 'as-said' || (line.state === 'regraded' && line.decision === 'accept');
  return isKept && line.unexpected === 0 ? (line.graded_as ?? line.grade) : null;
}

/**
 * Returns the stickers for the copies that the shop keeps.
 * @throws `trade-not-found`, and the problems of `requireRole`
 */
export async function readStickers(ctx: Ctx, id: string): Promise<StickerList> {
  const { trade, inbound } = await requireDeskTrade(ctx, id);
  const keptCopies = inbound.flatMap((line) => {
    const grade = keptGrade(line);
    return grade === null ? [] : [{ line, isbn: line.isbn, grade }];
  });
  const isbns = keptCopies.map(({ isbn }) => isbn);
  const [cards, shelves, prices] = await Promise.all([
    bookCards(ctx, isbns),
    readShelves(ctx, isbns),
    readShelfPrices(ctx, keptCopies),
  ]);
  return {
    trade: trade.id,
    number: trade.number,
    stickers: keptCopies.map(({ line, ...copy }) => {
      const card = cards.get(copy.isbn);
      const book = { title: card?.title ?? line.title, language: card?.language ?? '', authors: card?.authors ?? [] };
      return {
        ...book,
        ...copy,
        line: line.line,
        exLibrary: line.ex_library === 1 || line.reason === 'library-stamps',
        shelf: shelfOf(book, shelves.get(stockKey(copy)) ?? null),
        priceCents: prices.get(stockKey(copy)) ?? null,
      };
    }),
  };
}
