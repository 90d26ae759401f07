import { z } from 'zod';
import { recallLimits } from '../../policy/limits';
import { instantSchema, isbnSchema } from '../../schemas';
import { recallDangers } from './dangers';
import { isWebAddress } from '../web-address';

/** Recall as buyers and visitors read it. `details`: the clerk's words. `notice`: address of the official notice. */
export const recallSchema = z.strictObject({
  danger: z.enum(recallDangers),
  details: z.string(),
  notice: z.string().nullable(),
});

/** Recall as the desk sees it. */
export const deskRecallSchema = recallSchema.extend({
  since: instantSchema,
  /** Number of sent orders with the book. Each gets one mail. */
  told: z.int(),
  /** Orders with the book that are not sent yet, and must not be. */
  unsent: z.array(z.strictObject({ trade: z.string(), number: z.string() })),
});

/** `POST /api/desk/recalls`. */
export const recallStartSchema = z.strictObject({
  isbn: isbnSchema,
  danger: z.enum(recallDangers),
  details: z.string().trim().min(recallLimits.shortest).max(recallLimits.details),
  notice: z.string().max(recallLimits.notice).refine(isWebAddress, 'is no web address').nullable(),
});

export type Recall = z.infer<typeof recallSchema>;
export type DeskRecall = z.infer<typeof deskRecallSchema>;
export type RecallStart = z.infer<typeof recallStartSchema>;
