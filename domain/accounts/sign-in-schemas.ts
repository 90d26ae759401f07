import { z } from 'zod';
import { instantSchema } from '../schemas';
import { emailSchema, mailedTokenSchema, meSchema } from './schemas';

/**
 * WebAuthn's JSON forms, checked by the WebAuthn library.
 * @see Web Authentication Level 3, section 5.1
 */
export const webAuthnJsonSchema = z.looseObject({});

/** A challenge for an authenticator, and the ticket with which one answer can be sent. */
export const passkeyChallengeSchema = z.strictObject({ ticket: z.string(), options: webAuthnJsonSchema });
export const passkeyResponseSchema = z.strictObject({
  ticket: z.string().min(16).max(200),
  answer: webAuthnJsonSchema,
});

/** Number of books of the guest's lists that moved into the account's lists; null: there were no guest lists. */
const followedSchema = z
  .strictObject({ basket: z.int(), cart: z.int(), wishes: z.int(), keptAside: z.int() })
  .nullable();

/** Answer to a sign-in: a session, or the challenge of the second factor. */
export const signInAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('signed-in'), me: meSchema, followed: followedSchema }),
  z.strictObject({
    kind: z.literal('second-factor'),
    ticket: z.string(),
    options: webAuthnJsonSchema,
    /** How a lost passkey is replaced: by mail (customers) or by an admin (staff). */
    recovery: z.enum(['mail', 'admin']),
  }),
]);

/**
 * Answer to a confirmation link. `confirmed`: the person is signed in and is redirected to `returnTo`.
 * `password-needed`: nothing changed, since another browser registered. This browser must then send a name and a new
 * password for the account of `email`.
 */
export const confirmationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('confirmed'), returnTo: z.string(), followed: followedSchema }),
  z.strictObject({ kind: z.literal('password-needed'), email: z.string() }),
]);

export const resetRequestSchema = z.strictObject({ email: emailSchema });
/** A reset link that is cut off counts as an invalid link, so its token may be short. */
const anyTokenSchema = z.string().max(200);
export const resetInputSchema = z.strictObject({ token: anyTokenSchema, password: z.string().max(1024) });
export const resetTokenSchema = z.strictObject({ token: anyTokenSchema });
/** Instant until which a reset link is valid. */
export const resetLinkSchema = z.strictObject({ endsAt: instantSchema });
export const ticketInputSchema = z.strictObject({ ticket: z.string().min(16).max(200) });
export const recoveryInputSchema = z.strictObject({ token: mailedTokenSchema });

/** Methods by which the signed-in person can give fresh proof. */
export const proofMethodsSchema = z.strictObject({
  /** The last proof is still fresh. A redirect to a provider needs this, as it can't repeat the request. */
  fresh: z.boolean(),
  password: z.boolean(),
  passkey: passkeyChallengeSchema.nullable(),
  /** Ids of linked providers, as in `GET /api/sso`. */
  providers: z.array(z.string()),
});
/** Fresh proof by password or by passkey; the passkey counts when both are sent. */
export const proofInputSchema = z
  .strictObject({
    password: z.string().max(1024).optional(),
    ticket: passkeyResponseSchema.shape.ticket.optional(),
    answer: webAuthnJsonSchema.optional(),
  })
  .refine(({ password, ticket, answer }) => password !== undefined || (ticket !== undefined && answer !== undefined));

export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type Confirmation = z.infer<typeof confirmationSchema>;
export type PasskeyChallenge = z.infer<typeof passkeyChallengeSchema>;
export type PasskeyResponse = z.infer<typeof passkeyResponseSchema>;
export type ProofMethods = z.infer<typeof proofMethodsSchema>;
export type ProofInput = z.infer<typeof proofInputSchema>;
