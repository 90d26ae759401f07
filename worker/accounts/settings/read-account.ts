import type { AccountSettings, SavedAddress } from '../../../domain/accounts/account-schemas';
import { addressSchema } from '../../../domain/checkout/schemas';
import { languageSchema } from '../../../domain/schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { number } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { addresses, consents, emailChanges, payoutDetails } from '../../platform/db/schema/account-room';
import { accounts } from '../../platform/db/schema/accounts';
import { requireAccount } from '../../platform/owner';

const settingsOf = defineRead(
  {
    email: accounts.email,
    name: accounts.name,
    role: accounts.role,
    language: accounts.language,
    market: accounts.market,
    has_password: number,
    second_factor: accounts.secondFactor,
    wish_mails: accounts.wishMails,
    trade_mails: accounts.tradeMails,
    payouts_held_until: accounts.payoutsHeldUntil,
    is_hold_hidden: number,
    created_at: accounts.createdAt,
  },
  `SELECT email, name, role, language, market, password_hash IS NOT NULL AS has_password, second_factor,
     wish_mails, trade_mails, payouts_held_until, created_at,
     -- A first bank account holds payouts, too. The page shows that hold only where a payout waits.
     coalesce((SELECT kind FROM account_events WHERE account = ?1
       AND kind IN ('payout-added', 'payout-changed', 'payout-removed', 'email-changed') ORDER BY id DESC LIMIT 1), '')
       = 'payout-added' AND NOT EXISTS (SELECT 1 FROM trades t CROSS JOIN payouts p ON p.trade_id = t.id
       WHERE t.account = ?1 AND p.way = 'bank' AND p.state IN ('due', 'failed')) AS is_hold_hidden
     FROM accounts WHERE id = ?1`,
);
const pendingEmailOf = defineRead(
  { email: emailChanges.email, ends_at: emailChanges.endsAt },
  `SELECT c.email, c.ends_at FROM email_changes c JOIN accounts a ON a.id = c.account
   WHERE c.account = ?1 AND c.ends_at > ?2 AND c.credential_version = a.credential_version`,
);
const payoutDetailsOf = defineRead(
  { holder: payoutDetails.holder, iban_masked: payoutDetails.ibanMasked, changed_at: payoutDetails.changedAt },
  'SELECT holder, iban_masked, changed_at FROM payout_details WHERE account = ?1',
);
const agreedTermsOf = defineRead(
  { terms_version: consents.termsVersion, at: consents.at },
  `SELECT terms_version, at FROM consents WHERE account = ?1 AND kind = 'terms' AND given = 1 ORDER BY id DESC LIMIT 1`,
);
const addressesOf = defineRead(
  {
    id: addresses.id,
    name: addresses.name,
    phone: addresses.phone,
    address: addresses.address,
    is_default: addresses.isDefault,
  },
  `SELECT id, name, phone, address, is_default FROM addresses WHERE account = ?1
   ORDER BY is_default DESC, created_at DESC, id`,
);

/**
 * Returns the account as its owner sees it, in one round trip.
 * @throws `sign-in-required`
 */
export async function readAccount(ctx: Ctx): Promise<AccountSettings> {
  const { id } = requireAccount(ctx);
  const now = ctx.now.toISOString();
  const [[account], [change], [payout], [terms]] = await readBatch(ctx.db, [
    settingsOf.with(id),
    pendingEmailOf.with(id, now),
    payoutDetailsOf.with(id),
    agreedTermsOf.with(id),
  ]);
  if (account === undefined) throw new Problem('sign-in-required');
  const heldUntil = account.is_hold_hidden === 1 ? null : account.payouts_held_until;
  return {
    name: account.name,
    email: account.email,
    pendingEmail: change === undefined ? null : { email: change.email, endsAt: change.ends_at },
    role: account.role,
    language: languageSchema.parse(account.language),
    market: account.market,
    hasPassword: account.has_password === 1,
    secondFactor: account.second_factor === 1,
    wishMails: account.wish_mails === 1,
    tradeMails: account.trade_mails === 1,
    createdAt: account.created_at,
    payoutsHeldUntil: heldUntil !== null && heldUntil > now ? heldUntil : null,
    payoutDetails:
      payout === undefined ? null : { holder: payout.holder, iban: payout.iban_masked, changedAt: payout.changed_at },
    termsAgreed: terms === undefined ? null : { version: terms.terms_version, at: terms.at },
  };
}

/** Returns the statement that reads the addresses of an account: defaults first, then the newest. */
export function addressesStatement(ctx: Pick<Ctx, 'db'>, account: string): D1PreparedStatement {
  return addressesOf.statement(ctx.db, account);
}

/** Returns the rows of `addressesStatement` as the API shows them. */
export function savedAddresses(result: D1Result | undefined): SavedAddress[] {
  return addressesOf.rowsOf(result).map((row) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    address: addressSchema.parse(JSON.parse(row.address)),
    isDefault: row.is_default === 1,
  }));
}

/**
 * Returns the addresses of the account.
 * @throws `sign-in-required`
 */
export async function readAddresses(ctx: Ctx): Promise<{ items: SavedAddress[] }> {
  const [found] = await ctx.db.batch([addressesStatement(ctx, requireAccount(ctx).id)]);
  return { items: savedAddresses(found) };
}
