import type { Account, Ctx } from '../../../platform/context';
import { columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { catalogueRenames } from '../../../platform/db/schema/catalogue-desk';

const renameColumns = columnsOf(catalogueRenames, 'id', 'kind', 'name', 'rename', 'account', 'step', 'phase', 'after');
/** A rename that goes on in steps. */
export type RenameRow = RowOf<typeof renameColumns>;
const columns = 'id, kind, name, rename, account, step, phase, after';

/** Reads a rename by its id. */
export const renameById = defineRead(renameColumns, `SELECT ${columns} FROM catalogue_renames WHERE id = ?1`);
/** Reads the renames that are not done, at most `?1`. */
export const openRenames = defineRead(
  renameColumns,
  `SELECT ${columns} FROM catalogue_renames WHERE phase <> 'done' ORDER BY started_at LIMIT ?1`,
);

/** Most books that are read for one step, whose statements stay far below the limits of a batch. */
export const booksPerStep = 1000;

/** Writes of one step. `last`: id of the last book that it has read; null: none is left in the phase. */
export interface RenameStep {
  readonly statements: readonly D1PreparedStatement[];
  readonly last: number | null;
}

/** Returns the id of the last of some hits, or null where they are all that is left. */
export const lastOf = (hits: readonly { readonly id: number }[]): number | null =>
  hits.length < booksPerStep ? null : (hits.at(-1)?.id ?? null);

/** Functions that rename things of one kind in steps. */
export interface RenameSteps {
  /** Writes the next books of the old name. */
  readonly books: (ctx: Ctx, rename: RenameRow, account: Pick<Account, 'id'>) => Promise<RenameStep>;
  /** Writes the next books of the new name, which the rename has joined. */
  readonly joined: (ctx: Ctx, rename: RenameRow, account: Pick<Account, 'id'>) => Promise<RenameStep>;
  /** Writes what a thing has once, such as other names or addresses, after its books. */
  readonly names: (
    ctx: Ctx,
    rename: RenameRow,
    account: Pick<Account, 'id'>,
  ) => Promise<readonly D1PreparedStatement[]>;
}
