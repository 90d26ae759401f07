import { z } from 'zod';
import { redirectTarget } from '../../../domain/accounts/redirect-target';
import { registerInputSchema, signInInputSchema } from '../../../domain/accounts/schemas';
import { resetRequestSchema } from '../../../domain/accounts/sign-in-schemas';
import { findTradeSchema } from '../../../domain/trades/find-schema';
import { read } from '../../../client/lib/api';
import { formAction, type FormPlace } from './form-action';

/** Returns the shop's path to which the form's page redirects. */
const returnPath = ({ page, language }: FormPlace) =>
  redirectTarget(page.searchParams.get('returnTo')) ?? `/${language}`;

/** A browser sends a ticked box as `on` and leaves out an unticked one. */
const tickedSchema = z
  .literal('on')
  .optional()
  .transform((sent) => sent === 'on');

export const signInAction = formAction({
  schema: signInInputSchema,
  kept: ['email'],
  page: '/login',
  shownBy: 'form',
  run: async (api, json, place) => {
    const answer = await read(api.session.$post({ json }));
    if (answer.kind === 'second-factor') return { kind: 'answer', values: { email: json.email }, answer };
    return { kind: 'go', to: returnPath(place) };
  },
});

export const registerAction = formAction({
  schema: registerInputSchema.omit({ returnTo: true }).extend({ terms: tickedSchema }),
  kept: ['name', 'email', 'terms'],
  page: '/register',
  shownBy: 'form',
  run: async (api, fields, place) => {
    await read(api.accounts.$post({ json: { ...fields, returnTo: returnPath(place) } }));
    return { kind: 'done', values: { email: fields.email } };
  },
});

export const forgotPasswordAction = formAction({
  schema: resetRequestSchema,
  kept: ['email'],
  page: '/forgot-password',
  shownBy: 'form',
  run: async (api, json) => {
    await read(api['password-resets'].$post({ json }));
    return { kind: 'done', values: { email: json.email } };
  },
});

export const findOrderAction = formAction({
  schema: findTradeSchema,
  kept: ['number', 'email'],
  page: '/find-trade',
  shownBy: 'form',
  run: async (api, json) => {
    await read(api.trades.find.$post({ json }));
    return { kind: 'done', values: { email: json.email } };
  },
});
