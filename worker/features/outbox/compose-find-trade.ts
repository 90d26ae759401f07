import { baseLanguage, isLanguage } from '../../../domain/language';
import type { Mail } from '../../adapters/mail';
import type { Ctx } from '../../context';
import { writeLetter } from '../../mails/letter';
import { tradeFound } from '../../mails/trade-found';
import { renewKey } from '../trades/renew-key';
import type { OutboxPayload } from './kinds';

/** The link to the trade that somebody looked for; null where there is none. A guest's key is made here, so that no row ever holds it. */
export async function composeFindTrade(ctx: Ctx, { number, email, origin }: OutboxPayload<'find-trade'>): Promise<Mail | null> {
  const found = await renewKey(ctx, { number, email });
  if (found === null) return null;
  const language = isLanguage(found.language) ? found.language : baseLanguage;
  const link = `${origin}/${language}/trades/${found.id}${found.key === null ? '' : `?key=${found.key}`}`;
  const { shop } = ctx.settings;
  return writeLetter(tradeFound({ to: found.email, name: found.name, language, number: found.number, link, isNewKey: found.key !== null }), shop);
}
