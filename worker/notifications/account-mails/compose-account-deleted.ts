import { eq } from 'drizzle-orm';
import { receiptSchema } from '../../../domain/accounts/account-schemas';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { deletions } from '../../platform/db/schema/account-room';
import { accountDeletedLetter } from './account-deleted-letter';
import { writeLetter } from '../letter/letter';
import type { OutboxPayload } from '../../outbox/kinds';

/** Composes the receipt of a deletion. Only the outbox row still has the address. */
export async function composeAccountDeleted(ctx: Ctx, facts: OutboxPayload<'account-deleted'>): Promise<Mail | null> {
  const [stored] = await run(
    orm(ctx.db).select({ receipt: deletions.receipt }).from(deletions).where(eq(deletions.id, facts.deletion)),
  );
  if (stored === undefined) return null;
  const { shop } = ctx.settings;
  const { to, name, origin } = facts;
  const language = toLanguage(facts.language);
  const receipt = receiptSchema.parse(JSON.parse(stored.receipt));
  const timeZone = timeZoneOf(marketOf(facts.market));
  return writeLetter(
    accountDeletedLetter({ to, name, language, timeZone, receipt, site: `${origin}/${language}` }, shop),
    shop,
  );
}
