import { protectedFields, type ProtectedKind } from '../../../../domain/catalogue/editing/edited-fields';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { commit } from '../../../platform/db/commit';
import { requireRole } from '../../../platform/require-role';
import { editionValues, workValues } from './edition-rows';
import { readBooks } from './read-books';

/**
 * Lets files change an edited field again. The history gets an entry whose value before and after is the present one.
 * Safe to repeat. For staff only.
 * @throws `not-found` for an unknown thing or field
 */
export async function releaseField(
  ctx: Ctx,
  {
    kind,
    key,
    field,
  }: { readonly kind: Exclude<ProtectedKind, 'publisher'>; readonly key: string; readonly field: string },
): Promise<void> {
  const account = requireRole(ctx, 'staff');
  const fields: readonly string[] = protectedFields[kind];
  if (!fields.includes(field)) throw new Problem('not-found');
  const books = await readBooks(ctx, kind === 'edition' ? { isbns: [key] } : { works: [key] });
  const edition = books.editions.get(key);
  const work = books.works.get(key);
  const values = kind === 'edition' ? edition && editionValues(edition) : work && workValues(work, books.titles);
  if (values === undefined) throw new Problem('not-found');
  const present: unknown = Reflect.get(values, field);
  await commit(ctx.db, [
    sql(
      ctx.db,
      `INSERT INTO catalogue_changes (kind, key, field, before, after, account, at)
       SELECT kind, key, field, ?4, ?4, ?5, ?6 FROM edited_fields WHERE kind = ?1 AND key = ?2 AND field = ?3`,
      kind,
      key,
      field,
      present === null ? null : JSON.stringify(present),
      account.id,
      ctx.now.toISOString(),
    ),
    sql(ctx.db, 'DELETE FROM edited_fields WHERE kind = ?1 AND key = ?2 AND field = ?3', kind, key, field),
  ]);
}
