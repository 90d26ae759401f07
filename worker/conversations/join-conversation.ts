import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { ownerOf } from '../platform/owner';

/** The WebSocket handshake of a page. */
export interface Handshake {
  readonly conversation: string;
  readonly upgrade: string | null;
  readonly browserOrigin: string | null;
}

/**
 * Connects the person to their own conversation; the answer carries the socket.
 * Browsers send cookies with sockets of any site, and CORS does not apply. So this checks the origin.
 * @throws `upgrade-required`, `foreign-origin`; `not-found` when the person does not own the conversation
 */
export async function joinConversation(
  ctx: Ctx,
  { conversation, upgrade, browserOrigin }: Handshake,
): Promise<Response> {
  if (upgrade?.toLowerCase() !== 'websocket') throw new Problem('upgrade-required');
  if (browserOrigin !== null && browserOrigin !== ctx.origin) throw new Problem('foreign-origin');
  const owner = ownerOf(ctx);
  const ownRow =
    owner === null
      ? null
      : await sql(ctx.db, 'SELECT 1 FROM conversations WHERE id = ?1 AND owner = ?2', conversation, owner).first();
  if (owner === null || ownRow === null) throw new Problem('not-found');
  const { language, market, country, network, origin } = ctx;
  const session = ctx.actor.kind === 'account' ? ctx.actor.session : null;
  const since = ctx.now.toISOString();
  return ctx.conversations.connect({ conversation, owner, session, language, market, country, network, origin, since });
}
