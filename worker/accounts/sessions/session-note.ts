import { z } from 'zod';
import type { Role } from '../../../domain/accounts/schemas';
import { sessionPolicy } from '../../../domain/policy';
import { dayMs, hourMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';

/**
 * A session's quick note in key-value storage. It can only refuse: it is up to a minute late, so that a session holds
 * is D1's word alone; but a replica of D1 may be late too, and then the note of an ended session still turns it away.
 */
const noteSchema = z.strictObject({ ended: z.boolean() });

const noteKey = (session: string) => `session:${session}`;

/**
 * Writes the note, to be forgotten at the session's end (ISO 8601). A store that is down, or takes no second write a
 * second, stops nobody.
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

/** True when the note knows that the session is over. A missing, broken or unreachable note knows nothing. */
export async function isNotedEnded(ctx: Pick<Ctx, 'kv'>, session: string): Promise<boolean> {
  const stored: unknown = await ctx.kv.get(noteKey(session), 'json').catch(() => null);
  const note = noteSchema.safeParse(stored);
  return note.success && note.data.ended;
}

/**
 * Returns how long a session lasts (docs/product.md#sessions): customers 30 days, sliding up to 180; the desk 12 fixed
 * hours.
 */
export function sessionLifetime(role: Role): { readonly ms: number; readonly slides: boolean } {
  return role === 'customer'
    ? { ms: sessionPolicy.days * dayMs, slides: true }
    : { ms: sessionPolicy.deskHours * hourMs, slides: false };
}
