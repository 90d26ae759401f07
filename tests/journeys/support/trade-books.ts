import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { formatMoney } from '../../../domain/format';
import { money } from '../../../domain/money';
import type { GivenBook, TakenBook } from './clerk';
import type { Person } from './person';

export const en = { locale: 'en' } as const;
/** Formats euro cents in English. */
export const formatEuroCents = (minor: number) => formatMoney(money(minor, 'EUR'), 'en');
/** Returns the number of a trade's first parcel. */
export const firstParcelCode = (trade: { readonly number: string }) => parcelCode(trade.number, 1);

/** Times that journeys of this process have taken a book to sell, by shop and ISBN. */
const timesTaken = new Map<string, number>();

/**
 * Returns popular books that the shop buys, all very good. The shop pays less for each further copy of a book and
 * declines some of them in the end, so books come first that other journeys of the shop have sold least.
 */
export async function findBooksToSell(person: Person, count: number): Promise<GivenBook[]> {
  const key = (isbn: string) => `${person.shop.url} ${isbn}`;
  const times = (isbn: string) => timesTaken.get(key(isbn)) ?? 0;
  const books = (await person.findBooks('sort=popular&limit=48'))
    .map(({ isbn }) => isbn)
    .toSorted((one, other) => times(one) - times(other))
    .slice(0, count);
  for (const isbn of books) timesTaken.set(key(isbn), times(isbn) + 1);
  return books.map((isbn) => [isbn, 'very-good']);
}
/** Returns the cheapest free copies of some books. */
export async function findCopiesToBuy(person: Person, query: string): Promise<TakenBook[]> {
  return (await person.findCheapestCopies(query)).map(({ isbn, cheapest }) => [isbn, cheapest.grade]);
}
