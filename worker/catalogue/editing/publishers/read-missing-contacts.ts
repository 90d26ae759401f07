import type { ContactsMissing } from '../../../../domain/desk/names/publisher-schemas';
import { nameListLimits } from '../../../../domain/policy/catalogue-names';
import type { Ctx } from '../../../platform/context';
import { nullable, number } from '../../../platform/db/columns';
import { defineRead, readBatch } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { requireRole } from '../../../platform/require-role';

/** Editions with copies for sale, by publisher, where the shop knows no addresses. */
const forSaleSql = `SELECT e.publisher, count(DISTINCT e.isbn) AS editions, sum(s.on_hand - s.reserved) AS copies
  FROM editions e CROSS JOIN stock s ON s.isbn = e.isbn
  WHERE e.grades <> 0 AND e.reference_price IS NOT NULL AND s.on_hand > s.reserved
    AND NOT EXISTS (SELECT 1 FROM publishers p WHERE p.name = e.publisher)
  GROUP BY e.publisher`;

const publishersWithout = defineRead(
  { publisher: nullable(editions.publisher), editions: number, copies: number },
  `SELECT publisher, editions, copies FROM (${forSaleSql}) WHERE publisher IS NOT NULL
   ORDER BY copies DESC, publisher LIMIT ?1`,
);
const sums = defineRead(
  { publishers: number, copies: number, unnamed: number },
  `SELECT count(publisher) AS publishers, coalesce(sum(copies) FILTER (WHERE publisher IS NOT NULL), 0) AS copies,
     coalesce(sum(copies) FILTER (WHERE publisher IS NULL), 0) AS unnamed FROM (${forSaleSql})`,
);

/**
 * Lists the publishers whose books the shop offers without naming their addresses, those with the most copies first. An
 * offer must name them. One round trip. For staff only.
 * @see Regulation (EU) 2023/988, art. 19; docs/decisions/088-recalls-and-publisher-contacts.md
 */
export async function readMissingContacts(ctx: Ctx): Promise<ContactsMissing> {
  requireRole(ctx, 'staff');
  const [rows, [all]] = await readBatch(ctx.db, [publishersWithout.with(nameListLimits.publishers), sums.with()]);
  return {
    items: rows.flatMap(({ publisher, editions: count, copies }) =>
      publisher === null ? [] : [{ name: publisher, editions: count, copies }],
    ),
    publishers: all?.publishers ?? 0,
    copies: all?.copies ?? 0,
    unnamed: all?.unnamed ?? 0,
  };
}
