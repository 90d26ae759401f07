import { z } from 'zod';
import { languages, type Language } from '../../domain/language';

/**
 * Seconds after which to ask again where nobody said until when, or the time has passed (docs/product.md#maintenance).
 */
const usualWait = 300;

/** Why and until when the shop is closed, as the key `maintenance` says. */
export interface Closure {
  /** ISO 8601 instant, or null where nobody said. */
  readonly until: string | null;
  /** Words of the people who closed it, by language. */
  readonly message: Readonly<Partial<Record<Language, string>>>;
  /** Whether the desk may sign in and work. */
  readonly desk: boolean;
}

/** An instant with its offset; seconds may be left out, as people write it. */
const instantSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

const orderSchema = z.strictObject({
  until: instantSchema.optional(),
  message: z.partialRecord(z.enum(languages), z.string().trim().min(1).max(500)).optional(),
  allow: z.array(z.enum(['desk'])).optional(),
});

/** What the key's text means: closed, or null where it is neither `on` nor what the README describes. */
export function parseClosure(text: string): Closure | null {
  if (text.trim() === 'on') return { until: null, message: {}, desk: false };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  const order = orderSchema.safeParse(given);
  if (!order.success) return null;
  const { until = null, message = {}, allow = [] } = order.data;
  return { until: until === null ? null : new Date(until).toISOString(), message, desk: allow.includes('desk') };
}

/**
 * When the shop is expected to open, or null where nobody said or the time has passed: only the key's removal opens it.
 */
export function expectedOpening({ until }: Closure, now: Date): string | null {
  return until !== null && Date.parse(until) > now.getTime() ? until : null;
}

/** Seconds for `Retry-After`, at least 1. */
export function retryAfterOf(closed: Closure, now: Date): number {
  const until = expectedOpening(closed, now);
  return until === null ? usualWait : Math.ceil((Date.parse(until) - now.getTime()) / 1000);
}
