import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { ProposeLineInput } from '../tools/inputs';
import { proposeLine } from '../tools/propose-line';
import type { Draft } from './draft';

/** Returns a draft that proposes a line for a list, with a button, or says why it is impossible. */
export async function proposeDraft(ctx: Ctx, line: Omit<ProposeLineInput, 'quantity'>): Promise<Draft> {
  const card = await proposeLine(ctx, { ...line, quantity: 1 });
  return { tools: ['propose-line'], text: [sentenceOf(ctx, line.list, card.kind)], cards: [card] };
}

function sentenceOf(ctx: Ctx, list: 'cart' | 'basket', kind: Awaited<ReturnType<typeof proposeLine>>['kind']): string {
  const locale = { locale: ctx.language };
  if (kind === 'offers') return m.chat_answer_offers_none({}, locale);
  if (kind !== 'proposal') return m.chat_answer_book_gone({}, locale);
  return list === 'cart' ? m.chat_answer_propose_cart({}, locale) : m.chat_answer_propose_basket({}, locale);
}
