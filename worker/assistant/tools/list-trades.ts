import type { ChatCard } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';
import { readTrades } from '../../trades/view/read-trades';
import type { ListTradesInput } from './inputs';

const maxTrades = 5;

/** Returns only the person's own trades, newest first. A guest's card asks to sign in. */
export async function listTrades(
  ctx: Ctx,
  { q, state }: ListTradesInput,
): Promise<Extract<ChatCard, { kind: 'trades' }>> {
  if (ctx.actor.kind !== 'account') return { kind: 'trades', signedIn: false, items: [], more: false };
  const { items, nextCursor } = await readTrades(ctx, { q, state, limit: maxTrades });
  return { kind: 'trades', signedIn: true, items, more: nextCursor !== null };
}
