import { z } from 'zod';
import { languages, type Language } from '../../domain/language';

/**
 * Seconds for `Retry-After` when no time is stated, or it has passed.
 * @see docs/product.md#maintenance
 */
const defaultRetrySeconds = 300;

/** State of the closed shop, as the key `maintenance` holds it. */
export interface Closure {
  /** Expected end (ISO 8601), or null when none is stated. */
  readonly until: string | null;
  /** Message to visitors, by language. */
  readonly message: Readonly<Partial<Record<Language, string>>>;
  /** Whether staff may sign in and work. */
  readonly desk: boolean;
}

/** An ISO 8601 instant with its offset. Seconds are optional, because people write it by hand. */
const instantSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

const closureSchema = z.strictObject({
  until: instantSchema.optional(),
  message: z.partialRecord(z.enum(languages), z.string().trim().min(1).max(500)).optional(),
  allow: z.array(z.enum(['desk'])).optional(),
});

/** Parses the value of the key: `on` or the JSON described in the README. Returns null for any other text. */
export function parseClosure(text: string): Closure | null {
  if (text.trim() === 'on') return { until: null, message: {}, desk: false };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = closureSchema.safeParse(given);
  if (!parsed.success) return null;
  const { until = null, message = {}, allow = [] } = parsed.data;
  return { until: until === null ? null : new Date(until).toISOString(), message, desk: allow.includes('desk') };
}

/** Returns the expected end, or null when none is stated or it has passed. Only deleting the key opens the shop. */
export function expectedOpening({ until }: Closure, now: Date): string | null {
  return until !== null && Date.parse(until) > now.getTime() ? until : null;
}

/** Returns the seconds for `Retry-After`, at least 1. */
export function retryAfterOf(closed: Closure, now: Date): number {
  const until = expectedOpening(closed, now);
  return until === null ? defaultRetrySeconds : Math.ceil((Date.parse(until) - now.getTime()) / 1000);
}
