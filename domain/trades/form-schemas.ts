import { z } from 'zod';
import { decisionLine, type LineDecision } from './decision-fields';
import { decisions } from './grading';

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

/** Step of a form that the page opens first: `ask` shows the form, `send` sends it. */
const formStep = z.enum(['ask', 'send']);

/** Fields for carrier and number. The API's schema checks them. */
const carriageFields = {
  carrier: z.string().max(40).default(''),
  'carrier-name': z.string().max(60).default(''),
  tracking: z.string().max(60).default(''),
};

/** Report that a parcel with sold books was posted. */
export const postParcelFormSchema = z.strictObject({
  trade: tradeIdSchema,
  step: formStep,
  parcel: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
  ...carriageFields,
});

/** Report that returned books were posted. */
export const returnSentFormSchema = z.strictObject({ trade: tradeIdSchema, step: formStep, ...carriageFields });

/**
 * Decisions about graded copies: `check` shows their sum, `send` sends them. `checked` holds the decisions whose sum
 * the page has shown, as `writtenDecisions` returns them.
 */
export const decideFormSchema = z
  .object({ trade: tradeIdSchema, step: z.enum(['check', 'send']), checked: z.string().max(20_000).default('') })
  .catchall(z.enum(decisions))
  .transform(({ trade, step, checked, ...fields }) => ({
    trade,
    step,
    checked,
    decisions: Object.entries(fields).flatMap(([name, decision]): LineDecision[] => {
      const line = decisionLine(name);
      return line === null ? [] : [{ line, decision }];
    }),
  }));
