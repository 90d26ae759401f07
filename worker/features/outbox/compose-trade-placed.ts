import type { Mail } from '../../adapters/mail';
import type { Ctx } from '../../context';
import { writeLetter } from '../../mails/letter';
import { tradePlaced } from '../../mails/trade-placed';
import type { OutboxPayload } from './kinds';
import { placedTrade } from './reads';

/** Confirmation of a trade, with all it agreed; null when there is no such trade, or it is nobody's any more. */
export async function composeTradePlaced(ctx: Ctx, facts: OutboxPayload<'trade-placed'>): Promise<Mail | null> {
  const trade = await placedTrade(ctx, facts.trade);
  if (trade === null || trade.to === '') return null;
  const { shop } = ctx.settings;
  return writeLetter(tradePlaced({ ...trade, link: facts.origin + facts.path }, shop), shop);
}
