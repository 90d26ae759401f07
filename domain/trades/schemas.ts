import { z } from 'zod';
import { withdrawalLimits } from '../policy/limits';
import { bookCardSchema } from '../catalogue/schemas';
import { addressSchema, quoteRowCodes } from '../checkout/schemas';
import { ifWorseChoices, payoutMethods, settlements } from '../checkout/choices';
import { daySchema, gradeSchema, instantSchema, moneySchema } from '../schemas';
import { carrierInput, carrierNameRule, carrierView, trackingSchema, trackingView } from './parcels/carriage-schemas';
import { charityViewSchema } from './parcels/charity-schema';
import { inboundLineSchema } from './inbound-line-schema';
import { ledgerKindNames, ledgerSides } from './money/ledger';
import { decisions } from './grading';
import { awaitedSteps } from './lifecycle/awaited-step';
import { disputeStates } from './money/disputes';
import { inboundLegStates, outboundLegStates, outboundLineStates, settlementStates } from './lifecycle/states';
import { paymentMethods, outgoingPaymentMethods } from './money/card-providers';

export const tradeEventSchema = z.strictObject({
  part: z.enum(['inbound', 'outbound', 'settlement']),
  seq: z.int(),
  from: z.string().nullable(),
  to: z.string(),
  at: instantSchema,
  /** The person, staff (without a name) or the shop's jobs. */
  actor: z.enum(['customer', 'staff', 'shop']),
});

/** A step that is expected, with its due date if it has one; the timeline shows it hollow. */
const stepSchema = z.strictObject({
  part: z.enum(['inbound', 'outbound', 'settlement']),
  to: z.string(),
  due: instantSchema.nullable(),
  /** The shop has missed the due date, so it is not expected any more. */
  late: z.boolean(),
});

/** Link to another trade. */
export const tradeRefSchema = z.strictObject({ id: z.string(), number: z.string() });

export const tradeSchema = z.strictObject({
  id: z.string(),
  /** Number for conversations: `IE-7K4Q`. */
  number: z.string(),
  placedAt: instantSchema,
  /** Placed without an account: links in mails open it. */
  isGuest: z.boolean(),
  market: z.string(),
  settlement: z.enum(settlements),
  settlementState: z.enum(settlementStates),
  payment: z.enum(paymentMethods).nullable(),
  payout: z.enum(payoutMethods).nullable(),
  inbound: z
    .strictObject({
      state: z.enum(inboundLegStates),
      arriveBy: instantSchema,
      /** A late parcel that arrives before this instant is graded at the agreed amounts. */
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
          carrier: carrierView.carrier.nullable(),
          carrierName: carrierView.carrierName.nullable(),
          ...trackingView,
          /** URLs of printable pages: the label (business reply where licensed) and the packing slip. */
          label: z.string(),
          slip: z.string(),
        }),
      ),
      /** The market has a business-reply licence: the shop pays the label. */
      replyLabel: z.boolean(),
      /** Deadline for the decision about regraded copies; null: no decision is needed. */
      decideBy: instantSchema.nullable(),
      charity: charityViewSchema,
      /** Postage that the person pays for refused copies, shown before checkout; usually zero. */
      returnPostage: moneySchema,
      /** Address of the shop for parcels. */
      sendTo: z.strictObject({
        name: z.string(),
        line1: z.string(),
        postcode: z.string(),
        city: z.string(),
        country: z.string(),
      }),
      lines: z.array(inboundLineSchema),
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
          /** The person can withdraw from this line now. */
          withdrawable: z.boolean(),
        }),
      ),
      carrier: carrierView.carrier.nullable(),
      carrierName: carrierView.carrierName.nullable(),
      ...trackingView,
      dispatchedAt: instantSchema.nullable(),
      deliveredAt: instantSchema.nullable(),
      /** End of the withdrawal period; null before delivery. */
      withdrawUntil: instantSchema.nullable(),
      /** Label for withdrawn books; null while no line is being returned. */
      returning: z
        .strictObject({
          label: z.string(),
          paidByUs: z.boolean(),
          sendBy: instantSchema,
          /** The deadline `sendBy` has passed. */
          isLate: z.boolean(),
          /** Set once the person has posted the return; the refund is due with or without the parcel. */
          sent: z
            .strictObject({
              ...carrierView,
              ...trackingView,
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
  /** Agreed money from the person's view; positive: paid to the person. */
  difference: moneySchema,
  /** Bank details while a bank transfer is awaited. */
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
  /** Card payment while it is possible; `failed`: the last attempt failed. */
  card: z
    .strictObject({ amount: moneySchema, payBy: instantSchema, state: z.enum(['open', 'processing', 'failed']) })
    .nullable(),
  /** Bookings so far, from the person's view. */
  ledger: z.array(
    z.strictObject({
      side: z.enum(ledgerSides),
      kind: z.enum(ledgerKindNames),
      amount: moneySchema,
      at: instantSchema,
    }),
  ),
  /** Amounts still to be paid by the person, and to the person by payout and refund. */
  toPay: moneySchema,
  toGet: moneySchema,
  /** Payouts and refunds by the shop. */
  payouts: z.array(
    z.strictObject({
      kind: z.enum(['payout', 'refund']),
      way: z.enum(outgoingPaymentMethods),
      amount: moneySchema,
      state: z.enum(['due', 'sent', 'done', 'failed', 'replaced']),
      at: instantSchema,
    }),
  ),
  /** Disputed card payments, oldest first; `withdrawn`: amount that the bank holds now. */
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
  /** The person has given a bank account to which payouts and refunds go now. */
  hasBankAccount: z.boolean(),
  /** End of the waiting time for payouts after a change of mail address or bank account. */
  payoutsHeldUntil: instantSchema.nullable(),
  /** Day on which held payouts are sent; null: none is held. */
  payoutsFrom: daySchema.nullable(),
  /** URL of the printable invoice: with VAT for new copies, under the margin scheme for used ones. */
  invoice: z.string().nullable(),
  /** Corrections of the invoice, with the URL of each printable page. */
  creditNotes: z.array(
    z.strictObject({ number: z.string(), amount: moneySchema, at: instantSchema, page: z.string() }),
  ),
  /** Number of changes of the trade, of passed deadlines, and the day of the market at the time: they form the ETag. */
  version: z.int(),
  passed: z.int(),
  day: daySchema,
  /** Trade whose late parcel this trade pays for, and trades that pay for late parcels of this one. */
  follows: tradeRefSchema.nullable(),
  followedBy: z.array(tradeRefSchema),
  name: z.string(),
  email: z.string(),
  address: addressSchema,
  /** Changes of lines for the timeline. */
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
  /** Events that this person may send now with `POST /api/trades/{id}/{event}`. */
  allowed: z.array(z.string()),
});

export const tradeSummarySchema = z.strictObject({
  id: z.string(),
  number: z.string(),
  placedAt: instantSchema,
  settlement: z.enum(settlements),
  settlementState: z.enum(settlementStates),
  /** States of the legs; null for a leg that the trade does not have. */
  inboundState: z.enum(inboundLegStates).nullable(),
  outboundState: z.enum(outboundLegStates).nullable(),
  /** The trade waits for books, a decision or money, or a payout or refund has failed. */
  open: z.boolean(),
  /** What only the person can do. */
  awaited: z.enum(awaitedSteps).nullable(),
  /** A refund to a card failed, and the shop decides how to send it again. */
  hasFailedCardRefund: z.boolean(),
  /** A bank has taken back money that had paid for the trade. */
  isChargedBack: z.boolean(),
  give: z.int(),
  take: z.int(),
  /** Positive: paid to the person. The agreed amount, or the actual one after the settlement of the books. */
  difference: moneySchema,
});
export const tradeListSchema = z.strictObject({
  items: z.array(tradeSummarySchema),
  nextCursor: z.string().nullable(),
});

/** `POST /api/trades/{id}/post`: a parcel was posted. */
export const postParcelSchema = z
  .strictObject({ parcel: z.int().min(1), ...carrierInput, tracking: trackingSchema.optional() })
  .refine(...carrierNameRule);
/** `POST /api/trades/{id}/return-sent`: withdrawn books were posted; the tracking number is the proof. */
export const returnSentSchema = z
  .strictObject({ ...carrierInput, tracking: trackingSchema.min(1) })
  .refine(...carrierNameRule);
const lineDecision = z.strictObject({ line: z.int().min(1), decision: z.enum(decisions) });
/** `POST /api/trades/{id}/decide`: decisions about regraded copies; omitted lines stay undecided. */
export const decideSchema = z.strictObject({ decisions: z.array(lineDecision).min(1).max(1000) });
/** `POST /api/trades/{id}/withdraw`: withdrawal from a purchase, line by line. */
export const withdrawSchema = z.strictObject({
  lines: z.array(z.int().min(1)).min(1).max(200),
  reason: z.enum(['withdraw', 'not-as-described']),
  words: z.string().trim().max(withdrawalLimits.words).default(''),
});

export type Trade = z.infer<typeof tradeSchema>;
export type TradeSummary = z.infer<typeof tradeSummarySchema>;
