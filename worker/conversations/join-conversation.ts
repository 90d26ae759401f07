import { and, eq } from 'drizzle-orm';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { orm, run } from '../platform/db/client';
import { conversations } from '../platform/db/schema/pages';
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
  if (owner === null) throw new Problem('not-found');
  const [own] = await run(
    orm(ctx.db)
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.id, conversation), eq(conversations.owner, owner))),
  );
  if (own === undefined) throw new Problem('not-found');
  const { language, market, country, network, origin } = ctx;
  const session = ctx.actor.kind === 'account' ? ctx.actor.session : null;
  const since = ctx.now.toISOString();
  return ctx.conversations.connect({ conversation, owner, session, language, market, country, network, origin, since });
}
