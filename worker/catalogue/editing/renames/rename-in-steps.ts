import type { AuthorRename } from '../../../../domain/desk/names/author-schemas';
import type { PublisherRename } from '../../../../domain/desk/names/publisher-schemas';
import type { SeriesRename } from '../../../../domain/desk/names/series-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { text } from '../../../platform/db/columns';
import { commit, ConstraintError } from '../../../platform/db/commit';
import { defineRead } from '../../../platform/db/read';
import { requireRole } from '../../../platform/require-role';
import { countBooksOf } from './count-books';
import { continueRename } from './continue-rename';

/** A rename that a clerk asks for. */
export type Rename =
  | { readonly kind: 'author'; readonly name: string; readonly rename: AuthorRename }
  | { readonly kind: 'publisher'; readonly name: string; readonly rename: PublisherRename }
  | { readonly kind: 'series'; readonly name: string; readonly rename: SeriesRename };

const openRename = defineRead(
  { id: text(), rename: text() },
  `SELECT id, rename FROM catalogue_renames WHERE kind = ?1 AND name = ?2 AND phase <> 'done'`,
);

/** Begins a rename, or finds the same one that is open. Returns its id. */
async function beginRename(ctx: Ctx, { kind, name, rename }: Rename): Promise<string> {
  const account = requireRole(ctx, 'staff');
  const begun = await openRename.first(ctx.db, kind, name);
  if (begun !== null) {
    const open: unknown = JSON.parse(begun.rename);
    if (typeof open === 'object' && open !== null && 'to' in open && open.to === rename.to) return begun.id;
    throw new Problem('state-moved');
  }
  const books = await countBooksOf(ctx, kind, rename.to, name);
  if (books > 0 && !rename.merge) throw new Problem('state-moved', { books });
  const id = ctx.ids.id();
  try {
    await commit(ctx.db, [
      sql(
        ctx.db,
        `INSERT INTO catalogue_renames (id, kind, name, rename, account, started_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
        id,
        kind,
        name,
        JSON.stringify(rename),
        account.id,
        ctx.now.toISOString(),
      ),
    ]);
  } catch (error) {
    if (error instanceof ConstraintError && error.kind === 'unique') throw new Problem('state-moved');
    throw error;
  }
  return id;
}

/**
 * Renames in one batch by `renameAtOnce`, or in steps where that throws `body-too-large`. In steps, the books of the
 * old name change one thousand after the other, and a job ends what this call leaves. A rename whose steps have begun
 * goes on.
 * @throws what `renameAtOnce` throws; `state-moved` {books} for a name in use; `state-moved` for another open rename
 */
export async function renameInSteps(ctx: Ctx, rename: Rename, renameAtOnce: () => Promise<void>): Promise<void> {
  if ((await openRename.first(ctx.db, rename.kind, rename.name)) === null) {
    try {
      await renameAtOnce();
      return;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'body-too-large') throw error;
    }
  }
  await continueRename(ctx, await beginRename(ctx, rename));
}
