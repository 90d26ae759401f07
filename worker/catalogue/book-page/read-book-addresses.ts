import type { Ctx } from '../../platform/context';
import { columnsOf, number } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';

/** Most books that one part lists: with ten languages, the 50,000 addresses that a sitemap may hold. */
const maxBooksInPart = 5_000;

const partsCounted = defineRead({ parts: number }, 'SELECT count(*) AS parts FROM sitemap_parts');
const addressesOfPart = defineRead(
  columnsOf(editions, 'isbn', 'title'),
  // Greater than all ISBNs: ':' follows the digits.
  `SELECT e.isbn, e.title FROM sitemap_parts p CROSS JOIN editions e
   WHERE p.part = ?1 AND e.isbn >= p.first_isbn
     AND e.isbn < coalesce((SELECT first_isbn FROM sitemap_parts WHERE part = ?1 + 1), ':')
   ORDER BY e.isbn LIMIT ?2`,
);

export interface BookAddress {
  readonly isbn: string;
  readonly title: string;
}

/** Returns the number of parts that the sitemap divides the books into. `refreshSitemap` makes them. */
export async function countParts(ctx: Pick<Ctx, 'db'>): Promise<number> {
  return (await partsCounted.first(ctx.db))?.parts ?? 0;
}

/** Returns the editions of a part of the sitemap in ISBN order; none for an unknown part. */
export async function readBookAddresses(ctx: Pick<Ctx, 'db'>, part: number): Promise<readonly BookAddress[]> {
  return addressesOfPart.all(ctx.db, part, maxBooksInPart);
}
