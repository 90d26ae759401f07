import type { SignInAnswer } from '../../../domain/accounts/sign-in-schemas';
import type { Ctx } from '../../platform/context';
import { mergeLists } from '../../lists/basket/merge-lists';
import { followConversations } from '../../conversations/follow-conversations';

/** What came along, in books; null where nothing did. */
export type Followed = Extract<SignInAnswer, { kind: 'signed-in' }>['followed'];

export interface ListsFollowed {
  /** False: the visitor's cookie must stay for another try. */
  readonly arrived: boolean;
  readonly followed: Followed;
}

/**
 * The guest's basket, cart, wishes and conversations follow into the account, from each of these visitors. The person
 * is signed in already, so a failure is logged, not thrown.
 */
export async function followLists(
  ctx: Ctx,
  visitors: readonly (string | null)[],
  account: string,
): Promise<ListsFollowed> {
  let arrived = true;
  const sum = { basket: 0, cart: 0, wishes: 0, keptAside: 0 };
  for (const visitor of new Set(visitors)) {
    if (visitor === null) continue;
    try {
      const merged = await mergeLists(ctx, `v:${visitor}`, `a:${account}`);
      await followConversations(ctx, `v:${visitor}`, `a:${account}`);
      sum.basket += merged.basket;
      sum.cart += merged.cart;
      sum.wishes += merged.wishes;
      sum.keptAside += merged.keptAside;
    } catch (error) {
      arrived = false;
      ctx.log.error('lists-not-merged', { error: error instanceof Error ? error.message : 'unknown' });
    }
  }
  const some = Object.values(sum).some((books) => books > 0);
  return { arrived, followed: some ? sum : null };
}
