import { proofPolicy } from '../../domain/policy';
import { Problem } from '../../domain/problems';
import { later, minuteMs } from '../../domain/time';
import type { Account, Ctx } from './context';
import { requireAccount } from './owner';

/**
 * The signed-in account, when its person proved to be the person within the last minutes (signing in is a proof); else
 * `fresh-proof-required`: the client asks for password, passkey or a fresh sign-on, then calls again. Throws
 * `sign-in-required`.
 */
export function requireFreshProof(ctx: Ctx): Account {
  const account = requireAccount(ctx);
  if (!hasFreshProof(ctx)) throw new Problem('fresh-proof-required');
  return account;
}

/** Whether the actor proved within the last minutes to be the person; false for guests. */
export function hasFreshProof(ctx: Ctx): boolean {
  const provedAt = ctx.actor.kind === 'account' ? ctx.actor.provedAt : null;
  return provedAt !== null && provedAt >= later(ctx.now.toISOString(), -proofPolicy.freshMinutes * minuteMs);
}
