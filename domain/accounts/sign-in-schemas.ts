import { z } from 'zod';
import { instantSchema } from '../schemas';
import { emailSchema, meSchema } from './schemas';

/**
 * WebAuthn's own JSON forms (Web Authentication Level 3, 5.1): the browser makes and reads them, the library checks
 * them.
 */
export const webAuthnJsonSchema = z.looseObject({});

/** One question to an authenticator, and the ticket under which its answer is taken once. */
export const passkeyQuestionSchema = z.strictObject({ ticket: z.string(), options: webAuthnJsonSchema });
export const passkeyAnswerSchema = z.strictObject({ ticket: z.string().min(16).max(200), answer: webAuthnJsonSchema });

/** Guest's lists that came along, in books; null where none did. */
const followedSchema = z
  .strictObject({ basket: z.int(), cart: z.int(), wishes: z.int(), keptAside: z.int() })
  .nullable();

/** What a sign-in comes to: a session, or one more question (the second factor). */
export const signInAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('signed-in'), me: meSchema, followed: followedSchema }),
  z.strictObject({
    kind: z.literal('second-factor'),
    ticket: z.string(),
    options: webAuthnJsonSchema,
    /** Whether a lost passkey can be replaced by mail (customers), or only by an admin (the desk). */
    recovery: z.enum(['mail', 'admin']),
  }),
]);

/**
 * The answer to a confirmation link. `confirmed` signs in and leads to an own path. `password-needed` changes nothing:
 * another browser registered, so this one must send a name and a new password for the account of `email`.
 */
export const confirmationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('confirmed'), returnTo: z.string(), followed: followedSchema }),
  z.strictObject({ kind: z.literal('password-needed'), email: z.string() }),
]);

export const resetRequestSchema = z.strictObject({ email: emailSchema });
/** Tokens travel in bodies only, so that no log of addresses holds one. */
const mailedTokenSchema = z.string().max(200);
export const resetInputSchema = z.strictObject({ token: mailedTokenSchema, password: z.string().max(1024) });
export const resetTokenSchema = z.strictObject({ token: mailedTokenSchema });
/** Until when a reset link works; asked while the form is shown. */
export const resetLinkSchema = z.strictObject({ endsAt: instantSchema });
export const ticketInputSchema = z.strictObject({ ticket: z.string().min(16).max(200) });
export const recoveryInputSchema = z.strictObject({ token: z.string().min(16).max(200) });

/** Ways in which this person can prove anew to be the person. */
export const proofQuestionSchema = z.strictObject({
  /** The last proof still holds: for ways that leave the page, which cannot be asked to call again. */
  fresh: z.boolean(),
  password: z.boolean(),
  passkey: passkeyQuestionSchema.nullable(),
  /** Providers of linked sign-ins, as `GET /api/sso` lists them. */
  providers: z.array(z.string()),
});
/** The password, or a passkey's ticket and answer, which count where both ways are given. */
export const proofInputSchema = z
  .strictObject({
    password: z.string().max(1024).optional(),
    ticket: passkeyAnswerSchema.shape.ticket.optional(),
    answer: webAuthnJsonSchema.optional(),
  })
  .refine(({ password, ticket, answer }) => password !== undefined || (ticket !== undefined && answer !== undefined));

export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type PasskeyQuestion = z.infer<typeof passkeyQuestionSchema>;
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;
export type ProofQuestion = z.infer<typeof proofQuestionSchema>;
export type ProofInput = z.infer<typeof proofInputSchema>;
