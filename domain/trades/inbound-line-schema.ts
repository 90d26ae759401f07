import { z } from 'zod';
import { bookCardSchema } from '../catalogue/schemas';
import { instantSchema, moneySchema, usedGradeSchema } from '../schemas';
import { decisions, gradingReasons } from './grading';
import { inboundLineStates } from './lifecycle/states';
import { carrierView, trackingView } from './parcels/carriage-schemas';

/** A copy that the person sells, in a trade's answer. */
export const inboundLineSchema = z.strictObject({
  line: z.int(),
  /** Parcel planned by weight. Null for a book that was not in the trade. */
  parcel: z.int().nullable(),
  book: bookCardSchema,
  grade: usedGradeSchema,
  exLibrary: z.boolean(),
  state: z.enum(inboundLineStates),
  /** Amount agreed at checkout for the declared grade. */
  amount: moneySchema,
  /** Grade, reason and lower amount after grading; null when ungraded or as declared. */
  gradedAs: usedGradeSchema.nullable(),
  reason: z.enum(gradingReasons).nullable(),
  lower: moneySchema.nullable(),
  photos: z.array(z.string()),
  /** The copy was in the parcel but not in the trade. */
  unexpected: z.boolean(),
  decision: z.enum(decisions).nullable(),
  /** The person can decide about it now. */
  undecided: z.boolean(),
  /** Amount booked at settlement; null before. */
  paid: moneySchema.nullable(),
  /** Shipment that returned a refused copy; null before. */
  sentBack: z.strictObject({ ...carrierView, ...trackingView, at: instantSchema }).nullable(),
});
