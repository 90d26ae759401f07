import { z } from 'zod';

/** Mails that a person need not get: that a wished book came in, and the steps of trades that are good to know. */
export const mailKinds = ['wishes', 'trades'] as const;
export type MailKind = (typeof mailKinds)[number];

/** What the key of such a mail can change. `guest`: it is a guest's choice, for a mail address without an account. */
export const mailChoiceSchema = z.strictObject({ kind: z.enum(mailKinds), on: z.boolean(), guest: z.boolean() });
export type MailChoice = z.infer<typeof mailChoiceSchema>;

export const mailChoiceInputSchema = z.strictObject({ on: z.boolean() });
