import { z } from 'zod';
import { languageSchema } from '../schemas';
import { isMailAddress } from './email';
import { isMailedToken } from './mailed-token';

export const roles = ['customer', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The visitor of this request; `account` is null for a guest. One schema for both, so the shell asks once. */
export const meSchema = z.strictObject({
  /** `tag` names the account in the header `Dogear-Account`: a page of another account then can't change this one. */
  account: z.strictObject({ name: z.string(), email: z.string(), role: z.enum(roles), tag: z.string() }).nullable(),
  language: languageSchema,
  market: z.string(),
});
export type Me = z.infer<typeof meSchema>;

/** Mail address without spaces around it, as the shop keeps and configures it. */
export const mailAddressSchema = z.string().refine(isMailAddress, 'is no mail address');
/** Mail address as a person types it. */
export const emailSchema = z.string().trim().pipe(mailAddressSchema);
/** Redirect target after the action; a path that is not the shop's own is dropped. */
const returnToSchema = z.string().max(500).optional();

/** Schema limits are wider than the rules, because the rules answer with problem codes of their own. */
export const registerInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(120),
  email: emailSchema,
  password: z.string().max(1024),
  terms: z.boolean(),
  returnTo: returnToSchema,
});
export const signInInputSchema = z.strictObject({ email: emailSchema, password: z.string().max(1024) });
/** Token of a mailed link. It is sent in bodies only, so that no log of URLs contains one. */
export const mailedTokenSchema = z.string().refine(isMailedToken);
/** `person`: needed when the link is opened in another browser than the one that registered. */
export const confirmInputSchema = z.strictObject({
  token: mailedTokenSchema,
  person: z
    .strictObject({ name: z.string().trim().min(1).max(120), password: z.string().max(1024), terms: z.boolean() })
    .optional(),
});
export type RegisterInput = z.infer<typeof registerInputSchema>;
export type ConfirmInput = z.infer<typeof confirmInputSchema>;
export type SignInInput = z.infer<typeof signInInputSchema>;
