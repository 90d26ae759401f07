import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { mailLinkOrigin, secretLinkOrigin } from '../../platform/settings/mail-link-origin';
import { writeLetter } from '../letter/letter';
import { tradePlacedLetter } from './trade-placed-letter';
import { pathOfGuestLink } from './guest-link';
import type { OutboxPayload } from '../../outbox/kinds';
import { readPlacedTrade } from './read-placed-trade';

/**
 * Composes the confirmation of a trade. Null when the trade is unknown or its person was erased. `known`: its
 * facts, where the checkout that placed it passes them.
 */
export async function composeTradePlaced(
  ctx: Ctx,
  facts: OutboxPayload<'trade-placed'>,
  known?: unknown,
): Promise<Mail | null> {
  const trade = await readPlacedTrade(ctx, facts.trade, known);
  if (trade === null || trade.to === '') return null;
  const { shop } = ctx.settings;
  const path = pathOfGuestLink(facts.path);
  const origin = path === null ? mailLinkOrigin(ctx) : secretLinkOrigin(ctx);
  return writeLetter(tradePlacedLetter({ ...trade, link: origin + (path ?? facts.path) }, shop), shop);
}
