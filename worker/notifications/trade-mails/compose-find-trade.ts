import { toLanguage } from '../../../domain/language';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { secretLinkOrigin } from '../../platform/settings/mail-link-origin';
import { writeLetter } from '../letter/letter';
import { tradeFoundLetter } from './trade-found-letter';
import { guestTradePath } from '../../trades/guest-links/guest-key';
import { findTradeByNumber } from '../../trades/guest-links/find-trade-by-number';
import type { OutboxPayload } from '../../outbox/kinds';

/**
 * Composes the mail with the link to a trade that was looked for, or null when there is no such trade. A guest's key is
 * read here, so that no outbox row holds it.
 */
export async function composeFindTrade(ctx: Ctx, { number, email }: OutboxPayload<'find-trade'>): Promise<Mail | null> {
  const origin = secretLinkOrigin(ctx);
  const found = await findTradeByNumber(ctx, { number, email });
  if (found === null) return null;
  const language = toLanguage(found.language);
  const path = found.key === null ? `/trades/${found.id}` : guestTradePath(found.id, found.key);
  const link = `${origin}/${language}${path}`;
  const { shop } = ctx.settings;
  return writeLetter(
    tradeFoundLetter({
      to: found.email,
      name: found.name,
      language,
      number: found.number,
      link,
      isGuest: found.key !== null,
    }),
    shop,
  );
}
