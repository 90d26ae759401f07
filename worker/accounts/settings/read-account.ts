import { z } from 'zod';
import type { AccountSettings, SavedAddress } from '../../../domain/accounts/account-schemas';
import { addressSchema } from '../../../domain/checkout/schemas';
import { languageSchema } from '../../../domain/schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { rows, rowsAt, sql } from '../../platform/db/client';
import { requireAccount } from '../../platform/owner';

interface AccountRow {
  readonly email: string;
  readonly name: string;
  readonly role: AccountSettings['role'];
  readonly language: string;
  readonly market: string | null;
  readonly has_password: number;
  readonly second_factor: number;
  readonly wish_mails: number;
  readonly trade_mails: number;
  readonly payouts_held_until: string | null;
  readonly created_at: string;
}
interface ChangeRow {
  readonly email: string;
  readonly ends_at: string;
}
interface PayoutRow {
  readonly holder: string;
  readonly iban_masked: string;
  readonly changed_at: string;
}
interface TermsRow {
  readonly terms_version: string | null;
  readonly at: string;
}

/**
 * Returns the account as its owner sees it, in one round trip.
 * @throws `sign-in-required`
 */
export async function readAccount(ctx: Ctx): Promise<AccountSettings> {
  const { id } = requireAccount(ctx);
  const now = ctx.now.toISOString();
  const results = await ctx.db.batch([
    sql(
      ctx.db,
      `SELECT email, name, role, language, market, password_hash IS NOT NULL AS has_password, second_factor,
        wish_mails, trade_mails, payouts_held_until,
         created_at FROM accounts WHERE id = ?1`,
      id,
    ),
    sql(
      ctx.db,
      `SELECT c.email, c.ends_at FROM email_changes c JOIN accounts a ON a.id = c.account
       WHERE c.account = ?1 AND c.ends_at > ?2 AND c.credential_version = a.credential_version`,
      id,
      now,
    ),
    sql(ctx.db, 'SELECT holder, iban_masked, changed_at FROM payout_details WHERE account = ?1', id),
    sql(
      ctx.db,
      `SELECT terms_version, at FROM consents WHERE account = ?1 AND kind = 'terms' AND given = 1 ORDER BY id DESC
        LIMIT 1`,
      id,
    ),
  ]);
  const [account] = rowsAt<AccountRow>(results, 0);
  if (account === undefined) throw new Problem('sign-in-required');
  const [change] = rowsAt<ChangeRow>(results, 1);
  const [payout] = rowsAt<PayoutRow>(results, 2);
  const [terms] = rowsAt<TermsRow>(results, 3);
  const held = account.payouts_held_until;
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
    payoutsHeldUntil: held !== null && held > now ? held : null,
    payoutDetails:
      payout === undefined ? null : { holder: payout.holder, iban: payout.iban_masked, changedAt: payout.changed_at },
    termsAgreed: terms === undefined ? null : { version: terms.terms_version, at: terms.at },
  };
}

const addressRow = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  address: z.string(),
  is_default: z.int(),
});

/** Returns the statement that reads the addresses of an account: defaults first, then the newest. */
export function addressesStatement(ctx: Pick<Ctx, 'db'>, account: string): D1PreparedStatement {
  return sql(
    ctx.db,
    `SELECT id, name, phone, address, is_default FROM addresses WHERE account = ?1
      ORDER BY is_default DESC, created_at DESC, id`,
    account,
  );
}

/** Returns the rows of `addressesStatement` as the API shows them. */
export function savedAddresses(found: readonly unknown[]): SavedAddress[] {
  return z
    .array(addressRow)
    .parse(found)
    .map((row) => ({
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
  return { items: savedAddresses(await rows(addressesStatement(ctx, requireAccount(ctx).id))) };
}
