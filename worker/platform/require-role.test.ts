import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../domain/accounts/schemas';
import type { Ctx } from './context';
import { requireRole } from './require-role';
import { ctxOf } from '../testing/people';

function signedIn(role: Role, secondFactor: boolean): Ctx {
  const ctx = ctxOf(env, 'a:ann', new Date('2026-11-20T10:00:00.000Z'));
  if (ctx.actor.kind !== 'account') throw new Error('nobody');
  return { ...ctx, actor: { ...ctx.actor, account: { ...ctx.actor.account, role }, secondFactor } };
}

describe('a role', () => {
  it.each([
    ['customer', 'staff', 'not-found'],
    ['customer', 'admin', 'not-found'],
    ['staff', 'admin', 'not-found'],
  ] as const)('%s is not %s and gets 404', (has, wants, code) => {
    expect(() => requireRole(signedIn(has, true), wants)).toThrow(code);
  });

  it.each([
    ['staff', 'staff'],
    ['admin', 'staff'],
    ['admin', 'admin'],
  ] as const)('%s counts as %s, with a passkey only', (has, wants) => {
    expect(requireRole(signedIn(has, true), wants).role).toBe(has);
    expect(() => requireRole(signedIn(has, false), wants)).toThrow('second-factor-required');
  });

  it('needs a sign-in', () => {
    expect(() => requireRole(ctxOf(env, 'v:guest', new Date()), 'staff')).toThrow('sign-in-required');
  });
});
