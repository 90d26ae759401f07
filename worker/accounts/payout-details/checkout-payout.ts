import { maskedIban, parseIban } from '../../../domain/checkout/iban';
import type { Ctx } from '../../platform/context';
import { nullable, number } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { accountSql } from '../../platform/owner';
import { payoutDetails } from '../../platform/db/schema/account-room';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { isFirstPayoutSql, payoutDetailsStatements } from './payout-details-statements';

/** A stored bank account. */
export interface StoredPayout {
  readonly ibanMasked: string;
  readonly ibanSealed: string;
}

/** Payout details of the signed-in person, as checkout needs them. */
export interface CheckoutPayout {
  /** Null for a guest, and where there are no details. */
  readonly stored: StoredPayout | null;
  /** Whether the account never had a bank account before. */
  readonly isFirst: boolean;
}

const payoutOfAccount = defineRead(
  { masked: nullable(payoutDetails.ibanMasked), sealed: nullable(payoutDetails.ibanSealed), is_first: number },
  `SELECT p.iban_masked AS masked, p.iban_sealed AS sealed, ${isFirstPayoutSql} AS is_first FROM accounts a
   LEFT JOIN payout_details p ON p.account = a.id WHERE a.id = ${accountSql('?1')}`,
);

/**
 * Returns the statement that reads the payout details of an account, for a batch and `checkoutPayoutAt`. `account`: or
 * the id of the session.
 */
export function checkoutPayoutStatement(ctx: Pick<Ctx, 'db'>, account: string): D1PreparedStatement {
  return payoutOfAccount.statement(ctx.db, account);
}

/** Returns the payout details from the result of `checkoutPayoutStatement` at `index`. */
export function checkoutPayoutAt(results: readonly D1Result[], index: number): CheckoutPayout {
  const [row] = payoutOfAccount.rowsOf(results[index]);
  const { masked = null, sealed = null } = row ?? {};
  const stored = masked === null || sealed === null ? null : { ibanMasked: masked, ibanSealed: sealed };
  return { stored, isFirst: row?.is_first === 1 };
}

/** Reads the payout details of an account in a round trip of its own. */
export async function readCheckoutPayout(ctx: Pick<Ctx, 'db'>, account: string): Promise<CheckoutPayout> {
  return checkoutPayoutAt([await checkoutPayoutStatement(ctx, account).all()], 0);
}

/**
 * Returns the statements that store an IBAN typed at checkout as payout details. The stored IBAN needs no statement.
 * Replacing a stored IBAN needs fresh proof, because the payouts of all trades go to the payout details.
 * @throws `fresh-proof-required`, `second-factor-required`, `unavailable`
 */
export async function typedIbanStatements(
  ctx: Ctx,
  typed: { readonly holder: string; readonly iban: string },
  { stored, isFirst }: CheckoutPayout,
): Promise<D1PreparedStatement[]> {
  const iban = parseIban(typed.iban);
  if (ctx.actor.kind !== 'account' || iban === null) return [];
  const { id } = ctx.actor.account;
  if (stored !== null) {
    if (stored.ibanMasked === maskedIban(iban) && (await unsealIban(ctx, stored, id)) === iban) return [];
    await requireStrongProof(ctx);
  }
  return payoutDetailsStatements(ctx, id, { holder: typed.holder, iban, isFirst });
}

async function unsealIban(ctx: Ctx, stored: StoredPayout, account: string): Promise<string | null> {
  try {
    return (await ctx.sealer?.open(stored.ibanSealed, account)) ?? null;
  } catch {
    return null;
  }
}
