import { proofPolicy } from '../../domain/policy/accounts';
import { Problem } from '../../domain/problems';
import { addMs, minuteMs } from '../../domain/time';
import type { Account, Ctx } from './context';
import { requireAccount } from './owner';

/**
 * Returns the signed-in account if its person gave a proof within the last minutes. Signing in is a proof.
 * @throws `fresh-proof-required`, after which the client asks for password, passkey or sign-on and calls again;
 * `sign-in-required`
 */
export function requireFreshProof(ctx: Ctx): Account {
  const account = requireAccount(ctx);
  if (!hasFreshProof(ctx)) throw new Problem('fresh-proof-required');
  return account;
}

/** Returns whether the actor gave a proof within the last minutes; false for guests. */
export function hasFreshProof(ctx: Ctx): boolean {
  const provedAt = ctx.actor.kind === 'account' ? ctx.actor.provedAt : null;
  return provedAt !== null && provedAt >= addMs(ctx.now.toISOString(), -proofPolicy.freshMinutes * minuteMs);
}
