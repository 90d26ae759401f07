import type { MailChoice } from '../../../domain/accounts/mail-choice-schema';
import { m } from '../../../messages/compiled/messages.js';
import { referrerForShopOnly, pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of the account's page. */
export const accountHead = (context: HeadContext) =>
  pageHead({
    title: m.account_title(),
    description: m.account_description(),
    path: '/account-details',
    context,
    noindex: true,
  });

/** Returns the head of the page that edits the account. */
export const accountEditHead = (context: HeadContext) =>
  pageHead({
    title: m.account_edit_title(),
    description: m.account_edit_description(),
    path: '/account-details/edit',
    context,
    noindex: true,
  });

/** Returns the head of the page that deletes the account. */
export const deleteAccountHead = (context: HeadContext) =>
  pageHead({
    title: m.account_delete_title(),
    description: m.account_delete_description(),
    path: '/delete-account',
    context,
    noindex: true,
  });

/** Returns the head of the page of a mailed link, whose secret must not reach another site. */
export const confirmEmailHead = (context: HeadContext) =>
  referrerForShopOnly(
    pageHead({
      title: m.account_confirm_title(),
      description: m.account_confirm_text(),
      path: '/account-details/confirm-email',
      context,
      noindex: true,
    }),
  );

const mailChoiceWords = {
  wishes: { title: m.account_stop_title, description: m.account_stop_text },
  trades: { title: m.account_stop_trades_title, description: m.account_trade_mails_hint },
  'invalid-key': { title: m.accounts_confirm_invalid_title, description: m.account_stop_cut },
};

/** Returns the head of the page that switches mails off. Its key must not reach another site. */
export function mailChoiceHead(choice: MailChoice | null, context: HeadContext) {
  const words = mailChoiceWords[choice?.kind ?? 'invalid-key'];
  return referrerForShopOnly(
    pageHead({
      title: words.title(),
      description: words.description(),
      path: '/mail-choices',
      context,
      noindex: true,
    }),
  );
}
