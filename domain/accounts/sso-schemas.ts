import { z } from 'zod';
import { webAuthnJsonSchema } from './sign-in-schemas';

/** Sign-on provider of the settings: `google`, `apple`, `microsoft`, or the id of an OpenID Connect issuer. */
export const providerSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['google', 'apple', 'microsoft', 'oidc']),
});
export const providerListSchema = z.strictObject({ items: z.array(providerSchema) });
export const ssoQuerySchema = z.strictObject({
  purpose: z.enum(['sign-in', 'link', 'proof']).default('sign-in'),
  language: z.string().max(10).optional(),
  returnTo: z.string().max(500).optional(),
});

/**
 * Results of a sign-on, in the redirect's URL: `/{lng}/sso?result=…&provider=…&returnTo=…`. `signed-in` appears only
 * when a guest's lists were merged, with the numbers of books: `&basket=…&cart=…&wishes=…&keptAside=…`.
 * `other-account`: the proof came from a sign-in that is not linked, or another sign-in of this provider is linked
 * already.
 */
export const ssoResults = [
  'cancelled',
  'expired',
  'state-mismatch',
  'email-not-verified',
  'email-missing',
  'link-offered',
  'linked-elsewhere',
  'provider-failed',
  'other-account',
  'linked',
  'second-factor',
  'too-many-attempts',
  'signed-in',
] as const;
export type SsoResult = (typeof ssoResults)[number];

/** Account with the same mail address, for `result=link-offered`: the person proves that account, then links. */
export const linkOfferSchema = z.strictObject({ provider: providerSchema, email: z.string() });

/** Challenge for `result=second-factor`, the same as `POST /session` answers after a password. */
export const pendingSecondFactorSchema = z.strictObject({
  kind: z.literal('second-factor'),
  ticket: z.string(),
  options: webAuthnJsonSchema,
  recovery: z.enum(['mail', 'admin']),
});
export type Provider = z.infer<typeof providerSchema>;
export type LinkOffer = z.infer<typeof linkOfferSchema>;
export type PendingSecondFactor = z.infer<typeof pendingSecondFactorSchema>;
