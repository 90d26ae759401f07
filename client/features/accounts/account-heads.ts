import { m } from '../../../messages/compiled/messages.js';
import { noReferrer, pageHead, type HeadContext } from '../../lib/head';

/** The head of the page to sign in. */
export const loginHead = (context: HeadContext) =>
  pageHead({ title: m.accounts_login_title(), description: m.accounts_login_description(), path: '/login', context, noindex: true });

/** The head of the page to make an account. */
export const registerHead = (context: HeadContext) =>
  pageHead({ title: m.accounts_register_title(), description: m.accounts_register_description(), path: '/register', context, noindex: true });

/** The head of the page that a mailed link opens: its token must not travel to anyone as the page one came from. */
export const confirmHead = (context: HeadContext) =>
  noReferrer(pageHead({ title: m.accounts_confirm_title(), description: m.accounts_confirm_description(), path: '/login/confirm', context, noindex: true }));
