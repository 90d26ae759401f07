import { Problem } from '../../../domain/problems';
import { listenerOf, type Listener } from '../../platform/adapters/listener';
import type { Actor, Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { conversations } from '../../platform/db/schema/pages';
import { accountOwner } from '../../platform/owner';
import { readActiveSessions } from '../../accounts/sessions/active-sessions';
import { retryAfterOf } from '../../maintenance/closure';
import { isStaff } from '../../maintenance/closed-access';
import { readMaintenance } from '../../maintenance/read-maintenance';
import { closeCodes, type Listeners } from './listeners';

/** Thrown when the conversation's row is deleted, so that its messages must be erased too. */
export class ConversationErased extends Error {}

/**
 * Checks again which listeners may still read the conversation. Sends `sign-in-required` to the others and closes their
 * sockets: they signed out, were deleted, or were a guest whose conversation moved into an account.
 * @returns a context that acts as the sender of the frame
 * @throws `sign-in-required`, `maintenance` {retryAfter}, ConversationErased
 */
export async function admitSender(
  host: { contextOf(listener: Listener, actor?: Actor): Ctx },
  listeners: Listeners,
  socket: WebSocket,
): Promise<Ctx> {
  const sender = listenerOf(socket);
  const guestCtx = host.contextOf(sender);
  const sockets = listeners.sockets();
  const actorOf = await readRights(guestCtx, sender.conversation, sockets.map(listenerOf));
  for (const each of sockets) {
    if (actorOf(listenerOf(each)) !== null) continue;
    listeners.refuse(each, 'sign-in-required', {}, null);
    listeners.close(each, closeCodes.signedOut);
  }
  const actor = actorOf(sender);
  if (actor === null) throw new Problem('sign-in-required');
  const closed = await readMaintenance(guestCtx, guestCtx.settings.maintenanceFreshMs);
  if (closed !== null && !(closed.desk && actor.kind === 'account' && isStaff(actor.account))) {
    throw new Problem('maintenance', { retryAfter: retryAfterOf(closed, guestCtx.now) });
  }
  return host.contextOf(sender, actor);
}

const ownerOfConversation = defineRead({ owner: conversations.owner }, 'SELECT owner FROM conversations WHERE id = ?1');

async function readRights(
  ctx: Ctx,
  conversation: string,
  listeners: readonly Listener[],
): Promise<(listener: Listener) => Actor | null> {
  const sessions = [...new Set(listeners.flatMap(({ session }) => (session === null ? [] : [session])))];
  const [found, active] = await Promise.all([
    ownerOfConversation.first(ctx.db, conversation),
    readActiveSessions(ctx, sessions),
  ]);
  if (found === null) throw new ConversationErased();
  const { owner } = found;
  return (listener) => {
    if (listener.session === null) return listener.owner === owner ? { kind: 'guest', visitor: owner.slice(2) } : null;
    const actor = active.get(listener.session);
    return actor !== undefined && accountOwner(actor.account.id) === owner ? actor : null;
  };
}
