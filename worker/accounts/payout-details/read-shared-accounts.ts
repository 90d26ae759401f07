import type { Ctx } from '../../platform/context';
import { text } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { payoutDetails } from '../../platform/db/schema/account-room';

/** Reads the details of some accounts (a JSON list) and of all accounts whose masked IBAN is one of theirs. */
const likelyShared = defineRead(
  { account: payoutDetails.account, masked: text(), sealed: text() },
  `SELECT o.account, o.iban_masked AS masked, o.iban_sealed AS sealed FROM payout_details o WHERE o.iban_masked IN (
     SELECT d.iban_masked FROM json_each(?1) j CROSS JOIN payout_details d ON d.account = j.value)`,
);

/**
 * Returns for some accounts how many other accounts are paid to the same bank account. Accounts that share none are
 * left out. IBANs are stored encrypted for each account alone, so those whose masks are equal are opened and compared.
 */
export async function readSharedAccounts(ctx: Ctx, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { sealer } = ctx;
  if (sealer === null || accounts.length === 0) return new Map();
  const rows = await likelyShared.all(ctx.db, JSON.stringify([...new Set(accounts)]));
  const byMask = Map.groupBy(rows, ({ masked }) => masked);
  const alike = [...byMask.values()].filter(({ length }) => length > 1).flat();
  // A text that can't be opened (another key) is equal to no other.
  const opened = await Promise.all(
    alike.map(async ({ account, sealed }) => ({
      account,
      iban: await sealer.open(sealed, account).catch(() => account),
    })),
  );
  const byIban = Map.groupBy(opened, ({ iban }) => iban);
  const others = new Map<string, number>();
  for (const account of accounts) {
    const iban = opened.find((details) => details.account === account)?.iban;
    const count = iban === undefined ? 0 : (byIban.get(iban)?.length ?? 1) - 1;
    if (count > 0) others.set(account, count);
  }
  return others;
}
