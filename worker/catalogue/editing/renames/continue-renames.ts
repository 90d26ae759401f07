import type { Ctx } from '../../../platform/context';
import { continueRename } from './continue-rename';
import { openRenames } from './rename-row';

/** Most renames of one run; the others wait for the next minute. */
const maxRenamesPerRun = 2;

/** Goes on with renames whose request has ended before all books were written. Safe to run twice. */
export async function continueRenames(ctx: Ctx): Promise<void> {
  for (const { id } of await openRenames.all(ctx.db, maxRenamesPerRun)) await continueRename(ctx, id);
}
