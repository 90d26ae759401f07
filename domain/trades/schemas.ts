import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { addressSchema, ifWorseChoices, payments, payoutMethods, quoteRowCodes, settlements } from '../checkout/schemas';
import { gradeSchema, instantSchema, moneySchema, usedGradeSchema } from '../schemas';
import { inboundLegStates, inboundLineStates, outboundLegStates, outboundLineStates, settlementStates } from './states';

export const tradeEventSchema = z.strictObject({
  part: z.enum(['inbound', 'outbound', 'settlement']),
  seq: z.int(),
  from: z.string().nullable(),
  to: z.string(),
  at: instantSchema,
  /** Who did it: the person, the shop's staff (never by name), or the shop by itself. */
  actor: z.enum(['customer', 'staff', 'shop']),
});

/** A step that lies ahead: shown hollow in the timeline, with the date it is due where there is one. */
const stepSchema = z.strictObject({
  part: z.enum(['inbound', 'outbound', 'settlement']),
  to: z.string(),
  due: instantSchema.nullable(),
});

export const tradeSchema = z.strictObject({
  id: z.string(),
  /** What people say on the phone: `IE-7K4Q`. */
  number: z.string(),
  placedAt: instantSchema,
  market: z.string(),
  settlement: z.enum(settlements),
  settlementState: z.enum(settlementStates),
  payment: z.enum(payments).nullable(),
  payout: z.enum(payoutMethods).nullable(),
  inbound: z
    .strictObject({
      state: z.enum(inboundLegStates),
      arriveBy: instantSchema,
      ifWorse: z.enum(ifWorseChoices),
      ifWorseDownTo: z.int(),
      parcels: z.array(z.strictObject({ code: z.string(), grams: z.int() })),
      /** The shop's own address, where the parcels go. */
      sendTo: z.strictObject({ name: z.string(), line1: z.string(), postcode: z.string(), city: z.string(), country: z.string() }),
      lines: z.array(
        z.strictObject({
          line: z.int(),
          book: bookCardSchema,
          grade: usedGradeSchema,
          state: z.enum(inboundLineStates),
          amount: moneySchema,
        }),
      ),
      total: moneySchema,
    })
    .nullable(),
  outbound: z
    .strictObject({
      state: z.enum(outboundLegStates),
      lines: z.array(
        z.strictObject({
          line: z.int(),
          book: bookCardSchema,
          grade: gradeSchema,
          used: z.boolean(),
          quantity: z.int(),
          /** Null until the leg is dispatched. */
          state: z.enum(outboundLineStates).nullable(),
          price: moneySchema,
          total: moneySchema,
        }),
      ),
      subtotal: moneySchema,
      postage: moneySchema,
      total: moneySchema,
    })
    .nullable(),
  rows: z.array(z.strictObject({ code: z.enum(quoteRowCodes), books: z.int(), amount: moneySchema })),
  /** Money agreed, from the person's side: positive, they get it. */
  difference: moneySchema,
  /** How to pay, while a bank transfer is awaited. */
  transfer: z
    .strictObject({
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      reference: z.string(),
      amount: moneySchema,
      payBy: instantSchema,
    })
    .nullable(),
  name: z.string(),
  email: z.string(),
  address: addressSchema,
  events: z.array(tradeEventSchema),
  ahead: z.array(stepSchema),
  /** What this person may do next, as event names of `POST /api/trades/{id}/{event}`. */
  allowed: z.array(z.string()),
});

export const tradeSummarySchema = z.strictObject({
  id: z.string(),
  number: z.string(),
  placedAt: instantSchema,
  settlement: z.enum(settlements),
  settlementState: z.enum(settlementStates),
  /** Something is still to come: books, a decision, money. */
  open: z.boolean(),
  give: z.int(),
  take: z.int(),
  difference: moneySchema,
});
export const tradeListSchema = z.strictObject({ items: z.array(tradeSummarySchema), nextCursor: z.string().nullable() });

export type Trade = z.infer<typeof tradeSchema>;
export type TradeEvent = z.infer<typeof tradeEventSchema>;
export type TradeSummary = z.infer<typeof tradeSummarySchema>;
