import { z } from 'zod';
import { emailSchema } from '../accounts/schemas';
import { parseTradeNumber } from './number';

/** `POST /api/trades/find`: a trade number in any usual spelling, and the mail address of the trade. */
export const findTradeSchema = z.strictObject({
  number: z.string().transform(parseTradeNumber).pipe(z.string()),
  email: emailSchema,
});
