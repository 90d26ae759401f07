import { z } from 'zod';
import type { ProblemCode } from '../../problems';
import type { ChosenCarrier } from './carriage';
import { carrierCodes } from './carriers';

const carrierUnknown: ProblemCode = 'carrier-unknown';

/**
 * Fields of an input that names a carrier; goes with `isNamed`. A text that is no code of the list is
 * `carrier-unknown`.
 */
export const chosenCarrier = {
  carrier: z.enum(carrierCodes, { error: ({ input }) => (typeof input === 'string' ? carrierUnknown : undefined) }),
  /** What `other` is called; belongs to no other code. */
  carrierName: z.string().trim().min(1).max(60).optional(),
};

/** A rule of inputs with `chosenCarrier`: `other` has a name, and a carrier of the list has its own. */
export function isNamed({ carrier, carrierName }: ChosenCarrier): boolean {
  return (carrier === 'other') === (carrierName !== undefined);
}
/** Where an input stands that breaks `isNamed`. */
export const namedAt = { path: ['carrierName'] };

/** A carrier as it is shown: by its code, and by its name, which is what `other` was called. */
export const shownCarrier = { carrier: z.enum(carrierCodes), carrierName: z.string() };
/** A parcel's number, and the carrier's page that tells where the parcel is; null where none is known. */
export const shownNumber = { tracking: z.string().nullable(), trackingLink: z.url().nullable() };
