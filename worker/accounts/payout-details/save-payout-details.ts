import type { PayoutInput } from '../../../domain/accounts/account-schemas';
import { parseIban } from '../../../domain/checkout/iban';
import { canPayOutTo } from '../../../domain/checkout/payout-country';
import { rulesOf } from '../../../domain/market/market';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { readCheckoutPayout } from './checkout-payout';
import { payoutDetailsStatements } from './payout-details-statements';

/**
 * Stores the payout details. Payouts then wait 72 hours, and a mail reports the change.
 * @throws `fresh-proof-required`, `second-factor-required`, `iban-invalid`, `iban-country` {country, market},
 * `unavailable`; `payout-method-not-possible` in a market without bank payouts
 * @see docs/product.md#payouts
 */
export async function savePayoutDetails(ctx: Ctx, input: PayoutInput): Promise<void> {
  const account = await requireStrongProof(ctx);
  const { market } = ctx;
  const iban = parseIban(input.iban);
  if (iban === null) throw new Problem('iban-invalid');
  if (!rulesOf(market).payouts.includes('bank')) throw new Problem('payout-method-not-possible', { market });
  if (!canPayOutTo(market, iban)) throw new Problem('iban-country', { country: iban.slice(0, 2), market });
  const { isFirst } = await readCheckoutPayout(ctx, account.id);
  await commit(ctx.db, await payoutDetailsStatements(ctx, account.id, { holder: input.holder, iban, isFirst }));
  sendOutboxSoon(ctx);
}
