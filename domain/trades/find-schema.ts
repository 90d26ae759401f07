import { z } from 'zod';
import { emailSchema } from '../accounts/schemas';

/** `POST /api/trades/find`: a trade number in any usual spelling, and the mail address of the trade. */
export const findTradeSchema = z.strictObject({
  number: z
    .string()
    .trim()
    .toUpperCase()
    .transform((text) => text.replaceAll(/[\s‐-―]+/g, '-'))
    .pipe(z.string().regex(/^[A-Z]{2}-?[0-9A-Z]{4,12}$/))
    .transform((text) => (text.includes('-') ? text : `${text.slice(0, 2)}-${text.slice(2)}`)),
  email: emailSchema,
});
