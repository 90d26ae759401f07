import { z } from 'zod';

/** Optional mails: `wishes` (a wished book is in stock) and `trades` (steps that need no action). */
export const mailKinds = ['wishes', 'trades'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mail choice that a signed unsubscribe link can change. `guest`: an address without an account. */
export const mailChoiceSchema = z.strictObject({ kind: z.enum(mailKinds), on: z.boolean(), guest: z.boolean() });
export type MailChoice = z.infer<typeof mailChoiceSchema>;

export const mailChoiceInputSchema = z.strictObject({ on: z.boolean() });
