import { m } from '../../../messages/compiled/messages.js';
import { noReferrer, pageHead, type HeadContext } from '../../lib/head';

/** The head of the page to sign in. */
export const loginHead = (context: HeadContext) =>
  pageHead({
    title: m.accounts_login_title(),
    description: m.accounts_login_description(),
    path: '/login',
    context,
    noindex: true,
  });

/** The head of the page to make an account. */
export const registerHead = (context: HeadContext) =>
  pageHead({
    title: m.accounts_register_title(),
    description: m.accounts_register_description(),
    path: '/register',
    context,
    noindex: true,
  });

/** The head of the page that a mailed link opens: its token must not travel to anyone as the page one came from. */
export const confirmHead = (context: HeadContext) =>
  noReferrer(
    pageHead({
      title: m.accounts_confirm_title(),
      description: m.accounts_confirm_description(),
      path: '/login/confirm',
      context,
      noindex: true,
    }),
  );

/** The head of the page to ask for a new password. */
export const forgotHead = (context: HeadContext) =>
  pageHead({
    title: m.accounts_forgot_title(),
    description: m.accounts_forgot_description(),
    path: '/forgot-password',
    context,
    noindex: true,
  });

/** The head of the page to choose a new one. */
export const resetHead = (context: HeadContext) =>
  noReferrer(
    pageHead({
      title: m.accounts_reset_title(),
      description: m.accounts_reset_description(),
      path: '/forgot-password',
      context,
      noindex: true,
    }),
  );

/** The head of the page for those whose passkey is lost. */
export const recoveryHead = (context: HeadContext) =>
  noReferrer(
    pageHead({
      title: m.accounts_recovery_title(),
      description: m.accounts_recovery_description(),
      path: '/login/recovery',
      context,
      noindex: true,
    }),
  );

/** The head of the page to sign in with somebody else's account. */
export const ssoHead = (context: HeadContext) =>
  pageHead({ title: m.sso_title(), description: m.sso_description(), path: '/sso', context, noindex: true });
