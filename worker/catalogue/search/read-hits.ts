import type { BookHit, OtherEdition } from '../../../domain/catalogue/schemas';
import { usualGrade } from '../../../domain/grade';
import type { Rate } from '../../../domain/rates';
import type { Ctx } from '../../platform/context';
import { defineRead, readStatement, type BoundRead } from '../../platform/db/read';
import { cardColumns, cardColumnsSql, toCard, wishesSince, type CardRow } from '../cards/card-rows';
import {
  bookFactsOf,
  bookFactsOfResult,
  bookFactsStatement,
  offerColumns,
  offerColumnsSql,
  offerValues,
  type BookFacts,
  type OfferRow,
} from '../cards/offer-rows';
import { priceMomentOf, type PriceMoment } from '../cards/price-moment';
import { copiesOfStock } from '../cards/shelf-rows';
import { offerView } from '../cards/offer-view';
import type { Group, HitRow } from './group-works';
import type { Hits } from './hits/hits-of';

type HitCopies = Pick<BookHit, 'copies' | 'offer'>;

/** Most other editions that a row lists; the book page has the rest. */
const maxListedEditions = 5;
/** Most other editions of a work that are read. `maxListedEditions` of them are shown, first those in stock. */
const maxReadEditions = 25;

const editionsById = defineRead(
  cardColumns,
  `SELECT ${cardColumnsSql('?1')} FROM json_each(?2) j CROSS JOIN editions e ON e.id = j.value`,
);

/** Most editions of a search whose rows are read in the first round trip, before it is known which the page shows. */
const maxEditionsOfFirstRead = 24;

const offersOfFew = defineRead(
  offerColumns,
  `WITH found AS MATERIALIZED
     (SELECT rowid AS id FROM edition_words WHERE edition_words MATCH ?8 ORDER BY rowid LIMIT ?9 + 1)
   SELECT ${offerColumnsSql} FROM found CROSS JOIN editions e ON e.id = found.id
   WHERE (SELECT count(*) FROM found) <= ?9`,
);

/**
 * Returns the read of all that the rows of a search show, for `HitReads.hitsAmong`. It has no rows where the search
 * has many hits. Null for a search that the index alone does not answer.
 */
export function fewHitsRead(ctx: Ctx, { any, form }: Hits): BoundRead<OfferRow> | null {
  const { isMatched, isGraded, hasMin, hasMax, hasSeries, hasPublisher } = form;
  const isFiltered = isGraded || hasMin || hasMax || hasSeries || hasPublisher;
  return any === null || !isMatched || isFiltered
    ? null
    : offersOfFew.with(...offerValues(ctx, 'everyone'), any, maxEditionsOfFirstRead);
}

/** Returns the copies of a book and today's offer for a very good one. */
function copiesOf({ card, stock, facts, published }: BookFacts, moment: PriceMoment): HitCopies {
  const offer = offerView(facts, usualGrade);
  return {
    copies: copiesOfStock(stock, { referenceCents: facts.referenceCents, language: card.language, published }, moment),
    offer: offer.kind === 'offer' ? offer.amount : null,
  };
}

/** Returns the first editions of a work for its row: in stock first, then in the reader's language. */
function toEditions(rows: readonly CardRow[], readerLanguage: string, moment: PriceMoment): OtherEdition[] {
  const order = (row: CardRow) => Number(row.grades === 0) * 2 + Number(row.language !== readerLanguage);
  return rows
    .toSorted((a, b) => order(a) - order(b) || a.id - b.id)
    .slice(0, maxListedEditions)
    .map((row) => {
      const { isbn, title, language, format, year, cheapest } = toCard(row, moment);
      return { isbn, title, language, format, year, cheapest };
    });
}

/** Reads of what the rows of a list show, the same for everybody. */
export interface HitReads {
  /** None without rows. */
  readonly statements: readonly D1PreparedStatement[];
  /** Returns the rows from the results of `statements`. Leaves out an edition that was deleted meanwhile. */
  hits(results: readonly D1Result[]): BookHit[];
  /** Returns the rows from those of `fewHitsRead`; null where these do not have all editions of the page. */
  hitsAmong(rows: readonly OfferRow[]): BookHit[] | null;
}

/** Returns the reads of cards, copies, offers and other editions of a list's rows. */
export function hitReads(ctx: Ctx, groups: readonly Group<HitRow>[], rate: Rate): HitReads {
  const isbns = groups.map(({ row }) => row.isbn);
  const otherIds = groups.flatMap(({ others }) => others.slice(0, maxReadEditions));
  const othersRead = editionsById.with(wishesSince(ctx), JSON.stringify(otherIds));
  const moment = priceMomentOf(ctx, rate);
  const toHits = (facts: ReadonlyMap<string, BookFacts>, others: readonly CardRow[]): BookHit[] => {
    const othersOfWork = Map.groupBy(others, ({ work }) => work);
    return groups.flatMap(({ row, others: { length: otherEditions } }) => {
      const own = facts.get(row.isbn);
      if (own === undefined) return [];
      const editions = toEditions(othersOfWork.get(row.work) ?? [], ctx.language, moment);
      return [{ ...own.card, ...copiesOf(own, moment), otherEditions, editions }];
    });
  };
  const othersStatements = otherIds.length === 0 ? [] : [readStatement(ctx.db, othersRead)];
  return {
    statements: groups.length === 0 ? [] : [bookFactsStatement(ctx, isbns, 'everyone'), ...othersStatements],
    hits: ([facts, others]) => toHits(bookFactsOfResult(ctx, facts, rate), othersRead.read.rowsOf(others)),
    hitsAmong: (rows) => {
      const byId = new Map(rows.map((row) => [row.id, row]));
      const shownIds = [...otherIds, ...groups.map(({ row }) => row.id)];
      if (!shownIds.every((id) => byId.has(id))) return null;
      return toHits(
        bookFactsOf(ctx, rows, rate),
        otherIds.flatMap((id) => byId.get(id) ?? []),
      );
    },
  };
}
