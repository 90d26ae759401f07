import { z } from 'zod';
import { languageSchema } from '../schemas';

export const roles = ['customer', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who is here: the same answer for guests (`account` null), so that the shell needs one question. */
export const meSchema = z.strictObject({
  /**
   * `tag`: stands for the account in the header `Dogear-Account`, so that a page of another account changes nothing of
   * this one.
   */
  account: z.strictObject({ name: z.string(), email: z.string(), role: z.enum(roles), tag: z.string() }).nullable(),
  language: languageSchema,
  market: z.string(),
});
export type Me = z.infer<typeof meSchema>;

export const emailSchema = z.string().trim().max(254).pipe(z.email());
/** An own path to lead back to; anything else is dropped by the verb. */
const returnToSchema = z.string().max(500).optional();

/** Length limits are a rule with their own problem codes, so the schema is wider than the rule. */
export const registerInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(120),
  email: emailSchema,
  password: z.string().max(1024),
  terms: z.boolean(),
  returnTo: returnToSchema,
});
export const signInInputSchema = z.strictObject({ email: emailSchema, password: z.string().max(1024) });
/** `person`: what is asked for in another browser than the one that registered. */
export const confirmInputSchema = z.strictObject({
  token: z.string().min(16).max(200),
  person: z
    .strictObject({ name: z.string().trim().min(1).max(120), password: z.string().max(1024), terms: z.boolean() })
    .optional(),
});
export type RegisterInput = z.infer<typeof registerInputSchema>;
export type ConfirmInput = z.infer<typeof confirmInputSchema>;
export type SignInInput = z.infer<typeof signInInputSchema>;
