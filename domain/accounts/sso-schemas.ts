import { z } from 'zod';
import { webAuthnJsonSchema } from './sign-in-schemas';

/** A provider as settings configure it: `google`, `apple`, `microsoft`, or an own id of an OpenID Connect issuer. */
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
 * How a sign-on ended, in the address it leads back to: `/{lng}/sso?result=…&provider=…&returnTo=…`. `signed-in` only
 * where a guest's lists came along, in books: `&basket=…&cart=…&wishes=…&keptAside=…`; else one is back where one was.
 * `other-account`: not the sign-in that is linked here (a proof), or another of the same provider is linked already.
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

/** What a person with `result=link-offered` is asked: prove that account, then link. */
export const linkOfferSchema = z.strictObject({ provider: providerSchema, email: z.string() });

/** The question behind `result=second-factor`, as `POST /session` asks it after a password. */
export const pendingSecondFactorSchema = z.strictObject({
  kind: z.literal('second-factor'),
  ticket: z.string(),
  options: webAuthnJsonSchema,
  recovery: z.enum(['mail', 'admin']),
});
export type Provider = z.infer<typeof providerSchema>;
export type LinkOffer = z.infer<typeof linkOfferSchema>;
export type PendingSecondFactor = z.infer<typeof pendingSecondFactorSchema>;
