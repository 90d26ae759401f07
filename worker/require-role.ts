import type { Role } from '../domain/accounts/schemas';
import { Problem } from '../domain/problems';
import type { Account, Ctx } from './context';
import { requireAccount } from './owner';

const ranks: Readonly<Record<Role, number>> = { customer: 0, staff: 1, admin: 2 };

/**
 * The signed-in account, when it has this role or a higher one. What is for the desk does not exist for others:
 * `not-found`; a session that was opened without a passkey: `second-factor-required`. Throws `sign-in-required`.
 */
export function requireRole(ctx: Ctx, role: Exclude<Role, 'customer'>): Account {
  const account = requireAccount(ctx);
  if (ranks[account.role] < ranks[role]) throw new Problem('not-found');
  if (ctx.actor.kind !== 'account' || !ctx.actor.secondFactor) throw new Problem('second-factor-required');
  return account;
}

/** Whether the actor would pass as staff at the desk, for what a person and the desk may both see. */
export function mayWorkAtDesk({ actor }: Pick<Ctx, 'actor'>): boolean {
  return actor.kind === 'account' && actor.secondFactor && ranks[actor.account.role] >= ranks.staff;
}
