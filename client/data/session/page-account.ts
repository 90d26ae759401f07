import type { Me } from '../../../domain/accounts/schemas';

/**
 * Sets the account of this page, which each call sends (`client/lib/api.ts`). A guest's page gets the account that
 * signs in. An account's page keeps its account until it is loaded again, even if another person signs in in
 * another tab.
 */
export function setPageAccount(account: Me['account']): void {
  const page = document.documentElement.dataset;
  if (page['account'] === undefined || page['account'] === 'guest') page['account'] = account?.tag ?? 'guest';
}

/** Returns whether the page belongs to another account than the signed-in one, because of a sign-out in another tab. */
export function isOfOtherAccount(account: Me['account']): boolean {
  const page = document.documentElement.dataset['account'];
  return page !== undefined && page !== 'guest' && page !== account?.tag;
}

/** Removes the account of this page, after a sign-in or sign-out on this page (`announceSessionChanged`). */
export function clearPageAccount(): void {
  delete document.documentElement.dataset['account'];
}
