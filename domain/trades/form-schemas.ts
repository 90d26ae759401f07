import { z } from 'zod';

/** Id of a trade in a form. The API checks whose trade it is. */
const tradeIdSchema = z.string().regex(/^[0-9a-z]{1,40}$/);

/** Cancellation: `ask` shows the question, `confirm` cancels. */
export const cancelFormSchema = z.strictObject({ trade: tradeIdSchema, step: z.enum(['ask', 'confirm']) });

/** Report that the sent books have arrived. */
export const arrivalFormSchema = z.strictObject({ trade: tradeIdSchema });

/**
 * Withdrawal: `choose` shows the books, `confirm` the declaration, `send` declares it. The chosen books are ticked
 * boxes (`line-3`), or the numbers of their lines (`lines`: "1,3").
 */
export const withdrawFormSchema = z
  .object({
    trade: tradeIdSchema,
    step: z.enum(['choose', 'confirm', 'send']),
    reason: z.enum(['withdraw', 'not-as-described']).default('withdraw'),
    words: z.string().max(1000).default(''),
    lines: z
      .string()
      .regex(/^\d{1,4}(?:,\d{1,4})*$/)
      .optional(),
  })
  .catchall(z.literal('on'))
  .transform(({ trade, step, reason, words, lines, ...boxes }) => ({
    trade,
    step,
    reason,
    words,
    lines:
      lines?.split(',').map(Number) ??
      Object.keys(boxes).flatMap((name) => (/^line-\d{1,4}$/.test(name) ? [Number(name.slice('line-'.length))] : [])),
  }));
