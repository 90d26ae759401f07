import { z } from 'zod';
import { roundTo } from '../money';
import { instantSchema, moneySchema } from '../schemas';

/** Goods of one VAT rate (null: the margin scheme) with their share of the postage; net and tax are those of both together. */
const vatSchema = z.array(
  z.strictObject({ basisPoints: z.int().nullable(), goods: moneySchema, postage: moneySchema, net: moneySchema, tax: moneySchema }),
);

/** What the printed pages of a trade need beyond the trade: who sells, and the invoice once its parcel is sent. */
export const papersSchema = z.strictObject({
  seller: z.strictObject({
    legalName: z.string(), tradingName: z.string(), line1: z.string(), postcode: z.string(), city: z.string(), country: z.string(),
    registration: z.string(), vatNumber: z.string(), email: z.string(), phone: z.string(),
  }),
  /** Number of the business-reply licence in the trade's market; null: the sender puts a stamp on. */
  replyLicence: z.string().nullable(),
  invoice: z
    .strictObject({
      number: z.string(),
      at: instantSchema,
      /** Of new copies: the rate in basis points. Used copies are sold under the margin scheme; where prices contain no VAT there is none. */
      rates: z.array(z.strictObject({ line: z.int(), basisPoints: z.int() })),
      vat: vatSchema,
      /** After what came back or was lost: each correction, what is left, and the VAT in it. Null: nothing did. */
      corrected: z
        .strictObject({ entries: z.array(z.strictObject({ kind: z.enum(['returned', 'postage-back', 'lost']), amount: moneySchema, at: instantSchema })), left: moneySchema, vat: vatSchema })
        .nullable(),
    })
    .nullable(),
});
export type Papers = z.infer<typeof papersSchema>;

/** The tax that an amount of minor units contains, at a rate in basis points. */
export function taxIn(amount: number, basisPoints: number): number {
  return roundTo((amount * basisPoints) / (10_000 + basisPoints));
}
