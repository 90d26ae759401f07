import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { payoutDetails } from '../../platform/db/schema/account-room';
import { accounts } from '../../platform/db/schema/accounts';
import { readRecord } from '../../trades/core/read-record';
import type { MailedTrade } from './trade-mail-data';

/** A trade, and the address and language of the person to mail. */
export type MailedPerson = MailedTrade & { readonly email: string; readonly language: string };

/**
 * Reads a trade and the person to mail: with the account's present address and language, or the guest's. Returns null
 * when the trade's person is erased.
 */
export async function readMailedPerson(ctx: Ctx, id: string): Promise<MailedPerson | null> {
  const record = await readRecord(ctx, id);
  if (record === null || record.trade.email === '') return null;
  const { trade } = record;
  const now = ctx.now.toISOString();
  if (trade.account === null)
    return { record, now, email: trade.email, language: trade.language, iban: trade.payout_iban_masked ?? '' };
  const [account] = await run(
    orm(ctx.db)
      .select({ email: accounts.email, language: accounts.language, iban: payoutDetails.ibanMasked })
      .from(accounts)
      .leftJoin(payoutDetails, eq(payoutDetails.account, accounts.id))
      .where(eq(accounts.id, trade.account)),
  );
  return account === undefined ? null : { record, now, ...account, iban: account.iban ?? '' };
}
