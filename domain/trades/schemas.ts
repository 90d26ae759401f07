import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import {
  addressSchema,
  ifWorseChoices,
  payments,
  payoutMethods,
  quoteRowCodes,
  settlements,
} from '../checkout/schemas';
import { daySchema, gradeSchema, instantSchema, moneySchema, usedGradeSchema } from '../schemas';
import { chosenCarrier, isNamed, namedAt, shownCarrier, shownNumber } from './parcels/carriage-schemas';
import { ledgerKindNames, ledgerSides } from './money/ledger';
import { decisions, gradingReasons } from './grading';
import { disputeStates } from './money/disputes';
import {
  inboundLegStates,
  inboundLineStates,
  outboundLegStates,
  outboundLineStates,
  settlementStates,
} from './lifecycle/states';

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

/** Another trade, as it is linked to. */
export const tradeRefSchema = z.strictObject({ id: z.string(), number: z.string() });

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
      /** A parcel that comes later than that is still graded at the amounts agreed until then. */
      lateUntil: instantSchema,
      ifWorse: z.enum(ifWorseChoices),
      ifWorseDownTo: z.int(),
      parcels: z.array(
        z.strictObject({
          parcel: z.int(),
          code: z.string(),
          grams: z.int(),
          postedAt: instantSchema.nullable(),
          receivedAt: instantSchema.nullable(),
          carrier: shownCarrier.carrier.nullable(),
          carrierName: shownCarrier.carrierName.nullable(),
          ...shownNumber,
          /** Print-ready pages: the label (business reply where the market has a licence) and the packing slip. */
          label: z.string(),
          slip: z.string(),
        }),
      ),
      /** The market has a business-reply licence: the label is paid by us. */
      replyLabel: z.boolean(),
      /** By when the person decides about copies found worse; null while nothing is asked. */
      decideBy: instantSchema.nullable(),
      /** What later returns of refused copies cost this person, said before checkout; usually nothing. */
      returnPostage: moneySchema,
      /** The shop's own address, where the parcels go. */
      sendTo: z.strictObject({
        name: z.string(),
        line1: z.string(),
        postcode: z.string(),
        city: z.string(),
        country: z.string(),
      }),
      lines: z.array(
        z.strictObject({
          line: z.int(),
          book: bookCardSchema,
          grade: usedGradeSchema,
          exLibrary: z.boolean(),
          state: z.enum(inboundLineStates),
          /** Agreed at checkout for the grade the person named. */
          amount: moneySchema,
          /**
           * As graded at the desk, why it is worse, and what it is worth then; null while it is as said or not graded.
           */
          gradedAs: usedGradeSchema.nullable(),
          reason: z.enum(gradingReasons).nullable(),
          lower: moneySchema.nullable(),
          photos: z.array(z.string()),
          /** Came in the parcel and is not in the trade. */
          unexpected: z.boolean(),
          decision: z.enum(decisions).nullable(),
          /** The person may decide about it now. */
          undecided: z.boolean(),
          /** Booked when the leg was settled; null before. */
          paid: moneySchema.nullable(),
          /** How a refused copy went back to the person; null before. */
          sentBack: z.strictObject({ ...shownCarrier, ...shownNumber, at: instantSchema }).nullable(),
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
          /** May be withdrawn from now. */
          withdrawable: z.boolean(),
        }),
      ),
      carrier: shownCarrier.carrier.nullable(),
      carrierName: shownCarrier.carrierName.nullable(),
      ...shownNumber,
      dispatchedAt: instantSchema.nullable(),
      deliveredAt: instantSchema.nullable(),
      /** Until when the person may withdraw from the purchase; null before it is delivered. */
      withdrawUntil: instantSchema.nullable(),
      /** Where withdrawn books go, with the label to print; null while none is on its way back. */
      returning: z
        .strictObject({
          label: z.string(),
          paidByUs: z.boolean(),
          sendBy: instantSchema,
          /** That day is over. */
          isLate: z.boolean(),
          /** The person said that it was posted, and then by when it is refunded wherever the parcel is. */
          sent: z
            .strictObject({
              ...shownCarrier,
              ...shownNumber,
              tracking: z.string(),
              at: instantSchema,
              refundBy: instantSchema,
            })
            .nullable(),
        })
        .nullable(),
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
  /** Card, wallet and the like, while they may be paid with; `failed` says that the last try did not go through. */
  card: z
    .strictObject({ amount: moneySchema, payBy: instantSchema, state: z.enum(['open', 'processing', 'failed']) })
    .nullable(),
  /** Bookings so far, from the person's side: the money that explains itself. */
  ledger: z.array(
    z.strictObject({
      side: z.enum(ledgerSides),
      kind: z.enum(ledgerKindNames),
      amount: moneySchema,
      at: instantSchema,
    }),
  ),
  /** Still to pay, and still to get by payout and refund. */
  toPay: moneySchema,
  toGet: moneySchema,
  /** Money the shop sends. `iban` masked. */
  payouts: z.array(
    z.strictObject({
      kind: z.enum(['payout', 'refund']),
      way: z.enum(['bank', 'stripe', 'store-credit']),
      amount: moneySchema,
      state: z.enum(['due', 'sent', 'done', 'failed', 'replaced']),
      at: instantSchema,
    }),
  ),
  /** Card payments that the person's bank asks about or took back, oldest first; `withdrawn`: what it has now. */
  disputes: z.array(
    z.strictObject({
      state: z.enum(disputeStates),
      amount: moneySchema,
      withdrawn: moneySchema,
      history: z.array(
        z.strictObject({ state: z.enum(disputeStates), at: instantSchema, actor: z.literal('provider') }),
      ),
    }),
  ),
  payoutIban: z.string().nullable(),
  /** Payouts wait until then, after a change of mail or bank account. */
  payoutsHeldUntil: instantSchema.nullable(),
  /** The day from which what is held is sent; null while nothing is. */
  payoutsFrom: daySchema.nullable(),
  /** Printable: invoice for new copies, statement under the margin scheme for used ones. */
  invoice: z.string().nullable(),
  /** Corrections of it, each a page of its own to print. */
  creditNotes: z.array(
    z.strictObject({ number: z.string(), amount: moneySchema, at: instantSchema, page: z.string() }),
  ),
  /** Raised by everything that happens to the trade, and how many of its deadlines are over; together its ETag. */
  version: z.int(),
  passed: z.int(),
  /** The trade whose late parcel this one takes in, and those that took in late parcels of this one. */
  follows: tradeRefSchema.nullable(),
  followedBy: z.array(tradeRefSchema),
  name: z.string(),
  email: z.string(),
  address: addressSchema,
  /** Changes of lines, for the timeline. */
  lineEvents: z.array(
    z.strictObject({
      part: z.enum(['inbound-line', 'outbound-line']),
      line: z.int(),
      from: z.string().nullable(),
      to: z.string(),
      at: instantSchema,
      actor: z.enum(['customer', 'staff', 'shop']),
    }),
  ),
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
  /** Positive: they get it. As agreed; once the books are settled, as it came. */
  difference: moneySchema,
});
export const tradeListSchema = z.strictObject({
  items: z.array(tradeSummarySchema),
  nextCursor: z.string().nullable(),
});

/** `POST /api/trades/{id}/post`: a parcel is on its way. */
export const postParcelSchema = z
  .strictObject({ parcel: z.int().min(1), ...chosenCarrier, tracking: z.string().trim().max(60).optional() })
  .refine(isNamed, namedAt);
/** `POST /api/trades/{id}/return-sent`: what was withdrawn from is on its way back; the number is the proof. */
export const returnSentSchema = z
  .strictObject({ ...chosenCarrier, tracking: z.string().trim().min(1).max(60) })
  .refine(isNamed, namedAt);
/** `POST /api/trades/{id}/decide`: about copies found worse; left-out lines stay undecided. */
export const decideSchema = z.strictObject({
  decisions: z
    .array(z.strictObject({ line: z.int().min(1), decision: z.enum(decisions) }))
    .min(1)
    .max(1000),
});
/** `POST /api/trades/{id}/withdraw`: from the purchase, line by line; `confirm` is the second step's. */
export const withdrawSchema = z.strictObject({
  lines: z.array(z.int().min(1)).min(1).max(200),
  reason: z.enum(['withdraw', 'not-as-described']),
  words: z.string().trim().max(1000).default(''),
});

export type Trade = z.infer<typeof tradeSchema>;
export type TradeEvent = z.infer<typeof tradeEventSchema>;
export type TradeSummary = z.infer<typeof tradeSummarySchema>;
