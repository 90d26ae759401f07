import { eq } from 'drizzle-orm';
import { maskedIban, parseIban } from '../../../domain/checkout/iban';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { payoutDetails } from '../../platform/db/schema/account-room';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { payoutDetailsStatements } from './payout-details-statements';

/** Payout account of the signed-in person, as checkout needs it. */
export interface StoredPayout {
  readonly ibanMasked: string;
  readonly ibanSealed: string;
}

/** Returns the payout details of the account; null for a guest, or when there are none. */
export async function readStoredPayout(ctx: Ctx): Promise<StoredPayout | null> {
  if (ctx.actor.kind !== 'account') return null;
  const [row] = await run(
    orm(ctx.db)
      .select({ ibanMasked: payoutDetails.ibanMasked, ibanSealed: payoutDetails.ibanSealed })
      .from(payoutDetails)
      .where(eq(payoutDetails.account, ctx.actor.account.id)),
  );
  return row ?? null;
}

/**
 * Returns the statements that store an IBAN typed at checkout as payout details. The stored IBAN needs no statement.
 * Replacing a stored IBAN needs fresh proof, because the payouts of all trades go to the payout details.
 * @throws `fresh-proof-required`, `second-factor-required`, `unavailable`
 */
export async function typedIbanStatements(
  ctx: Ctx,
  typed: { readonly holder: string; readonly iban: string },
  stored: StoredPayout | null,
): Promise<D1PreparedStatement[]> {
  const iban = parseIban(typed.iban);
  if (ctx.actor.kind !== 'account' || iban === null) return [];
  const { id } = ctx.actor.account;
  if (stored !== null) {
    if (stored.ibanMasked === maskedIban(iban) && (await unsealIban(ctx, stored, id)) === iban) return [];
    await requireStrongProof(ctx);
  }
  return payoutDetailsStatements(ctx, id, { holder: typed.holder, iban });
}

async function unsealIban(ctx: Ctx, stored: StoredPayout, account: string): Promise<string | null> {
  try {
    return (await ctx.sealer?.open(stored.ibanSealed, account)) ?? null;
  } catch {
    return null;
  }
}
