import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { formatMoney } from '../../../domain/format';
import { money } from '../../../domain/money';
import type { Given, Taken } from './clerk';
import type { Person } from './person';

export const en = { locale: 'en' } as const;
/** Formats euro cents in English. */
export const eur = (minor: number) => formatMoney(money(minor, 'EUR'), 'en');
/** Returns the number of a trade's first parcel. */
export const parcelOf = (trade: { readonly number: string }) => parcelCode(trade.number, 1);

/** Returns books that the shop buys, all very good. */
export async function givable(person: Person, count: number, from = 0): Promise<Given[]> {
  return (await person.stocked(`sort=popular&limit=${from + count}`))
    .slice(from)
    .map(({ isbn }) => [isbn, 'very-good']);
}
/** Returns the cheapest free copies of some books. */
export async function takable(person: Person, query: string): Promise<Taken[]> {
  return (await person.offered(query)).map(({ isbn, cheapest }) => [isbn, cheapest.grade]);
}
