import type { Role } from '../../domain/accounts/schemas';
import { Problem } from '../../domain/problems';
import type { Account, Ctx } from './context';

const ranks: Readonly<Record<Role, number>> = { customer: 0, staff: 1, admin: 2 };

/** A refusal at the desk. The security log distinguishes it from other problems with the same code. */
export class DeskRefusal extends Problem {}

/**
 * Returns the signed-in account, when it has this role or a higher one.
 * @throws DeskRefusal `sign-in-required`; `not-found` for a lower role, to which the desk does not exist;
 * `second-factor-required` for a session that was opened without a passkey.
 */
export function requireRole(ctx: Ctx, role: Exclude<Role, 'customer'>): Account {
  if (ctx.actor.kind !== 'account') throw new DeskRefusal('sign-in-required');
  const { account, secondFactor } = ctx.actor;
  if (ranks[account.role] < ranks[role]) throw new DeskRefusal('not-found');
  if (!secondFactor) throw new DeskRefusal('second-factor-required');
  return account;
}

/** Returns whether the actor may work at the desk; for data that both the customer and the desk may see. */
export function canWorkAtDesk({ actor }: Pick<Ctx, 'actor'>): boolean {
  return actor.kind === 'account' && actor.secondFactor && ranks[actor.account.role] >= ranks.staff;
}
