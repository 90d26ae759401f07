import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';

export const wishListSchema = z.strictObject({ items: z.array(bookCardSchema), nextCursor: z.string().nullable() });
export type WishList = z.infer<typeof wishListSchema>;
