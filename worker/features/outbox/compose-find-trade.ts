import { baseLanguage, isLanguage } from '../../../domain/language';
import type { Mail } from '../../adapters/mail';
import type { Ctx } from '../../context';
import { secretLinkOrigin } from '../../mail-origin';
import { writeLetter } from '../../mails/letter';
import { tradeFound } from '../../mails/trade-found';
import { guestTradePath } from '../trades/guest-key';
import { renewKey } from '../trades/renew-key';
import type { OutboxPayload } from './kinds';

/**
 * Writes the mail with the link to a trade that somebody looked for, or null. A guest's key is made here: no row holds
 * it.
 */
export async function composeFindTrade(ctx: Ctx, { number, email }: OutboxPayload<'find-trade'>): Promise<Mail | null> {
  const origin = secretLinkOrigin(ctx);
  const found = await renewKey(ctx, { number, email });
  if (found === null) return null;
  const language = isLanguage(found.language) ? found.language : baseLanguage;
  const path = found.key === null ? `/trades/${found.id}` : guestTradePath(found.id, found.key);
  const link = `${origin}/${language}${path}`;
  const { shop } = ctx.settings;
  return writeLetter(
    tradeFound({
      to: found.email,
      name: found.name,
      language,
      number: found.number,
      link,
      isNewKey: found.key !== null,
    }),
    shop,
  );
}
