import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { mailOrigin, secretLinkOrigin } from '../../platform/settings/mail-origin';
import { writeLetter } from '../letter/letter';
import { tradePlaced } from './trade-placed';
import { pathOfGuestLink } from './guest-link';
import type { OutboxPayload } from '../../outbox/kinds';
import { placedTrade } from './read-placed-trade';

/** Writes the confirmation of a trade, with all it agreed; null for no such trade, or one whose person was erased. */
export async function composeTradePlaced(ctx: Ctx, facts: OutboxPayload<'trade-placed'>): Promise<Mail | null> {
  const trade = await placedTrade(ctx, facts.trade);
  if (trade === null || trade.to === '') return null;
  const { shop } = ctx.settings;
  const path = pathOfGuestLink(facts.path);
  const origin = path === null ? mailOrigin(ctx) : secretLinkOrigin(ctx);
  return writeLetter(tradePlaced({ ...trade, link: origin + (path ?? facts.path) }, shop), shop);
}
