import { z } from 'zod';
import { bookCardSchema, hitCopySchema } from '../catalogue/schemas';
import { marketCodes } from '../market/market-codes';
import { languageSchema, moneySchema, usedGradeSchema } from '../schemas';

const marketSchema = z.enum(marketCodes);
const cursorSchema = z.string().max(40).optional();

/** Query of the offer feed. */
export const offersFeedQuerySchema = z.strictObject({ market: marketSchema, cursor: cursorSchema });
/** Query of the product feed. `language`: language of links and descriptions. */
export const productsFeedQuerySchema = offersFeedQuerySchema.extend({ language: languageSchema });

/** One line of the offer feed as JSON Lines. */
export const offerLineSchema = bookCardSchema.pick({ isbn: true, title: true, authors: true, language: true }).extend({
  market: marketSchema,
  copies: z.array(hitCopySchema),
  offers: z.array(z.strictObject({ grade: usedGradeSchema, amount: moneySchema })),
});

export type OffersFeedQuery = z.infer<typeof offersFeedQuerySchema>;
export type ProductsFeedQuery = z.infer<typeof productsFeedQuerySchema>;
export type OfferLine = z.infer<typeof offerLineSchema>;
