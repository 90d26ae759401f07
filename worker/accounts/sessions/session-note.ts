import { z } from 'zod';
import type { Role } from '../../../domain/accounts/schemas';
import { sessionPolicy } from '../../../domain/policy/accounts';
import { dayMs, hourMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';

/**
 * A note on a session in key-value storage. It can only refuse a session, never allow one.
 * The note is up to a minute late, so D1 decides whether a session is valid. A replica of D1 may be late, too: the note
 * of an ended session then refuses it.
 */
const noteSchema = z.strictObject({ ended: z.boolean() });

const noteKey = (session: string) => `session:${session}`;

/**
 * Writes the note of a session; it expires at the end of the session (`endsAt`, ISO 8601).
 * Ignores errors: the store may be down, or refuse a second write within a second.
 */
export async function noteSession(
  ctx: Pick<Ctx, 'kv' | 'now'>,
  session: string,
  ended: boolean,
  endsAt: string,
): Promise<void> {
  // Key-value storage refuses lifetimes under a minute.
  const seconds = Math.max(60, Math.ceil((Date.parse(endsAt) - ctx.now.getTime()) / 1000));
  await ctx.kv.put(noteKey(session), JSON.stringify({ ended }), { expirationTtl: seconds }).catch(() => undefined);
}

/** Returns true when the note says that the session has ended. A missing, broken or unreachable note returns false. */
export async function isNotedEnded(ctx: Pick<Ctx, 'kv'>, session: string): Promise<boolean> {
  const stored: unknown = await ctx.kv.get(noteKey(session), 'json').catch(() => null);
  const note = noteSchema.safeParse(stored);
  return note.success && note.data.ended;
}

/**
 * Returns how long a session lasts: customers 30 days, sliding up to 180; staff 12 fixed hours.
 * @see docs/product.md#sessions
 */
export function sessionLifetime(role: Role): { readonly ms: number; readonly slides: boolean } {
  return role === 'customer'
    ? { ms: sessionPolicy.days * dayMs, slides: true }
    : { ms: sessionPolicy.deskHours * hourMs, slides: false };
}
