import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { commit } from '../../../platform/db/commit';
import { retryOnRace } from '../../../platform/db/retry-on-race';
import type { RenamedKind, RenamePhase } from '../../../platform/db/schema/catalogue-desk';
import { authorSteps } from '../authors/author-steps';
import { publisherSteps } from '../publishers/publisher-steps';
import { rewriteRaces } from '../rewrite/rewrite-statements';
import { seriesSteps } from '../series/series-steps';
import { renameById, type RenameRow, type RenameStep, type RenameSteps } from './rename-row';

const stepsOf: Readonly<Record<RenamedKind, RenameSteps>> = {
  author: authorSteps,
  publisher: publisherSteps,
  series: seriesSteps,
};

/** The phase after each. A book that got another id meanwhile is found when the old name is looked for again. */
const nextPhase: Readonly<Record<RenamePhase, RenamePhase>> = {
  books: 'again',
  again: 'joined',
  joined: 'names',
  names: 'done',
  done: 'done',
};

/** Most times that a step is computed before it is left to the job. */
const maxAttempts = 3;
/** Most steps of one call. With 1,000 books each they end within some seconds. */
const maxStepsPerCall = 10;

const stepRaces: ReadonlySet<string> = new Set([...rewriteRaces, 'catalogue_renames.step']);

async function nextStep(ctx: Ctx, rename: RenameRow): Promise<RenameStep> {
  const { books, joined, names } = stepsOf[rename.kind];
  const account = { id: rename.account };
  if (rename.phase === 'names') return { statements: await names(ctx, rename, account), last: null };
  return rename.phase === 'joined' ? joined(ctx, rename, account) : books(ctx, rename, account);
}

/** Does the next step in one batch. Returns whether the rename is done. */
async function doStep(ctx: Ctx, id: string): Promise<boolean> {
  const rename = await renameById.first(ctx.db, id);
  if (rename === null || rename.phase === 'done') return true;
  const { statements, last } = await nextStep(ctx, rename);
  const phase = last === null ? nextPhase[rename.phase] : rename.phase;
  await commit(ctx.db, [
    // Aborts the batch where another runner has done this step.
    sql(
      ctx.db,
      `UPDATE catalogue_renames SET step = CASE WHEN step = ?2 THEN step + 1 END, phase = ?3, after = ?4 WHERE id = ?1`,
      id,
      rename.step,
      phase,
      last ?? 0,
    ),
    ...statements,
  ]);
  return phase === 'done';
}

/**
 * Does the next steps of a rename. Each is one batch, so nothing is half done, and the next call goes on where this one
 * ends. Returns whether the rename is done.
 * @throws `state-moved` when others keep changing the same books
 */
export async function continueRename(ctx: Ctx, id: string, maxSteps: number = maxStepsPerCall): Promise<boolean> {
  for (let step = 0; step < maxSteps; step += 1) {
    const isDone = await retryOnRace(
      maxAttempts,
      stepRaces,
      () => doStep(ctx, id),
      () => new Problem('state-moved'),
    );
    if (isDone) return true;
  }
  return false;
}
