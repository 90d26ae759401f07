import { z } from 'zod';
import { basketAddedSchema } from '../basket/schemas';
import { cartRefusalSchema } from '../cart/schemas';

/**
 * Answer of `POST /api/trades/{id}/restore-lists`: for each list the number of the trade's copies that it has, and the
 * lines or copies that were refused.
 */
export const restoredListsSchema = z.strictObject({
  basket: z.strictObject({ books: z.int(), refused: basketAddedSchema.shape.refused }),
  cart: z.strictObject({ books: z.int(), refused: z.array(cartRefusalSchema) }),
});

export type RestoredLists = z.infer<typeof restoredListsSchema>;
