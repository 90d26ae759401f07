import type { PublisherContact } from '../../../../domain/catalogue/import/publisher-contact';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';

/** Returns the statement that aborts the batch unless a publisher's addresses are those that were read. */
export function contactGuardStatement(ctx: Ctx, name: string, seen: PublisherContact | null): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO publishers (name, postal, electronic) SELECT ?1, NULL, ''
     WHERE (SELECT count(*) FROM publishers WHERE name = ?1) <> (?2 IS NOT NULL)
       OR EXISTS (SELECT 1 FROM publishers WHERE name = ?1
         AND (postal <> ?2 OR electronic <> ?3 OR responsible IS NOT ?4))
     ON CONFLICT (name) DO UPDATE SET postal = NULL`,
    name,
    seen?.postal ?? null,
    seen?.electronic ?? null,
    seen?.responsible ?? null,
  );
}

/** Returns the statement that writes the addresses of a publisher, or removes them. */
export function contactStatement(ctx: Ctx, name: string, contact: PublisherContact | null): D1PreparedStatement {
  if (contact === null) return sql(ctx.db, 'DELETE FROM publishers WHERE name = ?1', name);
  return sql(
    ctx.db,
    `INSERT INTO publishers (name, postal, electronic, responsible) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (name) DO UPDATE SET postal = excluded.postal, electronic = excluded.electronic,
     responsible = excluded.responsible`,
    name,
    contact.postal,
    contact.electronic,
    contact.responsible,
  );
}
