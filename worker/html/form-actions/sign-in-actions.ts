import { redirectTarget } from '../../../domain/accounts/redirect-target';
import { findOrderForm } from '../../../domain/forms/find-order-form';
import {
  forgotPasswordForm,
  linkForm,
  registerForm,
  resetPasswordForm,
  setUpAccountForm,
  signInForm,
} from '../../../domain/forms/sign-in-forms';
import { ApiProblem, read, type ApiClient } from '../../../client/lib/api';
import { formAction, type FormPlace } from './form-action';

/** Returns the shop's path to which the form's page redirects. */
const returnPath = ({ page, language }: FormPlace) =>
  redirectTarget(page.searchParams.get('returnTo')) ?? `/${language}`;

export const signInAction = formAction({
  schema: signInForm,
  kept: ['email'],
  page: '/login',
  shownBy: 'form',
  run: async (api, json, place) => {
    const answer = await read(api.session.$post({ json }));
    if (answer.kind === 'second-factor') return { kind: 'answer', values: { email: json.email }, answer };
    return { kind: 'go', to: returnPath(place) };
  },
});

/** Links the offered sign-on. The offer may have ended, be of another account, or be linked elsewhere. */
async function linkSignOn(api: ApiClient): Promise<'linked' | 'not-linked'> {
  try {
    await read(api.sso.links.$post());
    return 'linked';
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code !== 'link-invalid' && error.code !== 'sign-on-linked-elsewhere') throw error;
    return 'not-linked';
  }
}

/** Signs in to the account of a provider's mail address, then links the sign-on that was offered. */
export const linkSignOnAction = formAction({
  schema: signInForm,
  kept: [],
  page: '/sso',
  shownBy: 'form',
  run: async (api, json) => {
    const answer = await read(api.session.$post({ json }));
    if (answer.kind === 'second-factor') return { kind: 'answer', values: {}, answer };
    return { kind: 'done', values: { end: await linkSignOn(api) } };
  },
});

export const registerAction = formAction({
  schema: registerForm,
  kept: ['name', 'email', 'terms'],
  page: '/register',
  shownBy: 'form',
  run: async (api, fields, place) => {
    await read(api.accounts.$post({ json: { ...fields, returnTo: returnPath(place) } }));
    return { kind: 'done', values: { email: fields.email } };
  },
});

export const forgotPasswordAction = formAction({
  schema: forgotPasswordForm,
  kept: ['email'],
  page: '/forgot-password',
  shownBy: 'form',
  run: async (api, json) => {
    await read(api['password-resets'].$post({ json }));
    return { kind: 'done', values: { email: json.email } };
  },
});

export const findOrderAction = formAction({
  schema: findOrderForm,
  kept: ['number', 'email'],
  page: '/find-trade',
  shownBy: 'form',
  run: async (api, json) => {
    await read(api.trades.find.$post({ json }));
    return { kind: 'done', values: { email: json.email } };
  },
});

export const resetPasswordAction = formAction({
  schema: resetPasswordForm,
  kept: ['token'],
  page: '/reset-password',
  shownBy: 'form',
  run: async (api, json) => {
    await read(api['password-resets'].$put({ json }));
    return { kind: 'done', values: {} };
  },
});

/** Confirms the account of the link's mail address. Another browser than the registering one must set it up first. */
export const confirmAccountAction = formAction({
  schema: linkForm,
  kept: ['token'],
  page: '/login/confirm',
  shownBy: 'form',
  run: async (api, json, { language }) => {
    const answer = await read(api.accounts.confirmations.$post({ json }));
    if (answer.kind === 'password-needed') return { kind: 'answer', values: json, answer };
    return { kind: 'go', to: redirectTarget(answer.returnTo) ?? `/${language}` };
  },
});

/** Confirms the account with a name and password of its own. */
export const setUpAccountAction = formAction({
  schema: setUpAccountForm,
  kept: ['token', 'name', 'email', 'terms'],
  page: '/login/confirm',
  shownBy: 'form',
  run: async (api, { token, ...person }, { language }) => {
    const answer = await read(api.accounts.confirmations.$post({ json: { token, person } }));
    return { kind: 'go', to: (answer.kind === 'confirmed' ? redirectTarget(answer.returnTo) : null) ?? `/${language}` };
  },
});

/** Confirms a new mail address by its mailed link. */
export const confirmEmailAction = formAction({
  schema: linkForm,
  kept: ['token'],
  page: '/account-details/confirm-email',
  shownBy: 'form',
  run: async (api, json) => {
    const { email } = await read(api.account.email.confirmations.$post({ json }));
    return { kind: 'done', values: { email } };
  },
});

/** Signs in by the link for a lost passkey. */
export const confirmRecoveryAction = formAction({
  schema: linkForm,
  kept: ['token'],
  page: '/login/recovery',
  shownBy: 'form',
  run: async (api, json) => {
    await read(api.session.recovery.confirmations.$post({ json }));
    return { kind: 'done', values: {} };
  },
});
