import { z } from 'zod';
import type { ProblemCode } from '../../problems';
import { carriageLimits, type ChosenCarrier } from './carriage';
import { carrierCodes } from './carriers';

const carrierUnknown: ProblemCode = 'carrier-unknown';

/** Input fields for a carrier, used with `carrierNameRule`. An unknown code is the problem `carrier-unknown`. */
export const carrierInput = {
  carrier: z.enum(carrierCodes, { error: ({ input }) => (typeof input === 'string' ? carrierUnknown : undefined) }),
  /** Name of the carrier `other`; no other code has one. */
  carrierName: z.string().trim().min(1).max(carriageLimits.carrierName).optional(),
};

/** A typed tracking number. */
export const trackingSchema = z.string().trim().max(carriageLimits.tracking);

/** Returns whether a name is given exactly for the carrier `other`. */
export function hasFittingCarrierName({ carrier, carrierName }: ChosenCarrier): boolean {
  return (carrier === 'other') === (carrierName !== undefined);
}
/** Arguments of `refine` for a schema with `carrierInput`: the check of the name, and the path of its problem. */
export const carrierNameRule: [check: typeof hasFittingCarrierName, issue: { path: string[] }] = [
  hasFittingCarrierName,
  { path: ['carrierName'] },
];

/** Fields of an answer for a carrier; `carrierName` is the listed name, or the typed one for `other`. */
export const carrierView = { carrier: z.enum(carrierCodes), carrierName: z.string() };
/** Fields of an answer for a tracking number and the URL of its tracking page; null: unknown. */
export const trackingView = { tracking: z.string().nullable(), trackingLink: z.url().nullable() };
