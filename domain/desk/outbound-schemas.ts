import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { gradeSchema, instantSchema } from '../schemas';
import { chosenCarrier, isNamed, namedAt } from '../trades/parcels/carriage-schemas';

/** Copies to take from the shelves for the orders that may be packed now, in the order of the shelves. */
export const pickListSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      shelf: z.string(),
      book: bookCardSchema,
      grade: gradeSchema,
      quantity: z.int(),
      /** For whom: the trade, its number, and how many copies of these. */
      orders: z.array(z.strictObject({ trade: z.string(), number: z.string(), line: z.int(), quantity: z.int() })),
    }),
  ),
  /** The orders themselves, oldest first, each with the day since which it could be packed. */
  orders: z.array(
    z.strictObject({ trade: z.string(), number: z.string(), market: z.string(), books: z.int(), since: instantSchema }),
  ),
  /** Orders that may be packed in all; the list takes the oldest of them. */
  waiting: z.int(),
});

/** `POST /api/desk/trades/{id}/dispatch` */
export const dispatchSchema = z
  .strictObject({ ...chosenCarrier, tracking: z.string().trim().max(60).default('') })
  .refine(isNamed, namedAt);

/**
 * In what state a book came back: as it was sent, worse (then the grade it has now), or not at all, lost on its way.
 */
export const returnConditions = ['as-sent', 'worse', 'gone'] as const;
/** `POST /api/desk/trades/{id}/lines/{line}/came-back`; `grade` belongs to `worse`. */
export const cameBackSchema = z
  .strictObject({ condition: z.enum(returnConditions), grade: gradeSchema.optional() })
  .refine(({ condition, grade }) => (condition === 'worse') === (grade !== undefined), { path: ['grade'] });

export type PickList = z.infer<typeof pickListSchema>;
export type Dispatch = z.infer<typeof dispatchSchema>;
export type CameBack = z.infer<typeof cameBackSchema>;
