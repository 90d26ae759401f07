import type { Me } from '../../../domain/accounts/schemas';

/**
 * Whose page this is, sent with each call (`client/lib/api.ts`). A guest's page becomes that of whoever signs in; an
 * account's page stays that account's until it is loaded anew, whoever signs in in another tab.
 */
export function keepPageAccount(account: Me['account']): void {
  const page = document.documentElement.dataset;
  if (page['account'] === undefined || page['account'] === 'guest') page['account'] = account?.tag ?? 'guest';
}

/**
 * Whether the page shown is that of an account which is not the one here now: somebody has signed out in another tab.
 */
export function isLeftBehind(account: Me['account']): boolean {
  const page = document.documentElement.dataset['account'];
  return page !== undefined && page !== 'guest' && page !== account?.tag;
}

/** Where this very page signs somebody in or out (`announceSessionChanged`): what it shows is loaded anew. */
export function forgetPageAccount(): void {
  delete document.documentElement.dataset['account'];
}
