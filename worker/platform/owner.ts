import { Problem } from '../../domain/problems';
import type { Account, Ctx } from './context';

/** Returns the key of an account as the owner of basket, cart and wishes. */
export const accountOwner = (account: string): string => `a:${account}`;

/** Returns the key of a visitor as the owner of basket, cart and wishes. */
export const visitorOwner = (visitor: string): string => `v:${visitor}`;

/** Returns whether an owner is an account. */
export const isAccountOwner = (owner: string): boolean => owner.startsWith(accountOwner(''));

/** Returns the key of the owner of basket, cart and wishes: `a:` account or `v:` visitor; null on a first visit. */
export function ownerOf(ctx: Ctx): string | null {
  if (ctx.actor.kind === 'account') return accountOwner(ctx.actor.account.id);
  if (ctx.actor.kind === 'guest' && ctx.actor.visitor !== null) return visitorOwner(ctx.actor.visitor);
  return null;
}

/** Returns the SQL of an owner's key from a value that is one, or that is the id of a session of an account. */
export const ownerSql = (value: string): string =>
  `ifnull((SELECT 'a:' || account FROM sessions WHERE id = ${value}), ${value})`;

/** Returns the SQL of an account's id from a value that is one, or that is the id of a session of the account. */
export const accountSql = (value: string): string =>
  `ifnull((SELECT account FROM sessions WHERE id = ${value}), ${value})`;

/**
 * Returns the owner of the caller's lists. A write always has one.
 * @throws `sign-in-required` without an account and without a visitor's cookie
 */
export function requireOwner(ctx: Ctx): string {
  const owner = ownerOf(ctx);
  if (owner === null) throw new Problem('sign-in-required');
  return owner;
}

/**
 * Returns the signed-in account.
 * @throws `sign-in-required`
 */
export function requireAccount(ctx: Ctx): Account {
  if (ctx.actor.kind !== 'account') throw new Problem('sign-in-required');
  return ctx.actor.account;
}
