import { z } from 'zod';
import { gradeSchema, instantSchema, moneySchema } from '../../schemas';

/**
 * Goods of one VAT rate (null: the margin scheme) with their share of the postage; net and tax are those of both
 * together.
 */
const vatSchema = z.array(
  z.strictObject({
    basisPoints: z.int().nullable(),
    goods: moneySchema,
    postage: moneySchema,
    net: moneySchema,
    tax: moneySchema,
  }),
);

export const sellerSchema = z.strictObject({
  legalName: z.string(),
  tradingName: z.string(),
  line1: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  registration: z.string(),
  vatNumber: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** An invoice or a credit note: what it says never changes once it has its number. */
const numberedSchema = z.strictObject({
  number: z.string(),
  at: instantSchema,
  /** The shop as it was on that day. */
  seller: sellerSchema,
  /**
   * `basisPoints`: the rate of a new copy. Null: a used copy, under the margin scheme; where prices contain no VAT,
   * every copy.
   */
  lines: z.array(
    z.strictObject({
      line: z.int(),
      isbn: z.string(),
      title: z.string(),
      grade: gradeSchema,
      quantity: z.int(),
      price: moneySchema,
      total: moneySchema,
      basisPoints: z.int().nullable(),
    }),
  ),
  postage: moneySchema,
  total: moneySchema,
  vat: vatSchema,
});

/**
 * What the printed pages of a trade need beyond the trade: who sells, the invoice once its parcel is sent, and each
 * correction of it.
 */
export const papersSchema = z.strictObject({
  seller: sellerSchema,
  /** Number of the business-reply licence in the trade's market; null: the sender puts a stamp on. */
  replyLicence: z.string().nullable(),
  invoice: numberedSchema.nullable(),
  /** In the order in which they were given. */
  creditNotes: z.array(numberedSchema),
});
export type SellerFacts = z.infer<typeof sellerSchema>;
export type Numbered = z.infer<typeof numberedSchema>;
export type Papers = z.infer<typeof papersSchema>;
