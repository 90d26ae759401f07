import { z } from 'zod';

/** A binary part of the JSON forms of WebAuthn. The limit is above what authenticators send. */
const base64url = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+={0,2}$/);
const idSchema = base64url.max(1400);
/** Parts that both answers of an authenticator have. */
const credential = { id: idSchema, rawId: idSchema, type: z.literal('public-key') };

/**
 * The parts that the shop reads of an answer to a sign-in or proof question.
 * @see Web Authentication Level 3, AuthenticationResponseJSON
 */
export const assertionSchema = z
  .object({
    ...credential,
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

/**
 * The answer of an authenticator that created a passkey.
 * @see Web Authentication Level 3, RegistrationResponseJSON
 */
export const attestationSchema = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      // Transports are an open list, and only a hint for the next question.
      transports: z.array(z.string().max(30)).max(10).catch([]).default([]),
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }));

/** A parsed answer to a question. */
export type Assertion = z.output<typeof assertionSchema>;
/** A parsed answer of an authenticator that created a passkey. */
export type Attestation = z.output<typeof attestationSchema>;
