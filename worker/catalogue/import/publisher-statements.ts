import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import type { StoredRows, PublisherRow } from './stored-rows';
import { rowsGuardStatements } from './row-guards';

/** Returns the publishers whose addresses a chunk brings. The latest row of a publisher wins; edited ones stay. */
export function publishersOf(
  editions: readonly EditionFacts[],
  { edited }: Pick<StoredRows, 'edited'>,
): readonly PublisherRow[] {
  const rows = editions.flatMap(({ publisher: name, publisherContact: contact }) =>
    name === null || contact === null || edited.has('publisher', name, 'contact') ? [] : [{ name, ...contact }],
  );
  return [...new Map(rows.map((row) => [row.name, row])).values()];
}

/**
 * Returns the statements that write publishers with their addresses, if those that exist are as they were read; none
 * without a publisher.
 */
export function publisherStatements(
  ctx: Ctx,
  publishers: readonly PublisherRow[],
  stored: Pick<StoredRows, 'publishers'>,
): D1PreparedStatement[] {
  if (publishers.length === 0) return [];
  return [
    ...rowsGuardStatements<PublisherRow>(
      ctx,
      'publishers',
      ['name', 'postal', 'electronic', 'responsible'],
      publishers.flatMap(({ name }) => stored.publishers.get(name) ?? []),
    ),
    sql(
      ctx.db,
      `INSERT INTO publishers (name, postal, electronic, responsible)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE true
       ON CONFLICT (name) DO UPDATE SET postal = excluded.postal, electronic = excluded.electronic,
       responsible = excluded.responsible`,
      JSON.stringify(
        publishers.map(({ name, postal, electronic, responsible }) => [name, postal, electronic, responsible]),
      ),
    ),
  ];
}
