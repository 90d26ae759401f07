import { z } from 'zod';
import type { Ctx } from '../../platform/context';

/**
 * A note on a session in key-value storage. It can only refuse a session, never allow one.
 * The note is up to a minute late, so D1 decides whether a session is valid. A replica of D1 may be late, too: the note
 * of an ended session then refuses it.
 */
const noteSchema = z.strictObject({ ended: z.boolean() });

const noteKey = (session: string) => `session:${session}`;

type NoteCtx = Pick<Ctx, 'kv' | 'now'>;

/** Notes that a session is open. `endsAt`: end of the session (ISO 8601), when the note expires, too. */
export function noteOpenSession(ctx: NoteCtx, session: string, endsAt: string): Promise<void> {
  return writeNote(ctx, session, { ended: false }, endsAt);
}

/** Notes that a session has ended. `endsAt`: the end that it had (ISO 8601), when the note expires. */
export function noteEndedSession(ctx: NoteCtx, session: string, endsAt: string): Promise<void> {
  return writeNote(ctx, session, { ended: true }, endsAt);
}

/** Ignores errors: the store may be down, or refuse a second write within a second. */
async function writeNote(
  ctx: NoteCtx,
  session: string,
  note: z.infer<typeof noteSchema>,
  endsAt: string,
): Promise<void> {
  // Key-value storage refuses lifetimes under a minute.
  const seconds = Math.max(60, Math.ceil((Date.parse(endsAt) - ctx.now.getTime()) / 1000));
  await ctx.kv.put(noteKey(session), JSON.stringify(note), { expirationTtl: seconds }).catch(() => undefined);
}

/** Returns true when the note says that the session has ended. A missing, broken or unreachable note returns false. */
export async function isNotedEnded(ctx: Pick<Ctx, 'kv'>, session: string): Promise<boolean> {
  const stored: unknown = await ctx.kv.get(noteKey(session), 'json').catch(() => null);
  const note = noteSchema.safeParse(stored);
  return note.success && note.data.ended;
}
