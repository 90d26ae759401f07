import { Problem } from '../../../domain/problems';
import { listenerOf, type Listener } from '../../platform/adapters/listener';
import type { Actor, Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { readActiveSessions } from '../../accounts/sessions/active-sessions';
import { retryAfterOf } from '../../maintenance/closure';
import { isDesk } from '../../maintenance/closed-access';
import { readMaintenance } from '../../maintenance/read-maintenance';
import { closeCodes, type Listeners } from './listeners';

/** The conversation is nobody's any more: its row is gone, and what is left of it must go, too. */
export class ConversationErased extends Error {}

/**
 * Reads anew who of the listeners still has a right to the conversation: who has signed out, was deleted, or was a
 * guest whose conversation followed into an account, is told and their socket closed. Answers with a context of who
 * sent the frame. Throws `sign-in-required`, `maintenance` {retryAfter}, ConversationErased.
 */
export async function admit(
  host: { contextOf(listener: Listener, actor?: Actor): Ctx },
  listeners: Listeners,
  socket: WebSocket,
): Promise<Ctx> {
  const me = listenerOf(socket);
  const door = host.contextOf(me);
  const sockets = listeners.sockets();
  const actorOf = await readRights(door, me.conversation, sockets.map(listenerOf));
  for (const each of sockets) {
    if (actorOf(listenerOf(each)) !== null) continue;
    listeners.refuse(each, 'sign-in-required', {}, null);
    listeners.close(each, closeCodes.signedOut);
  }
  const actor = actorOf(me);
  if (actor === null) throw new Problem('sign-in-required');
  const closed = await readMaintenance(door);
  if (closed !== null && !(closed.desk && actor.kind === 'account' && isDesk(actor.account))) {
    throw new Problem('maintenance', { retryAfter: retryAfterOf(closed, door.now) });
  }
  return host.contextOf(me, actor);
}

async function readRights(
  ctx: Ctx,
  conversation: string,
  listeners: readonly Listener[],
): Promise<(listener: Listener) => Actor | null> {
  const sessions = [...new Set(listeners.flatMap(({ session }) => (session === null ? [] : [session])))];
  const [owner, standing] = await Promise.all([
    sql(ctx.db, 'SELECT owner FROM conversations WHERE id = ?1', conversation).first<string>('owner'),
    readActiveSessions(ctx, sessions),
  ]);
  if (owner === null) throw new ConversationErased();
  return (listener) => {
    if (listener.session === null) return listener.owner === owner ? { kind: 'guest', visitor: owner.slice(2) } : null;
    const actor = standing.get(listener.session);
    return actor !== undefined && `a:${actor.account.id}` === owner ? actor : null;
  };
}
