import type { ImportChangeKind } from '../../../domain/catalogue/import/import-changes';
import type { UndoneStep } from '../../../domain/desk/imports/desk-import-schemas';
import { Problem } from '../../../domain/problems';
import { refreshFacets } from '../../catalogue/search/refresh-facets';
import { refreshSitemap } from '../../catalogue/search/refresh-sitemap';
import { refreshSpellings } from '../../catalogue/search/refresh-spellings';
import { rewriteRaces } from '../../catalogue/editing/rewrite/rewrite-statements';
import { rowsMoved } from '../../catalogue/import/row-guards';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { columnsOf, number, type RowOf } from '../../platform/db/columns';
import { commit, ConstraintError } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { importRuns } from '../../platform/db/schema/catalogue';
import { importChanges } from '../../platform/db/schema/catalogue-desk';
import { requireRole } from '../../platform/require-role';
import { undoableSince } from '../import-columns';
import { authorsPerStep, undoAuthors } from './undo-authors';
import { undoCopies } from './undo-copies';
import { undoEditions } from './undo-editions';
import { undoPublishers } from './undo-publishers';
import { undoWorks } from './undo-works';
import type { StoredChange, UndoPlan } from './undo-plan';

/**
 * Most changes of one step: their statements stay far below the limits of a batch, and a request ends within a second.
 */
const changesPerStep = 200;

const runColumns = {
  ...columnsOf(
    importRuns,
    'id',
    'started_at',
    'finished_at',
    'undone_at',
    'undo_step',
    'undo_after',
    'undo_book',
    'kept',
  ),
  is_dry: number,
  edits: number,
};
type UndoneRun = RowOf<typeof runColumns>;
const runById = defineRead(
  runColumns,
  `SELECT id, started_at, finished_at, undone_at, undo_step, undo_after, undo_book, kept,
    coalesce(json_extract(options, '$.dryRun'), 0) AS is_dry,
    (SELECT coalesce(max(id), 0) FROM catalogue_changes) AS edits FROM import_runs WHERE id = ?1`,
);
const changesAfter = defineRead(
  columnsOf(importChanges, 'kind', 'key', 'before', 'after'),
  `SELECT kind, key, before, after FROM import_changes WHERE run = ?1 AND (kind, key) > (?2, ?3)
   ORDER BY kind, key LIMIT ?4`,
);
const progressOf = defineRead(
  { changes: number, undone: number, kept: number },
  `SELECT count(*) AS changes, coalesce(sum(undone IS NOT NULL), 0) AS undone, coalesce(sum(undone = 0), 0) AS kept
   FROM import_changes WHERE run = ?1`,
);

/**
 * Violated when another clerk has done this step, or the catalogue has changed after it was read: by staff, an import
 * or an undo.
 */
const stepRaces: ReadonlySet<string> = new Set(['import_runs.undo_step', rowsMoved, ...rewriteRaces]);
/** Violated when copies of a step were ordered meanwhile. The next attempt reads which copies are free now. */
const copiesRaces: ReadonlySet<string> = new Set(['stock_enough']);
/** Most attempts of a step whose copies are ordered meanwhile. */
const maxAttempts = 2;

const keyOf = ({ kind, key }: Pick<StoredChange, 'kind' | 'key'>) => `${kind} ${key}`;

/** Undoes changes of one kind. Kinds come in the order of their names: copies before editions, works last. */
const undoKind: Readonly<
  Record<
    ImportChangeKind,
    (ctx: Ctx, run: string, changes: readonly StoredChange[], afterBook: number) => Promise<UndoPlan>
  >
> = {
  author: (ctx, _run, changes, afterBook) => undoAuthors(ctx, changes, afterBook),
  copies: undoCopies,
  edition: undoEditions,
  publisher: (ctx, _run, changes) => undoPublishers(ctx, changes),
  work: (ctx, _run, changes) => undoWorks(ctx, changes),
};

/** Returns the statements that mark the changes of a step as done. They abort the batch when somebody was faster. */
function markStatements(
  ctx: Ctx,
  run: UndoneRun,
  changes: readonly StoredChange[],
  { kept, nextBook = null }: UndoPlan,
): D1PreparedStatement[] {
  const last = nextBook === null ? changes.at(-1) : undefined;
  return [
    sql(
      ctx.db,
      `UPDATE import_runs SET undo_step = CASE WHEN undo_step = ?2
          AND (SELECT coalesce(max(id), 0) FROM catalogue_changes) = ?5 THEN undo_step + 1 END,
        undo_after = coalesce(?3, undo_after), kept = kept + ?4, undo_book = ?6 WHERE id = ?1`,
      run.id,
      run.undo_step,
      last === undefined ? null : keyOf(last),
      kept.size,
      run.edits,
      nextBook,
    ),
    // By key, since a join with the list would compare each change of the run with each key.
    sql(
      ctx.db,
      `UPDATE import_changes SET undone = CASE WHEN key IN (SELECT value FROM json_each(?4)) THEN 0 ELSE 1 END
       WHERE run = ?1 AND kind = ?2 AND key IN (SELECT value FROM json_each(?3))`,
      run.id,
      last?.kind ?? null,
      JSON.stringify(last === undefined ? [] : changes.map(({ key }) => key)),
      JSON.stringify([...kept]),
    ),
  ];
}

/** Returns an import that can be undone, or has been. @throws `not-found`, `state-moved` for one that is still open */
async function requireUndoable(ctx: Ctx, id: string): Promise<UndoneRun> {
  const run = await runById.first(ctx.db, id);
  if (run === null || run.is_dry === 1 || run.started_at < undoableSince(ctx)) throw new Problem('not-found');
  if (run.finished_at === null) throw new Problem('state-moved');
  return run;
}

/** Returns how far an undo is. */
async function readProgress(ctx: Ctx, run: string, isDone: boolean): Promise<UndoneStep> {
  const row = await progressOf.first(ctx.db, run);
  return { done: isDone, undone: row?.undone ?? 0, kept: row?.kept ?? 0, changes: row?.changes ?? 0 };
}

/** Beginning of `undo_after` while the spellings are rebuilt: greater than all kinds, so no change follows. */
const spellingPhase = '~';

/**
 * Ends an undo by one step: the counts of lists follow, then the corrections of spellings in steps, and at last the
 * import is marked. Returns whether it is done.
 */
async function doEndStep(ctx: Ctx, { id, undo_after: reached }: UndoneRun): Promise<boolean> {
  const [phase, at = '', term = ''] = (reached ?? '').split(' ');
  const isBegun = phase === spellingPhase;
  if (!isBegun) {
    await refreshFacets(ctx);
    await refreshSitemap(ctx);
  }
  const generation = isBegun ? Number(at) : Math.floor(ctx.now.getTime() / 1000);
  const next = await refreshSpellings(ctx, { after: isBegun ? term : null, generation });
  await commit(ctx.db, [
    next === null
      ? sql(
          ctx.db,
          'UPDATE import_runs SET undone_at = ?2 WHERE id = ?1 AND undone_at IS NULL',
          id,
          ctx.now.toISOString(),
        )
      : sql(
          ctx.db,
          'UPDATE import_runs SET undo_after = ?2 WHERE id = ?1',
          id,
          `${spellingPhase} ${generation} ${next}`,
        ),
  ]);
  return next === null;
}

/** Changes that the next step of an undo does. */
interface NextChanges {
  readonly changes: readonly StoredChange[];
  /** Whether no further change follows them. */
  readonly areLast: boolean;
}

/** Reads the changes of the next step. They are of one kind, since each kind begins with what the one before left. */
async function readNextChanges(ctx: Ctx, run: UndoneRun): Promise<NextChanges> {
  const [kind = '', ...words] = (run.undo_after ?? '').split(' ');
  const nextChanges = await changesAfter.all(ctx.db, run.id, kind, words.join(' '), changesPerStep);
  const nextKind = nextChanges[0]?.kind;
  const maxChanges = nextKind === 'author' ? authorsPerStep : changesPerStep;
  const changes = nextChanges.filter((change) => change.kind === nextKind).slice(0, maxChanges);
  return { changes, areLast: nextChanges.length < changesPerStep && changes.length === nextChanges.length };
}

/**
 * Undoes some changes of one kind in one batch. Returns whether all of them are done: not where another actor was
 * faster, and not where books of them are left for the next step.
 */
async function doChangesStep(
  ctx: Ctx,
  run: UndoneRun,
  { kind, changes }: { readonly kind: ImportChangeKind; readonly changes: readonly StoredChange[] },
): Promise<boolean> {
  const plan = await undoKind[kind](ctx, run.id, changes, run.undo_book ?? 0);
  try {
    await commit(ctx.db, [...markStatements(ctx, run, changes, plan), ...plan.statements]);
  } catch (error) {
    if (error instanceof ConstraintError && stepRaces.has(error.constraint)) return false;
    throw error;
  }
  return (plan.nextBook ?? null) === null;
}

/** Does the next step of an undo. Returns whether the undo is done. */
async function doStep(ctx: Ctx, id: string): Promise<boolean> {
  const run = await requireUndoable(ctx, id);
  if (run.undone_at !== null) return true;
  const { changes, areLast } = await readNextChanges(ctx, run);
  const [first] = changes;
  if (first !== undefined && !(await doChangesStep(ctx, run, { kind: first.kind, changes }))) return false;
  return areLast && (await doEndStep(ctx, run));
}

/**
 * Undoes an import by one step, and says how far it is. Repeat it until it is done. Each step is one batch, so nothing
 * is half done; two clerks never do one step twice. What was changed since stays and is counted. For staff only.
 * @throws `not-found` for an import that is unknown, a dry run, or older than the undo is offered; `state-moved` for
 * one that is still open; what `requireRole` throws
 */
export async function undoImport(ctx: Ctx, id: string): Promise<UndoneStep> {
  requireRole(ctx, 'staff');
  const isDone = await retryOnRace(maxAttempts, copiesRaces, () => doStep(ctx, id));
  return readProgress(ctx, id, isDone);
}
