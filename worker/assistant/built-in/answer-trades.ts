import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { listTrades } from '../tools/list-trades';
import type { Draft } from './draft';

/** Answers with the person's own trades, limited to those with this number or title (`q`) where it is given. */
export async function answerTrades(ctx: Ctx, q: string | null): Promise<Draft> {
  const card = await listTrades(ctx, q === null ? {} : { q: q.slice(0, 100) });
  return { tools: ['list-trades'], text: [sentenceOf(ctx, card)], cards: [card] };
}

function sentenceOf(ctx: Ctx, { signedIn, items }: Awaited<ReturnType<typeof listTrades>>): string {
  const locale = { locale: ctx.language };
  if (!signedIn) return m.chat_answer_trades_guest({}, locale);
  return items.length === 0
    ? m.chat_answer_trades_none({}, locale)
    : m.chat_answer_trades({ count: items.length }, locale);
}
