import type { Ctx } from '../../../platform/context';
import { continueRename } from './continue-rename';
import { openRenames } from './rename-row';

/** Renames of one run; the others wait for the next minute. */
const perRun = 2;

/** Goes on with renames whose request has ended before all books were written. Safe to run twice. */
export async function continueRenames(ctx: Ctx): Promise<void> {
  for (const { id } of await openRenames.all(ctx.db, perRun)) await continueRename(ctx, id);
}
