import { receiptSchema } from '../../../domain/accounts/account-schemas';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { accountDeleted } from './account-deleted';
import { writeLetter } from '../letter/letter';
import type { OutboxPayload } from '../../outbox/kinds';

/** Composes the receipt of a deletion. Only the outbox row still has the address. */
export async function composeAccountDeleted(ctx: Ctx, facts: OutboxPayload<'account-deleted'>): Promise<Mail | null> {
  const stored = await ctx.db
    .prepare('SELECT receipt FROM deletions WHERE id = ?1')
    .bind(facts.deletion)
    .first<string>('receipt');
  if (stored === null) return null;
  const { shop } = ctx.settings;
  const { to, name, origin } = facts;
  const language = toLanguage(facts.language);
  const receipt = receiptSchema.parse(JSON.parse(stored));
  const timeZone = timeZoneOf(marketOf(facts.market));
  return writeLetter(
    accountDeleted({ to, name, language, timeZone, receipt, site: `${origin}/${language}` }, shop),
    shop,
  );
}
