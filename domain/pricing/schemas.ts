import { z } from 'zod';
import { gradeSchema, instantSchema, isbnSchema, moneySchema, usedGradeSchema } from '../schemas';

/** Reasons of prices and of offers; the amounts of all reasons add up to the amount. */
export const priceReasons = ['reference', 'grade', 'stock', 'demand', 'publisher-price', 'rounding'] as const;
export const offerReasons = [
  'base',
  'grade',
  'demand',
  'stock',
  'wishes',
  'ex-library',
  'ceiling',
  'bought-here',
  'rounding',
  'hold',
] as const;
export const declineReasons = [
  'buying-closed',
  'not-in-catalogue',
  'recalled',
  'no-reference-price',
  'enough-stock',
  'copies-limit',
  'too-little-value',
  'grade-not-accepted',
] as const;

export const offerReasonSchema = z.strictObject({ code: z.enum(offerReasons), amount: moneySchema });
export const priceReasonSchema = z.strictObject({ code: z.enum(priceReasons), amount: moneySchema });

/** Today's offer for an edition in a grade, or the reason of a decline. */
export const offerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('offer'),
    amount: moneySchema,
    reasons: z.array(offerReasonSchema),
    /** Instant until which the amount is held for this person; null: it is not held. */
    heldUntil: instantSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('declined'), reason: z.enum(declineReasons) }),
]);

/** A copy of one grade that people can buy. */
export const copySchema = z.strictObject({
  grade: gradeSchema,
  used: z.boolean(),
  price: moneySchema,
  reasons: z.array(priceReasonSchema),
  /** Lowest price of the last 30 days, if today's is lower. */
  struckOut: moneySchema.nullable(),
  available: z.int(),
});

export const offersInputSchema = z.strictObject({
  books: z
    .array(z.strictObject({ isbn: z.string().max(32), grade: usedGradeSchema, exLibrary: z.boolean().default(false) }))
    .min(1)
    .max(1000),
});

/** One answer of `POST /api/offers`, in the order of the request. */
export const offerAnswerSchema = z.strictObject({
  index: z.int(),
  /** The code as it was sent. */
  asked: z.string(),
  isbn: isbnSchema.nullable(),
  grade: usedGradeSchema,
  /** Null: the ISBN is wrong, or the edition is not in the catalogue. */
  book: z
    .strictObject({
      isbn: isbnSchema,
      title: z.string(),
      authors: z.array(z.string()),
      cover: z.string(),
      /** Weight of a copy, known or estimated. Answers that a device kept from earlier versions have none. */
      grams: z.int().optional(),
    })
    .nullable(),
  offer: z.union([
    offerSchema,
    z.strictObject({ kind: z.literal('invalid'), problem: z.enum(['invalid-isbn', 'shop-barcode', 'printed-music']) }),
  ]),
});

export const offerAnswersSchema = z.strictObject({ items: z.array(offerAnswerSchema) });

export type Offer = z.infer<typeof offerSchema>;
export type OfferReason = z.infer<typeof offerReasonSchema>;
export type PriceReason = z.infer<typeof priceReasonSchema>;
export type DeclineReason = (typeof declineReasons)[number];
export type Copy = z.infer<typeof copySchema>;
export type OffersInput = z.infer<typeof offersInputSchema>;
export type OfferAnswer = z.infer<typeof offerAnswerSchema>;
