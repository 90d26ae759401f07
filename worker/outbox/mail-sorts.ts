import type { OutboxKind } from './kinds';

/**
 * What a row is, in the order in which due rows are sent. `work` is no mail. Mails of one sort to one address are
 * counted together, so that mails which a stranger causes (orders of a guest, links) can't delay the other sorts.
 * `desk` mails go to the shop itself and are not counted.
 */
export const outboxSorts = ['work', 'orders', 'links', 'safety', 'desk', 'news'] as const;
export type OutboxSort = (typeof outboxSorts)[number];

export const sortOfKind: Readonly<Record<OutboxKind, OutboxSort>> = {
  'cancel-payment': 'work',
  'refund-payment': 'work',
  'erase-talk': 'work',
  'erase-photos': 'work',
  'apply-declaration': 'work',
  'trade-placed': 'orders',
  withdrawn: 'orders',
  'trade-step': 'orders',
  'refund-account': 'orders',
  'came-back': 'orders',
  refunded: 'orders',
  'confirm-account': 'links',
  'reset-password': 'links',
  'recover-sign-in': 'links',
  'confirm-email': 'links',
  'find-trade': 'links',
  'declaration-received': 'links',
  'book-recalled': 'safety',
  'new-device': 'safety',
  'password-changed': 'safety',
  'password-reset': 'safety',
  'recovery-used': 'safety',
  'passkey-added': 'safety',
  'passkey-removed': 'safety',
  'second-factor-off': 'safety',
  'data-exported': 'safety',
  'sign-in-linked': 'safety',
  'sign-in-unlinked': 'safety',
  'payout-added': 'safety',
  'payout-changed': 'safety',
  'payout-removed': 'safety',
  'email-change-asked': 'safety',
  'email-changed': 'safety',
  'account-deleted': 'safety',
  'hand-over': 'desk',
  'trade-reminder': 'news',
  'wish-available': 'news',
  'offer-available': 'news',
  'book-looked-up': 'news',
};

/** Returns the sort of a stored row; `news` for a kind that this version does not know. */
export function sortOf(kind: string): OutboxSort {
  return new Map<string, OutboxSort>(Object.entries(sortOfKind)).get(kind) ?? 'news';
}
