import type { FieldChange } from '../../../../domain/catalogue/editing/edited-fields';
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

/**
 * Returns the addresses that a publisher has after a rename, and their changes for the history. Those of the name that
 * stays win. `contact`: of the old name, `targetContact`: of the new one.
 */
export function movedContact(
  name: string,
  to: string,
  contact: PublisherContact | null,
  targetContact: PublisherContact | null,
): { readonly moved: PublisherContact | null; readonly changes: FieldChange[] } {
  const change = (key: string, before: PublisherContact | null, after: PublisherContact | null): FieldChange => ({
    kind: 'publisher',
    key,
    field: 'contact',
    before,
    after,
  });
  return {
    moved: targetContact ?? contact,
    changes: [
      ...(contact === null ? [] : [change(name, contact, null)]),
      ...(contact === null || targetContact !== null ? [] : [change(to, null, contact)]),
    ],
  };
}
