import { z } from 'zod';
import { roundTo } from '../money';
import { moneySchema } from '../schemas';

/** What the printed pages of a trade need beyond the trade: who sells, and the tax in each copy taken. */
export const papersSchema = z.strictObject({
  seller: z.strictObject({
    legalName: z.string(), tradingName: z.string(), line1: z.string(), postcode: z.string(), city: z.string(), country: z.string(),
    registration: z.string(), vatNumber: z.string(), email: z.string(), phone: z.string(),
  }),
  /** Number of the business-reply licence in the trade's market; null: the sender puts a stamp on. */
  replyLicence: z.string().nullable(),
  /** Of new copies: rate in basis points and the tax that the line's total contains. Used copies are sold under the margin scheme. */
  taxes: z.array(z.strictObject({ line: z.int(), basisPoints: z.int(), amount: moneySchema })),
});
export type Papers = z.infer<typeof papersSchema>;

/** The tax that an amount of minor units contains, at a rate in basis points. */
export function taxIn(amount: number, basisPoints: number): number {
  return roundTo((amount * basisPoints) / (10_000 + basisPoints));
}
