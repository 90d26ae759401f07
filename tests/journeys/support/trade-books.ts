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

/** Returns books that the shop buys, all very good. */
export async function findBooksToSell(person: Person, count: number, from = 0): Promise<GivenBook[]> {
  return (await person.findBooks(`sort=popular&limit=${from + count}`))
    .slice(from)
    .map(({ isbn }) => [isbn, 'very-good']);
}
/** Returns the cheapest free copies of some books. */
export async function findCopiesToBuy(person: Person, query: string): Promise<TakenBook[]> {
  return (await person.findCheapestCopies(query)).map(({ isbn, cheapest }) => [isbn, cheapest.grade]);
}
