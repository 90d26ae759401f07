import { z } from 'zod';
import { identityMethods } from '../law/buying';
import { deskLimits } from '../policy/limits';
import { usedGradeSchema } from '../schemas';
import { carrierInput, carrierNameRule, trackingSchema } from '../trades/parcels/carriage-schemas';
import { gradingReasons } from '../trades/grading';

export const gradingOutcomes = ['as-said', 'regraded', 'rejected', 'missing'] as const;

/**
 * `PUT /api/desk/trades/{id}/lines/{line}/grading`. `regraded` needs `grade` and `reason`, `rejected` needs `reason`.
 * `{line}` is the number of a line, or an ISBN for its next ungraded copy.
 */
export const gradingSchema = z.strictObject({
  as: z.enum(gradingOutcomes),
  grade: usedGradeSchema.optional(),
  reason: z.enum(gradingReasons).optional(),
});

/** `POST /api/desk/trades/{id}/unexpected`: a copy that is not in the trade, by ISBN or in words. */
export const unexpectedSchema = z.strictObject({
  isbn: z.string().trim().max(32).optional(),
  words: z.string().trim().max(deskLimits.bookWords).optional(),
});

/** `POST /api/desk/trades/{id}/charity`: one more book for charity was found, or one was counted by mistake. */
export const charityCountSchema = z.strictObject({ by: z.union([z.literal(1), z.literal(-1)]) });

/** `POST /api/desk/trades/{id}/identity`: how the seller's identity was checked. */
export const identityCheckSchema = z.strictObject({ method: z.enum(identityMethods) });

/** `POST /api/desk/trades/{id}/lines/{line}/sent-back`: a refused copy was sent to the person. */
export const returnShipmentSchema = z
  .strictObject({ ...carrierInput, tracking: trackingSchema.optional() })
  .refine(...carrierNameRule);

export type Grading = z.infer<typeof gradingSchema>;
export type Unexpected = z.infer<typeof unexpectedSchema>;
export type CharityCount = z.infer<typeof charityCountSchema>;
export type ReturnShipment = z.infer<typeof returnShipmentSchema>;
