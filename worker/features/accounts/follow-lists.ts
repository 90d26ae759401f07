import type { Ctx } from '../../context';
import { mergeLists } from '../basket/merge-lists';

/**
 * The guest's basket, cart and wishes follow into the account, from each of these visitors. Answers whether all of them
 * arrived: the person is signed in already, so a failure is logged, and the visitor's cookie must stay for another try.
 */
export async function followLists(ctx: Ctx, visitors: readonly (string | null)[], account: string): Promise<boolean> {
  let arrived = true;
  for (const visitor of new Set(visitors)) {
    if (visitor === null) continue;
    try {
      await mergeLists(ctx, `v:${visitor}`, `a:${account}`);
    } catch (error) {
      arrived = false;
      ctx.log.error('lists-not-merged', { error: error instanceof Error ? error.message : 'unknown' });
    }
  }
  return arrived;
}
