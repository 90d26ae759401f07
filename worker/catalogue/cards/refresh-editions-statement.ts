import type { Db } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { gradeBitSql } from './grade-bits';
import { notRecalledSql } from './recalled-sql';

/**
 * Returns the statement that updates the cheapest price and the free grades of editions, for the batch that changes
 * their stock. Lists and filters read only these two columns, so every writer of `stock` adds this statement.
 */
export function refreshEditionsStatement(db: Db, isbns: readonly string[]): D1PreparedStatement {
  return sql(
    db,
    `UPDATE editions SET (min_price, grades) = (
       SELECT min(s.price), coalesce(sum(${gradeBitSql}), 0) FROM stock s WHERE s.isbn = editions.isbn
       AND s.on_hand > s.reserved AND ${notRecalledSql('editions')})
     WHERE isbn IN (SELECT value FROM json_each(?1))`,
    JSON.stringify([...new Set(isbns)]),
  );
}
