import { m } from '../../../messages/compiled/messages.js';
import { referrerForShopOnly, pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of the page to sign in. */
export const loginHead = (context: HeadContext) =>
  pageHead({
    title: m.accounts_login_title(),
    description: m.accounts_login_description(),
    path: '/login',
    context,
    noindex: true,
  });

/** Returns the head of the page to register. */
export const registerHead = (context: HeadContext) =>
  pageHead({
    title: m.accounts_register_title(),
    description: m.accounts_register_description(),
    path: '/register',
    context,
    noindex: true,
  });

/** Returns the head of the page of a mailed link, whose token must not reach another page. */
export const confirmHead = (context: HeadContext) =>
  referrerForShopOnly(
    pageHead({
      title: m.accounts_confirm_title(),
      description: m.accounts_confirm_description(),
      path: '/login/confirm',
      context,
      noindex: true,
    }),
  );

/** Returns the head of the page that asks for a new password. */
export const forgotHead = (context: HeadContext) =>
  pageHead({
    title: m.accounts_forgot_title(),
    description: m.accounts_forgot_description(),
    path: '/forgot-password',
    context,
    noindex: true,
  });

/** Returns the head of the page that sets a new password. */
export const resetHead = (context: HeadContext) =>
  referrerForShopOnly(
    pageHead({
      title: m.accounts_reset_title(),
      description: m.accounts_reset_description(),
      path: '/forgot-password',
      context,
      noindex: true,
    }),
  );

/** Returns the head of the page for people who lost their passkey. */
export const recoveryHead = (context: HeadContext) =>
  referrerForShopOnly(
    pageHead({
      title: m.accounts_recovery_title(),
      description: m.accounts_recovery_description(),
      path: '/login/recovery',
      context,
      noindex: true,
    }),
  );

/** Returns the head of the page of signing in with a provider. */
export const ssoHead = (context: HeadContext) =>
  pageHead({ title: m.sso_title(), description: m.sso_description(), path: '/sso', context, noindex: true });
