import { m } from '../../../messages/compiled/messages.js';
import { noReferrer, pageHead, type HeadContext } from '../../lib/head';

/** The head of the account's page. */
export const roomHead = (context: HeadContext) =>
  pageHead({ title: m.room_title(), description: m.room_description(), path: '/account-details', context, noindex: true });

/** The head of the page to edit it. */
export const roomEditHead = (context: HeadContext) =>
  pageHead({ title: m.room_edit_title(), description: m.room_edit_description(), path: '/account-details/edit', context, noindex: true });

/** The head of the page to delete it. */
export const roomDeleteHead = (context: HeadContext) =>
  pageHead({ title: m.room_delete_title(), description: m.room_delete_description(), path: '/delete-account', context, noindex: true });

/** Heads of the pages that mailed links open: the secrets in their addresses must not travel on. */
export const confirmEmailHead = (context: HeadContext) =>
  noReferrer(pageHead({ title: m.room_confirm_title(), description: m.room_confirm_text(), path: '/account-details/confirm-email', context, noindex: true }));
export const mailChoiceHead = (context: HeadContext) =>
  noReferrer(pageHead({ title: m.room_stop_title(), description: m.room_stop_text(), path: '/mail-choices', context, noindex: true }));
