import type { SignInAnswer } from '../../../../domain/accounts/sign-in-schemas';
import type { Ctx } from '../../../platform/context';
import { mergeLists } from '../../../lists/basket/merge-lists';
import { sql } from '../../../platform/db/client';
import { accountOwner, visitorOwner } from '../../../platform/owner';
import { moveConversations } from '../../../conversations/move-conversations';

/** Number of books moved into each list of the account; null when none was moved. */
export type MovedBooks = Extract<SignInAnswer, { kind: 'signed-in' }>['followed'];

/** Result of moving guest lists into an account. */
export interface MovedLists {
  /** False when a list could not be moved: the visitor cookie stays for another try. */
  readonly isComplete: boolean;
  readonly followed: MovedBooks;
}

/**
 * Moves basket, cart, wishes, conversations and orders of these visitors into an account.
 * Logs a failure instead of throwing, because the person is signed in already.
 */
export async function moveGuestLists(
  ctx: Ctx,
  visitors: readonly (string | null)[],
  account: string,
): Promise<MovedLists> {
  let isComplete = true;
  const sum = { basket: 0, cart: 0, wishes: 0, keptAside: 0 };
  for (const visitor of new Set(visitors)) {
    if (visitor === null) continue;
    try {
      const merged = await mergeLists(ctx, visitorOwner(visitor), accountOwner(account));
      await moveConversations(ctx, visitorOwner(visitor), accountOwner(account));
      await claimGuestTrades(ctx, visitor, account);
      sum.basket += merged.basket;
      sum.cart += merged.cart;
      sum.wishes += merged.wishes;
      sum.keptAside += merged.keptAside;
    } catch (error) {
      isComplete = false;
      ctx.log.error('lists-not-merged', { error: error instanceof Error ? error.message : 'unknown' });
    }
  }
  const hasMoved = Object.values(sum).some((books) => books > 0);
  return { isComplete, followed: hasMoved ? sum : null };
}

/**
 * Moves the orders that a visitor placed as a guest into an account, when they were placed with the account's confirmed
 * mail address. An order with a bank account for its refund stays a guest's: the account is sealed for the order alone.
 * Links in earlier mails keep working. Safe to repeat.
 */
async function claimGuestTrades(ctx: Ctx, visitor: string, account: string): Promise<void> {
  await sql(
    ctx.db,
    `UPDATE trades SET account = ?2, version = version + 1
     WHERE owner = ?1 AND account IS NULL AND refund_iban_sealed IS NULL
       AND email = (SELECT email FROM accounts WHERE id = ?2 AND confirmed_at IS NOT NULL)`,
    visitorOwner(visitor),
    account,
  ).run();
}
