import type { Mail } from '../../adapters/mail';
import type { Ctx } from '../../context';
import { mailOrigin, secretLinkOrigin } from '../../mail-origin';
import { writeLetter } from '../../mails/letter';
import { tradePlaced } from '../../mails/trade-placed';
import { pathOfGuestLink } from './guest-link';
import type { OutboxPayload } from './kinds';
import { placedTrade } from './reads';

/** Writes the confirmation of a trade, with all it agreed; null for no such trade, or one whose person was erased. */
export async function composeTradePlaced(ctx: Ctx, facts: OutboxPayload<'trade-placed'>): Promise<Mail | null> {
  const trade = await placedTrade(ctx, facts.trade);
  if (trade === null || trade.to === '') return null;
  const { shop } = ctx.settings;
  const path = pathOfGuestLink(facts.path);
  const origin = path === null ? mailOrigin(ctx) : secretLinkOrigin(ctx);
  return writeLetter(tradePlaced({ ...trade, link: origin + (path ?? facts.path) }, shop), shop);
}
