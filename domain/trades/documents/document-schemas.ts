import { z } from 'zod';
import { gradeSchema, instantSchema, moneySchema } from '../../schemas';

/** Goods of one VAT rate (null: margin scheme) and their share of the postage; net and tax cover both. */
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

/** An invoice or a credit note; it never changes after it got its number. */
const numberedSchema = z.strictObject({
  number: z.string(),
  at: instantSchema,
  /** Details of the shop on that day. */
  seller: sellerSchema,
  /** `basisPoints`: VAT rate of a new copy; null for used copies (margin scheme) and for prices without VAT. */
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

/** Data of a trade's printed pages beside the trade: seller, invoice (after dispatch) and credit notes. */
export const tradeDocumentsSchema = z.strictObject({
  seller: sellerSchema,
  /** Number of the market's business-reply licence; null: the sender pays the postage. */
  replyLicence: z.string().nullable(),
  invoice: numberedSchema.nullable(),
  /** In order of their numbers. */
  creditNotes: z.array(numberedSchema),
});
export type SellerFacts = z.infer<typeof sellerSchema>;
export type NumberedDocument = z.infer<typeof numberedSchema>;
export type TradeDocuments = z.infer<typeof tradeDocumentsSchema>;
