import type { BookHit, OtherEdition } from '../../../domain/catalogue/schemas';
import { usualGrade } from '../../../domain/grade';
import type { Rate } from '../../../domain/rates';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { defineRead, readStatement } from '../../platform/db/read';
import { cardColumns, cardColumnsSql, toCard, wishesSince, type CardRow } from '../cards/card-rows';
import { bookFactsAt, bookFactsStatement, type BookFacts } from '../cards/offer-rows';
import { copiesOfStock, type PriceMoment } from '../cards/shelf-rows';
import { showOffer } from '../cards/show-offer';
import type { Group, ListedRow } from './group-works';

type HitCopies = Pick<BookHit, 'copies' | 'offer'>;

/** Other editions that a row lists; the book page has the rest. */
const listed = 5;
/** Other editions of a work that are read, among which those in stock and in the reader's language come first. */
const candidates = 25;

const editionsById = defineRead(
  cardColumns,
  `SELECT ${cardColumnsSql('?1')} FROM json_each(?2) j CROSS JOIN editions e ON e.id = j.value`,
);

/** Returns the copies of a book and today's offer for a very good one. */
function copiesOf({ card, stock, facts, published }: BookFacts, moment: PriceMoment): HitCopies {
  const offer = showOffer(facts, usualGrade);
  return {
    copies: copiesOfStock(stock, { referenceCents: facts.referenceCents, language: card.language, published }, moment),
    offer: offer.kind === 'offer' ? offer.amount : null,
  };
}

/** Returns the first editions of a work for its row: in stock first, then in the reader's language. */
function toEditions(ctx: Ctx, rows: readonly CardRow[], rate: Rate): OtherEdition[] {
  const order = (row: CardRow) => Number(row.grades === 0) * 2 + Number(row.language !== ctx.language);
  return rows
    .toSorted((a, b) => order(a) - order(b) || a.id - b.id)
    .slice(0, listed)
    .map((row) => {
      const { isbn, title, language, format, year, cheapest } = toCard(
        row,
        ctx.market,
        rate,
        dayOf(ctx.now.toISOString()),
      );
      return { isbn, title, language, format, year, cheapest };
    });
}

/** Reads of what the rows of a list show, the same for everybody. */
export interface HitReads {
  /** None without rows. */
  readonly statements: readonly D1PreparedStatement[];
  /** Returns the rows from the results of `statements`. Leaves out an edition that was deleted meanwhile. */
  hits(results: readonly D1Result[]): BookHit[];
}

/** Returns the reads of cards, copies, offers and other editions of a list's rows. */
export function hitReads(ctx: Ctx, groups: readonly Group<ListedRow>[], rate: Rate): HitReads {
  const ids = groups.flatMap(({ others }) => others.slice(0, candidates));
  const isbns = groups.map(({ row }) => row.isbn);
  const others = editionsById.with(wishesSince(ctx), JSON.stringify(ids));
  return {
    statements:
      groups.length === 0
        ? []
        : [bookFactsStatement(ctx, isbns, 'everyone'), ...(ids.length === 0 ? [] : [readStatement(ctx.db, others)])],
    hits: (results) => {
      const facts = bookFactsAt(ctx, results, 0, rate);
      const editions = Map.groupBy(others.read.rowsOf(results[1]), ({ work }) => work);
      const moment = { market: ctx.market, rate, today: dayOf(ctx.now.toISOString()) };
      return groups.flatMap(({ row, others: otherIds }) => {
        const own = facts.get(row.isbn);
        if (own === undefined) return [];
        return [
          {
            ...own.card,
            ...copiesOf(own, moment),
            otherEditions: otherIds.length,
            editions: toEditions(ctx, editions.get(row.work) ?? [], rate),
          },
        ];
      });
    },
  };
}
