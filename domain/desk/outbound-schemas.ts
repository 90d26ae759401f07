import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { gradeSchema, instantSchema } from '../schemas';
import { carrierInput, carrierNameRule, trackingSchema } from '../trades/parcels/carriage-schemas';

/** Copies to take from the shelves for orders that can be packed now, in the order of the shelves. */
export const pickListSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      shelf: z.string(),
      book: bookCardSchema,
      grade: gradeSchema,
      quantity: z.int(),
      /** Orders that need these copies, with their numbers of copies. */
      orders: z.array(z.strictObject({ trade: z.string(), number: z.string(), line: z.int(), quantity: z.int() })),
    }),
  ),
  /** The orders, oldest first, with the instant since which each can be packed. */
  orders: z.array(
    z.strictObject({ trade: z.string(), number: z.string(), market: z.string(), books: z.int(), since: instantSchema }),
  ),
  /** Number of all orders that can be packed; the list contains the oldest of them. */
  waiting: z.int(),
});

/** `POST /api/desk/trades/{id}/dispatch`: the parcel was handed to a carrier. */
export const dispatchSchema = z
  .strictObject({ ...carrierInput, tracking: trackingSchema.default('') })
  .refine(...carrierNameRule);

/** Condition of a returned book: as sent, worse (with its present grade), or lost on the way. */
export const returnConditions = ['as-sent', 'worse', 'gone'] as const;
/** `POST /api/desk/trades/{id}/lines/{line}/came-back`; `grade` only with `worse`. */
export const receiveReturnSchema = z
  .strictObject({ condition: z.enum(returnConditions), grade: gradeSchema.optional() })
  .refine(({ condition, grade }) => (condition === 'worse') === (grade !== undefined), { path: ['grade'] });

export type PickList = z.infer<typeof pickListSchema>;
export type Dispatch = z.infer<typeof dispatchSchema>;
export type ReceiveReturn = z.infer<typeof receiveReturnSchema>;
