import { z } from 'zod';

/** Binary parts of WebAuthn's JSON forms. Nothing an authenticator sends is longer. */
const base64url = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+={0,2}$/);
const idSchema = base64url.max(1400);

/** Answer to a question (Web Authentication Level 3, AuthenticationResponseJSON): what the shop reads of it. */
export const assertionSchema = z
  .object({
    id: idSchema,
    rawId: idSchema,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
  })
  .transform(({ response: { userHandle, ...response }, ...answer }) => ({
    ...answer,
    clientExtensionResults: {},
    userHandle: userHandle ?? null,
    response: { ...response, ...(userHandle ? { userHandle } : {}) },
  }));

/** Answer of an authenticator that made a passkey (RegistrationResponseJSON). */
export const attestationSchema = z
  .object({
    id: idSchema,
    rawId: idSchema,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      // How the passkey is reached, in words that the browser may add to: only a hint for the next question.
      transports: z.array(z.string().max(30)).max(10).catch([]).default([]),
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }));

export type Assertion = z.output<typeof assertionSchema>;
export type Attestation = z.output<typeof attestationSchema>;
